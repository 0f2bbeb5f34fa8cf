// SPDX-License-Identifier: MIT
#include "ui/controls/celltable.h"

#include "ui/board/inforce.h"
#include "ui/controls/fingerrows.h"

#include <QFont>

#include <algorithm>

namespace kagetsu::ui {

void CellModel::setCells(Cells cells)
{
    beginResetModel();
    m_cells = std::move(cells);
    endResetModel();
}

void CellModel::replaceRows(std::vector<Cells::Row> rows)
{
    m_cells.rows = std::move(rows);
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool CellModel::isEmpty(int column) const
{
    return std::ranges::all_of(
        m_cells.rows, [column](const Cells::Row &row) { return row.cells.value(column).isEmpty(); });
}

int CellModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cells.rows.size());
}

int CellModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cells.columns.size());
}

QVariant CellModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Cells::Row &row = m_cells.rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: // for models whose cells can be edited
    case Qt::ToolTipRole: return row.cells.value(index.column());
    case Qt::TextAlignmentRole:
        return cellAlignment(m_cells.columns[static_cast<std::size_t>(index.column())].isNumber);
    case Qt::ForegroundRole: return row.isMuted ? QVariant(theme().mutedText) : QVariant();
    case Qt::FontRole: break;
    default: return {};
    }
    if (!row.isBold && !row.isStruckOut)
        return {};
    QFont font;
    font.setStrikeOut(row.isStruckOut);
    font.setBold(row.isBold);
    return font;
}

QVariant CellModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Cells::Column &column = m_cells.columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return column.head;
    case Qt::TextAlignmentRole: return cellAlignment(column.isNumber);
    case Qt::ToolTipRole: return column.about.isEmpty() ? QVariant() : QVariant(column.about);
    default: return {};
    }
}

void dressTable(QTableView &table, const char *name, int leastRows)
{
    table.setObjectName(QLatin1String(name));
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    giveFingerRows(table);
    onFit(table, [&table, leastRows](double factor) {
        table.horizontalHeader()->setFont(table.font());
        table.setMinimumHeight(qRound(leastRows * TouchSize * factor));
    });
}

void stretchColumns(QTableView &table, const std::vector<int> &columns)
{
    QHeaderView &head = *table.horizontalHeader();
    head.setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : columns) {
        if (column >= 0 && column < head.count())
            head.setSectionResizeMode(column, QHeaderView::Stretch);
    }
}

QVariant cellAlignment(bool isNumber)
{
    return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace kagetsu::ui
