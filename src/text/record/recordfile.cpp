// SPDX-License-Identifier: MIT
#include "text/record/recordfile.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};

} // namespace

QString fileFaultText(FileFault fault, const QString &name, const QString &system)
{
    switch (fault) {
    case FileFault::NoRecord:
        return FileWords::tr("%1 contains no game, or its format is not one that Kagetsu can read.").arg(name);
    case FileFault::TooLarge: return FileWords::tr("%1 is larger than 2 GB. It is not a game record.").arg(name);
    case FileFault::NoFile: return FileWords::tr("%1 is a device or a pipe, not a file.").arg(name);
    case FileFault::NotOpened: return FileWords::tr("%1 cannot be opened: %2").arg(name, system);
    case FileFault::NotRead: return FileWords::tr("%1 cannot be read: %2").arg(name, system);
    case FileFault::OtherBoard: return FileWords::tr("%1: the board has a different size.").arg(name);
    case FileFault::NoCopy:
        return FileWords::tr("A copy of the existing file could not be kept as %1. Nothing was saved.").arg(name);
    case FileFault::NotSaved: return FileWords::tr("%1 could not be saved: %2").arg(name, system);
    }
    return {};
}

QString newerLibraryText(const QString &name, int majorVersion, int minorVersion)
{
    return FileWords::tr("%1 is a library of version %2.%3, which is newer than this program can read.")
        .arg(name, QString::number(majorVersion), QString::number(minorVersion));
}

} // namespace kagetsu::text
