// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/store/sqlstore.h"

#include <QStringList>

namespace kagetsu::library {

// Reads the files into an open library (library.md#import). Reading and writing go on side by side, and what is in
// memory hardly grows with the number of games. What was in when a fault came stays in.
Result<ImportSummary, StoreFault> importFiles(
    SqlStore &store, const QStringList &paths, const ImportOptions &options = {});

} // namespace kagetsu::library
