// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QHeaderView>
#include <QTableView>

namespace kagetsu::ui {

// Gives a table rows large enough for fingers, which grow with its font. Its header only names the columns: no table is
// sorted by clicking it.
inline void giveFingerRows(QTableView &table)
{
    table.horizontalHeader()->setSectionsClickable(false);
    onFit(table, [&table](double factor) {
        table.verticalHeader()->setMinimumSectionSize(qRound(TouchSize * factor));
        table.verticalHeader()->setDefaultSectionSize(qRound(TouchSize * factor));
    });
}

} // namespace kagetsu::ui
