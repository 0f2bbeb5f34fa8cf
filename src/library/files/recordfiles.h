// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "library/import.h"

#include <QStringList>

#include <string>

namespace kagetsu::library {

// Returns the files that are meant: those named, and in folders, at any depth and in the order of their names, all that
// have an ending of a record. Links to folders are not followed.
QStringList recordFiles(const QStringList &paths);

// The reason why a file was not read: Unreadable, with the words of the system, or TooLarge.
struct UnreadFile
{
    ImportFinding::What what = ImportFinding::What::Unreadable;
    std::string detail {};
};
// Returns the bytes of a file of records.
Result<std::string, UnreadFile> readRecordFile(const QString &path);

} // namespace kagetsu::library
