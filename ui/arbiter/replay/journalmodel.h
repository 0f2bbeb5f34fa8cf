// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/replay/journalentries.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// Presents the lines of a journal as rows of a list.
class JournalModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, What, Used, Clock, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(std::vector<JournalEntry> entries);
    void append(JournalEntry entry);
    const std::vector<JournalEntry> &entries() const { return m_entries; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<JournalEntry> m_entries;
};

} // namespace kagetsu::ui
