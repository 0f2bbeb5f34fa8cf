// SPDX-License-Identifier: MIT
#include "ui/tournament/round/tablesmodel.h"

namespace kagetsu::ui {

void TablesModel::setRows(std::vector<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<tournament::EntryId> TablesModel::entryAt(int row, Seat seat) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    const Row &found = m_rows[std::size_t(row)];
    if (seat == Seat::First)
        return found.first;
    return found.table > 0 ? std::optional(found.second) : std::nullopt;
}

int TablesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TablesModel::data(const QModelIndex &index, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    return index.isValid() && isText ? QVariant(text::tableRowText(row(index.row()))) : QVariant();
}

} // namespace kagetsu::ui
