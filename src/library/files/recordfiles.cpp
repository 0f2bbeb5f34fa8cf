// SPDX-License-Identifier: MIT
#include "library/files/recordfiles.h"

#include "record/collection.h"
#include "record/format.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace kagetsu::library {

QStringList recordFiles(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.append(path);
            continue;
        }
        QStringList found;
        QDirIterator entries(path, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            const QString name = entries.next();
            if (record::formatFromFileName(name.toStdString()))
                found.append(name);
        }
        found.sort();
        files.append(found);
    }
    return files;
}

Result<std::string, UnreadFile> readRecordFile(const QString &path)
{
    using What = ImportFinding::What;
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return Fault { UnreadFile { What::Unreadable, file.errorString().toStdString() } };
    if (static_cast<std::uint64_t>(file.size()) > record::MostRecordBytes)
        return Fault { UnreadFile { What::TooLarge } };
    std::string bytes = file.readAll().toStdString();
    if (file.error() != QFileDevice::NoError)
        return Fault { UnreadFile { What::Unreadable, file.errorString().toStdString() } };
    return bytes;
}

} // namespace kagetsu::library
