// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/fingerrows.h"

namespace kagetsu::ui {

// Makes a table of games or moves look like a sheet: rows without a grid, of which one is selected.
inline void giveSheetLook(QTableView &table)
{
    table.setShowGrid(false);
    table.verticalHeader()->hide();
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.horizontalHeader()->setHighlightSections(false);
    giveFingerRows(table);
}

} // namespace kagetsu::ui
