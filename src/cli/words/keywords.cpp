// SPDX-License-Identifier: MIT
#include "cli/words/keywords.h"

#include "cli/output/message.h"
#include "cli/words/words.h"

#include <QFile>

namespace kagetsu::cli {

namespace {

Words wordsForKey(signing::KeyFault fault)
{
    switch (fault) {
    case signing::KeyFault::NoKey: return { "no-key", "This is not a minisign key." };
    case signing::KeyFault::OtherKind:
        return { "other-key-kind",
            "This is the wrong kind of key. Use the secret key for signing and the public key for checking." };
    case signing::KeyFault::NeedsPassword: return { "needs-password", "The key is protected by a password." };
    case signing::KeyFault::WrongPassword: return { "wrong-password", "The password is wrong, or the key is damaged." };
    case signing::KeyFault::Damaged: return { "damaged-key", "The key is damaged." };
    case signing::KeyFault::NoMemory:
        return { "no-memory", "There is not enough memory for the password of this key." };
    }
    return {};
}

} // namespace

ExitStatus tell(const journal::KeyFileFault &fault)
{
    const std::string file = QFile::encodeName(fault.path).toStdString();
    if (!fault.key) {
        printMessage({ file, 0, 0 }, Severity::Error, "key-file", fault.system.toStdString());
        return ExitStatus::Bad;
    }
    const Words words = wordsForKey(*fault.key);
    printMessage({ file, 0, 0 }, Severity::Error, words.code, words.text);
    return ExitStatus::Bad;
}

ExitStatus tell(const std::string &file, const signing::SignatureFault &fault, const signing::PublicKey &key)
{
    using Kind = signing::SignatureFault::Kind;
    switch (fault.kind) {
    case Kind::NoSignature:
        printMessage({ file, fault.line, 1 }, Severity::Error, "no-signature", "This is not a minisign signature.");
        return ExitStatus::Bad;
    case Kind::OtherKey:
        printMessage({ file, 0, 0 }, Severity::Error, "other-key",
            "The signature was made with the key " + signing::hexOf(fault.signer) + ", not with "
                + signing::hexOf(key.id) + '.');
        return ExitStatus::No;
    case Kind::OtherBytes:
        printMessage({ file, 0, 0 }, Severity::Error, "not-signed",
            "The signature does not match: the journal is not the one that was signed.");
        return ExitStatus::No;
    case Kind::OtherComment:
        printMessage({ file, 3, 1 }, Severity::Error, "other-comment",
            "The journal is the one that was signed, but the comment of the signature was changed.");
        return ExitStatus::No;
    }
    return ExitStatus::Bad;
}

} // namespace kagetsu::cli
