// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrylist.h"
#include "tournament/model/section.h"
#include "ui/controls/celltable.h"

namespace kagetsu::ui {

// The entries of a section by pairing number, one per row. The details that people are asked for can be edited in
// place.
class EntryModel : public CellModel
{
    Q_OBJECT

public:
    enum Column {
        Number,
        Name,
        Club,
        Rating,
        Country,
        Title,
        Birth,
        Sex,
        FederationId,
        RatedGames,
        RatingFactor,
        Members,
        State,
        ColumnCount
    };

    using CellModel::CellModel;

    void setSection(const tournament::Section &section);
    // Returns the entry of a row, which must exist.
    const tournament::Entry &entry(int row) const { return m_entries[std::size_t(row)]; }
    int rowOf(tournament::EntryId entry) const; // -1 if not found

    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    // Emitted when a cell was edited. The section has not changed yet.
    void edited(kagetsu::tournament::EntryId entry, const kagetsu::tournament::EntryDetails &details);
    // The text that was entered cannot be read, such as a rating that is not a number, so the previous value stays. The
    // row is that of the table.
    void misread(const kagetsu::tournament::EntryRowFault &fault);

private:
    std::vector<tournament::Entry> m_entries;
};

} // namespace kagetsu::ui
