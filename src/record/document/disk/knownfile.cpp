// SPDX-License-Identifier: MIT
#include "record/document/disk/knownfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace kagetsu::document {

FileStamp stampOf(const QByteArray &bytes)
{
    return { bytes.size(), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256) };
}

bool isChanged(const QString &path, const FileStamp &since)
{
    const QFileInfo there(path);
    if (!there.exists())
        return false;
    if (there.size() != since.size)
        return true;
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return !file.open(QIODevice::ReadOnly) || !hash.addData(&file) || file.size() != since.size
        || hash.result() != since.digest;
}

} // namespace kagetsu::document
