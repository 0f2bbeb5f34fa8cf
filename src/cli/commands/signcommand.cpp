// SPDX-License-Identifier: MIT
#include "base/signing/signature.h"
#include "cli/commands/command.h"
#include "cli/input/filename.h"
#include "cli/input/journalinput.h"
#include "cli/input/password.h"
#include "cli/output/message.h"
#include "cli/words/keywords.h"
#include "match/journal/chain/signing.h"

#include <CLI/App.hpp>

#include <QFile>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using journal::Json;

ExitStatus refuseName(const std::string &file)
{
    printMessage({ file, 0, 0 }, Severity::Error, "bad-name", "The file name is not valid UTF-8.");
    return ExitStatus::Bad;
}

ExitStatus makeKey(const std::string &file, bool json)
{
    const std::optional<QString> name = fileNameOf(file);
    if (!name)
        return refuseName(file);
    const auto made = journal::makeKeyFiles(*name);
    if (!made)
        return tell(made.fault());
    const std::string id = signing::hexOf(made->key.id);
    const std::string open = QFile::encodeName(made->publicPath).toStdString();
    if (json)
        std::cout << Json { { "id", id }, { "secret", file }, { "public", open } }.dump(
            -1, ' ', false, Json::error_handler_t::replace)
                  << '\n';
    else
        std::cout << id << '\t' << file << '\t' << open << '\n';
    return ExitStatus::Fine;
}

struct Signing
{
    std::string journal;
    std::string key;
    std::string passwordFile;
};

// Returns the key that has already signed the journal, if it is a different one.
std::optional<signing::KeyId> otherSigner(const QString &journal, const signing::SecretKey &key)
{
    QFile there(journal::signaturePath(journal));
    if (!there.open(QIODevice::ReadOnly))
        return std::nullopt;
    constexpr qint64 Longest = 4096;
    const auto found = signing::verified(key.publicKey(), {}, there.read(Longest).toStdString());
    if (found || found.fault().kind != signing::SignatureFault::Kind::OtherKey)
        return std::nullopt;
    return found.fault().signer;
}

ExitStatus signIt(const Signing &wanted, bool json)
{
    const QString keyPath = QFile::decodeName(wanted.key.c_str());
    auto key = journal::readSecretKey(keyPath);
    if (!key && key.fault().key == signing::KeyFault::NeedsPassword) {
        const std::optional<std::string> password = readPassword(wanted.passwordFile, wanted.key);
        if (!password)
            return ExitStatus::Bad;
        key = journal::readSecretKey(keyPath, *password);
    }
    if (!key)
        return tell(key.fault());
    const std::optional<QString> name = fileNameOf(wanted.journal);
    if (!name)
        return refuseName(wanted.journal);
    const QString &journal = *name;
    if (const std::optional<signing::KeyId> other = otherSigner(journal, *key)) {
        printMessage({ wanted.journal, 0, 0 }, Severity::Error, "signed-by-another",
            "The journal is already signed with the key " + signing::hexOf(*other)
                + ". That signature would be lost. Move it to another folder to sign with a different key.");
        return ExitStatus::Bad;
    }
    const auto made =
        journal::signJournal(journal, *key, QDateTime::currentDateTimeUtc(), journal::signaturePath(journal));
    if (!made) {
        const journal::SigningFault &fault = made.fault();
        if (fault.journal)
            return tellUnreadable(wanted.journal, *fault.journal, json);
        printMessage({ QFile::encodeName(fault.path).toStdString(), 0, 0 }, Severity::Error, "unwritable",
            fault.system.toStdString());
        return ExitStatus::Bad;
    }
    if (!made->hasEnded)
        printMessage({ wanted.journal, 0, 0 }, Severity::Note, "not-ended",
            "The match has not ended. If it continues, the signature will no longer match the journal.");
    const std::string path = QFile::encodeName(made->signature).toStdString();
    if (json)
        std::cout << Json { { "id", signing::hexOf(key->id) }, { "signature", path } }.dump(
            -1, ' ', false, Json::error_handler_t::replace)
                  << '\n';
    else
        std::cout << signing::hexOf(key->id) << '\t' << path << '\n';
    return ExitStatus::Fine;
}

} // namespace

void setUpJournalKey(CLI::App &parser, Task &task)
{
    parser.footer(
        "Creates a pair of keys for signing journals, in the format of minisign: the secret key as FILE, which only\n"
        "you can read, and the public key as FILE.pub, to give to others. No existing file is replaced. Prints the\n"
        "number of the pair and both files, separated by tabs. Anyone who has the secret key can sign in your name.");
    const auto file = std::make_shared<std::string>();
    parser.add_option("FILE", *file, "The file for the secret key, such as arbiter.key")->required();
    task.run = [file, &task] { return makeKey(*file, task.json); };
}

void setUpJournalSign(CLI::App &parser, Task &task)
{
    parser.footer(
        "Writes FILE.minisig beside the journal, which must not be damaged. Prints the number of the key and the\n"
        "file of the signature, separated by a tab. To check it, use journal verify --key or minisign -V.");
    const auto wanted = std::make_shared<Signing>();
    parser.add_option("FILE", wanted->journal, "The journal")->required();
    parser.add_option("--key", wanted->key, "The secret key, created by journal key or by minisign")->required();
    parser.add_option("--password-file", wanted->passwordFile,
        "A file whose first line is the password of the key; without it, you are asked");
    task.run = [wanted, &task] { return signIt(*wanted, task.json); };
}

} // namespace kagetsu::cli
