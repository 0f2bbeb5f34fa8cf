// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/rankingmodel.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

QVariant alignment(bool isNumber)
{
    return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

void RankingModel::setList(wording::RankingList list)
{
    beginResetModel();
    m_list = std::move(list);
    endResetModel();
}

QString RankingModel::proofAt(const QModelIndex &index) const
{
    return index.isValid() ? m_list.rows[std::size_t(index.row())].proof : QString();
}

int RankingModel::widestColumn() const
{
    int column = columnCount() - 1;
    while (column > 0 && m_list.columns[std::size_t(column)].isNumber)
        --column;
    return std::max(column, 0);
}

int RankingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.rows.size());
}

int RankingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.columns.size());
}

QVariant RankingModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return m_list.rows[std::size_t(index.row())].cells.value(index.column());
    return role == Qt::TextAlignmentRole ? alignment(m_list.columns[std::size_t(index.column())].isNumber) : QVariant();
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const wording::RankingList::Column &column = m_list.columns[std::size_t(section)];
    if (role == Qt::TextAlignmentRole)
        return alignment(column.isNumber);
    return role == Qt::DisplayRole ? QVariant(column.head) : QVariant();
}

} // namespace kagetsu::ui
