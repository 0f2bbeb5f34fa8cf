// SPDX-License-Identifier: MIT
#pragma once

#include "sign/keys.h"

#include <QString>

namespace kagetsu::journal {

struct KeyFileFault
{
    QString path;
    std::optional<sign::KeyFault> key; // what is wrong with what stands there
    QString system; // or why it cannot be read or written, in the system's words
};

struct KeyFiles
{
    sign::PublicKey key;
    QString publicPath; // to be given to whoever wants to check
};

// Makes a pair: the secret key at the path, which its owner alone may read, and the public one beside it as ….pub. What
// stands at either place stays, and is a fault.
Result<KeyFiles, KeyFileFault> makeKeyFiles(const QString &path);

Result<sign::SecretKey, KeyFileFault> readSecretKey(
    const QString &path, const std::optional<std::string> &password = {});
Result<sign::PublicKey, KeyFileFault> readPublicKey(const QString &path);

} // namespace kagetsu::journal
