// SPDX-License-Identifier: MIT
#include "match/journal/chain/keyfile.h"

#include "base/file/platform.h"
#include "base/file/safefile.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace kagetsu::journal {

namespace {

constexpr qint64 MostBytes = 10'000; // a key file has a few hundred bytes

Result<QByteArray, KeyFileFault> readKeyFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // reading a pipe would never end
        return Fault { KeyFileFault { path, signing::KeyFault::NoKey, {} } };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Fault { KeyFileFault { path, std::nullopt, file.errorString() } };
    QByteArray bytes = file.read(MostBytes);
    if (file.error() != QFileDevice::NoError)
        return Fault { KeyFileFault { path, std::nullopt, file.errorString() } };
    return bytes;
}

std::optional<KeyFileFault> save(const QString &path, const std::string &text, file::SafeFile::Access access)
{
    file::SafeFile file(path, file::SafeFile::Place::New, access);
    if (file.open() && file.write(text.data(), static_cast<qint64>(text.size())) && file.commit())
        return std::nullopt;
    return KeyFileFault { path, std::nullopt, file.errorString() };
}

} // namespace

Result<KeyFiles, KeyFileFault> makeKeyFiles(const QString &path)
{
    using Access = file::SafeFile::Access;
    const QString publicPath = path + QStringLiteral(".pub");
    if (QFileInfo::exists(publicPath)) // avoids leaving half a pair
        return Fault { KeyFileFault { publicPath, std::nullopt, file::errorText(EEXIST) } };
    const signing::SecretKey key = signing::makeKey();
    if (const auto fault = save(path, toText(key), Access::Owner))
        return Fault { *fault };
    if (const auto fault = save(publicPath, toText(key.publicKey()), Access::Usual))
        return Fault { *fault };
    return KeyFiles { key.publicKey(), publicPath };
}

Result<signing::SecretKey, KeyFileFault> readSecretKey(const QString &path, const std::optional<std::string> &password)
{
    const auto bytes = readKeyFile(path);
    if (!bytes)
        return Fault { bytes.fault() };
    auto key = signing::secretKeyFrom({ bytes->constData(), static_cast<std::size_t>(bytes->size()) }, password);
    if (!key)
        return Fault { KeyFileFault { path, key.fault(), {} } };
    return std::move(key).value();
}

Result<signing::PublicKey, KeyFileFault> readPublicKey(const QString &path)
{
    const auto bytes = readKeyFile(path);
    if (!bytes)
        return Fault { bytes.fault() };
    const auto key = signing::publicKeyFrom({ bytes->constData(), static_cast<std::size_t>(bytes->size()) });
    if (!key)
        return Fault { KeyFileFault { path, key.fault(), {} } };
    return *key;
}

} // namespace kagetsu::journal
