// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/listpreview.h"

namespace kagetsu::cli {

// Prints what would happen to each row of a list of players (command-line.md#tournament-enter).
void printPreview(const tournament::ListTable &table, const tournament::EntryColumns &columns,
    const tournament::ListPreview &preview, bool json);

} // namespace kagetsu::cli
