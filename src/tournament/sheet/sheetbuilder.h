// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/sheet.h"

#include <QString>

namespace kagetsu::tournament {

// Collects the cells of a sheet, from left to right and from top to bottom, up to the limits of Sheet.
class SheetBuilder
{
public:
    // Puts a text into `times` cells in a row. Rows and columns count from 0. An empty cell takes no room, however
    // often it is repeated.
    void put(std::size_t row, std::size_t column, const QString &text, std::size_t times = 1);
    // Adds this many copies of the row below it, if the row has any cell.
    void repeatRow(std::size_t row, std::size_t times);
    std::vector<std::vector<std::string>> takeRows() { return std::move(m_rows); }
    bool isCut() const { return m_isCut; }

private:
    std::vector<std::vector<std::string>> m_rows;
    std::size_t m_cells = 0;
    bool m_isCut = false;
};

} // namespace kagetsu::tournament
