// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::library {

// Returns the files that are meant: those named, and in folders, at any depth and in the order of their names, all that
// have an ending of a record. Links to folders are not followed.
QStringList recordFiles(const QStringList &paths);

} // namespace kagetsu::library
