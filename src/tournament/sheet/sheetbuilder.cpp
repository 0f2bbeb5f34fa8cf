// SPDX-License-Identifier: MIT
#include "tournament/sheet/sheetbuilder.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

std::string cellOf(const QString &text)
{
    std::string cell = text.trimmed().toStdString();
    if (cell.size() <= MostCellBytes)
        return cell;
    std::size_t end = MostCellBytes;
    while (end > 0 && (cell[end] & 0xC0) == 0x80)
        --end;
    cell.resize(end);
    return cell;
}

} // namespace

void SheetBuilder::put(std::size_t row, std::size_t column, const QString &text, std::size_t times)
{
    const std::string cell = cellOf(text);
    if (cell.empty())
        return;
    const std::size_t room = column < MostSheetColumns ? MostSheetColumns - column : 0;
    const std::size_t count = row < MostSheetRows ? std::min({ times, room, MostSheetCells - m_cells }) : 0;
    m_isCut = m_isCut || count < times;
    if (count == 0)
        return;
    if (m_rows.size() <= row)
        m_rows.resize(row + 1);
    std::vector<std::string> &cells = m_rows[row];
    if (cells.size() < column + count)
        cells.resize(column + count);
    std::fill_n(cells.begin() + std::ptrdiff_t(column), count, cell);
    m_cells += count;
}

void SheetBuilder::repeatRow(std::size_t row, std::size_t times)
{
    if (row >= m_rows.size() || m_rows[row].empty())
        return;
    const std::vector<std::string> copied = m_rows[row];
    const auto filled =
        std::size_t(std::count_if(copied.begin(), copied.end(), [](const std::string &cell) { return !cell.empty(); }));
    for (std::size_t i = 1; i <= times; ++i) {
        if (row + i >= MostSheetRows || filled > MostSheetCells - m_cells) {
            m_isCut = true;
            return;
        }
        if (m_rows.size() <= row + i)
            m_rows.resize(row + i + 1);
        m_rows[row + i] = copied;
        m_cells += filled;
    }
}

} // namespace kagetsu::tournament
