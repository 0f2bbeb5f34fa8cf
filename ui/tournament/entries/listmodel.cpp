// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/listmodel.h"

#include "ui/board/inforce.h"
#include "wording/text/foreigntext.h"
#include "wording/tournament/lists.h"

namespace kagetsu::ui {

using tournament::RowFate;

void ListModel::setTable(const tournament::CsvTable &rows, int columns)
{
    beginResetModel();
    m_rows = rows;
    m_columns = columns;
    m_fates.clear();
    endResetModel();
}

void ListModel::setFates(std::vector<RowFate> fates)
{
    m_fates = std::move(fates);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns + 1;
}

QVariant ListModel::data(const QModelIndex &index, int role) const
{
    const auto row = std::size_t(index.row());
    if (!index.isValid() || row >= m_fates.size())
        return {};
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    if (isText && index.column() == 0)
        return wording::rowFateText(m_fates[row]);
    const auto column = std::size_t(index.column()) - 1;
    if (isText)
        return column < m_rows[row].size() ? wording::foreignText(m_rows[row][column]) : QString();
    const RowFate::Kind kind = m_fates[row].kind;
    // Rows that are left out are shown in a muted colour.
    if (role == Qt::ForegroundRole && kind != RowFate::Kind::Entered && kind != RowFate::Kind::Namesake)
        return theme().mutedText;
    return {};
}

QVariant ListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    //: Column: what becomes of a row of a list.
    return section == 0 ? tr("Result") : QString();
}

} // namespace kagetsu::ui
