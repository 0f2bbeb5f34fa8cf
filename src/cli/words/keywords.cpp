// SPDX-License-Identifier: MIT
#include "cli/words/keywords.h"

#include "cli/output/message.h"
#include "cli/words/words.h"

#include <QFile>

namespace kagetsu::cli {

namespace {

Words wordsForKey(sign::KeyFault fault)
{
    switch (fault) {
    case sign::KeyFault::NoKey: return { "no-key", "This is not a minisign key." };
    case sign::KeyFault::OtherKind:
        return { "other-key-kind",
            "This is the wrong kind of key. Use the secret key for signing and the public key for checking." };
    case sign::KeyFault::NeedsPassword: return { "needs-password", "The key is protected by a password." };
    case sign::KeyFault::WrongPassword: return { "wrong-password", "The password is wrong, or the key is damaged." };
    case sign::KeyFault::Damaged: return { "damaged-key", "The key is damaged." };
    case sign::KeyFault::NoMemory: return { "no-memory", "There is not enough memory for the password of this key." };
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

ExitStatus tell(const std::string &file, const sign::SignatureFault &fault, const sign::PublicKey &key)
{
    using Kind = sign::SignatureFault::Kind;
    switch (fault.kind) {
    case Kind::NoSignature:
        printMessage({ file, fault.line, 1 }, Severity::Error, "no-signature", "This is not a minisign signature.");
        return ExitStatus::Bad;
    case Kind::OtherKey:
        printMessage({ file, 0, 0 }, Severity::Error, "other-key",
            "The signature was made with the key " + sign::hexOf(fault.signer) + ", not with " + sign::hexOf(key.id)
                + '.');
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
