// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrylist.h"
#include "tournament/model/section.h"

#include <QAbstractTableModel>

#include <map>
#include <set>

namespace kagetsu::ui {

// The entries of a section by pairing number, one per row. The details that people are asked for can be edited in
// place.
class EntryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Name, Club, Rating, Country, Title, Birth, Sex, FederationId, Members, State, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setSection(const tournament::Section &section);
    // Returns the entry of a row, which must exist.
    const tournament::Entry &entry(int row) const { return m_entries[std::size_t(row)]; }
    // True if at least one entry does not simply take part.
    bool hasStates() const;
    bool hasTeams() const;
    // True if at least one entry has a value in this column.
    bool hasAny(Column column) const;
    int rowOf(tournament::EntryId entry) const; // -1 if not found

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    // Emitted when a cell was edited. The section has not changed yet.
    void edited(kagetsu::tournament::EntryId entry, const kagetsu::tournament::EntryDetails &details);
    // The text that was entered is not a rating or not a date, so the previous value stays. The row is that of the
    // table.
    void misread(const kagetsu::tournament::EntryRowFault &fault);

private:
    QString text(const tournament::Entry &entry, int column) const;
    QString stateText(const tournament::Entry &entry) const;
    QString fixedText(const tournament::Lock &lock, tournament::EntryId entry) const;

    int m_nextRound = 1;
    std::vector<tournament::Entry> m_entries;
    std::vector<tournament::EntryId> m_sittingOut; // entries that sit out in the next round
    std::vector<tournament::EntryId> m_absent; // forfeited so often that they may have left
    int m_forfeits = 0; // number of forfeits that counts as often
    std::set<tournament::EntryId> m_out; // out because of their losses
    std::map<tournament::EntryId, tournament::Lock> m_fixed; // fixed for the next round
};

} // namespace kagetsu::ui
