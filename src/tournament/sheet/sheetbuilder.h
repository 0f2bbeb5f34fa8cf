// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/sheet.h"

#include <QString>

namespace kagetsu::tournament {

// Puts cells into a sheet, from left to right and from top to bottom, as far as there is room.
class SheetBuilder
{
public:
    // Rows and columns count from 0. A cell that is empty takes no room, however often it is repeated.
    void put(std::size_t row, std::size_t column, const QString &text, std::size_t times = 1);
    // So many copies of this row below it, if it has any cell.
    void repeatRow(std::size_t row, std::size_t times);
    std::vector<std::vector<std::string>> takeRows() { return std::move(m_rows); }
    bool isCut() const { return m_isCut; }

private:
    std::vector<std::vector<std::string>> m_rows;
    std::size_t m_cells = 0;
    bool m_isCut = false;
};

} // namespace kagetsu::tournament
