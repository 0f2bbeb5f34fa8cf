// SPDX-License-Identifier: MIT
#pragma once

#include "base/signing/keys.h"

#include <QString>

namespace kagetsu::journal {

// Why a key file cannot be used.
struct KeyFileFault
{
    QString path;
    std::optional<signing::KeyFault> key; // what is wrong with its content
    QString system; // or why it cannot be read or written, in the words of the system
};

// A pair of keys that was made.
struct KeyFiles
{
    signing::PublicKey key;
    QString publicPath; // the file to give to people who want to check signatures
};

// Makes a pair of keys: the secret key at the path, readable only by its owner, and the public key beside it as ….pub.
// Fails if either file exists already; it is then left unchanged.
Result<KeyFiles, KeyFileFault> makeKeyFiles(const QString &path);

// Reads a secret key, which may be protected by a password.
Result<signing::SecretKey, KeyFileFault> readSecretKey(
    const QString &path, const std::optional<std::string> &password = {});
Result<signing::PublicKey, KeyFileFault> readPublicKey(const QString &path);

} // namespace kagetsu::journal
