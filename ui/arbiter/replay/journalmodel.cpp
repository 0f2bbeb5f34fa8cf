// SPDX-License-Identifier: MIT
#include "ui/arbiter/replay/journalmodel.h"

#include "text/match/protocol.h"

namespace kagetsu::ui {

void JournalModel::setEntries(std::vector<JournalEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

void JournalModel::append(JournalEntry entry)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_entries.push_back(std::move(entry));
    endInsertRows();
}

int JournalModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int JournalModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JournalModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const JournalEntry &entry = m_entries[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && (index.column() == Used || index.column() == Clock))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Time: return text::timeOfDay(entry.wall);
    case What: return entry.what;
    case Used: return entry.used ? text::exactTime(*entry.used) : QString();
    case Clock: return entry.seat ? text::clockText(entry.clocks[*entry.seat]) : QString();
    default: return {};
    }
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Time: return tr("Time");
    case What: return tr("Entry");
    case Used: return tr("Used");
    case Clock: return tr("Clock");
    default: return {};
    }
}

} // namespace kagetsu::ui
