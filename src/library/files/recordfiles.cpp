// SPDX-License-Identifier: MIT
#include "library/files/recordfiles.h"

#include "record/format.h"

#include <QDirIterator>
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

} // namespace kagetsu::library
