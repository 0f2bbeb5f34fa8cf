// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/store/sqlstore.h"

#include <QStringList>

namespace kagetsu::library {

// Returns the files to import: those named, and in folders, at any depth and in the order of their names, all that have
// an ending of a record. Links to folders are not followed.
QStringList filesToImport(const QStringList &paths);

// Reads the files into an open library (library.md#import). Reading and writing go on side by side, and what is in
// memory hardly grows with the number of games. What was in when a fault came stays in.
Result<ImportSummary, StoreFault> importFiles(
    SqlStore &store, const QStringList &paths, const ImportOptions &options = {});

} // namespace kagetsu::library
