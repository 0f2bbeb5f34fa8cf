// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QAbstractTableModel>

#include <map>
#include <set>

namespace kagetsu::ui {

// The entries of a section by pairing number, a row each; what people are asked for can be written over.
class EntryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Name, Club, Rating, Country, Title, Birth, Sex, FederationId, Members, State, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setSection(const tournament::Section &section);
    // Of a row; nothing is asked for where there is none.
    const tournament::Entry &entry(int row) const { return m_entries[std::size_t(row)]; }
    // Whether anybody does not simply take part.
    bool hasStates() const;
    bool hasTeams() const;
    // Whether anybody has something there.
    bool hasAny(Column column) const;
    int rowOf(tournament::EntryId entry) const; // -1: not here

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    // Somebody has written something else; the section is not changed by it yet.
    void edited(kagetsu::tournament::EntryId entry, const kagetsu::tournament::EntryDetails &details);

private:
    QString text(const tournament::Entry &entry, int column) const;
    QString stateText(const tournament::Entry &entry) const;
    QString fixedText(const tournament::Lock &lock, tournament::EntryId entry) const;

    int m_nextRound = 1;
    std::vector<tournament::Entry> m_entries;
    std::vector<tournament::EntryId> m_sittingOut; // of the next round
    std::vector<tournament::EntryId> m_absent; // so often that they may have left
    int m_forfeits = 0; // so often
    std::set<tournament::EntryId> m_out; // by their losses
    std::map<tournament::EntryId, tournament::Lock> m_fixed; // for the next round
};

} // namespace kagetsu::ui
