// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QAbstractListModel>

#include <optional>
#include <set>

namespace kagetsu::ui {

// The tables of a round, and after them its byes; a row each.
class TablesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    // Who sits where in a row: a match has two seats, a bye one.
    enum class Seat : std::uint8_t { First, Second };

    // What is painted of a row.
    struct Row
    {
        int table = 0; // 0: a bye
        tournament::EntryId first; // opens the first game
        tournament::EntryId second;
        QString firstName;
        QString secondName; // of a bye what it is called
        QString firstPoints; // before the round; empty in the first one
        QString secondPoints;
        QString result;
        bool isByHand = false; // the result was typed
        bool isChanged = false; // the pair was made by hand
        bool isOpenedBySecond = false; // in a match whose first game B opens
        bool isRuled = false; // by the arbiter
        bool isLate = false;
    };

    using QAbstractListModel::QAbstractListModel;

    // `late`: the tables that are to be marked. No round: no rows.
    void setRound(const tournament::Section &section, int round, const std::set<int> &late);
    const Row &row(int row) const { return m_rows[std::size_t(row)]; }
    std::optional<tournament::EntryId> entryAt(int row, Seat seat) const;
    int tables() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    // What a screen reader says of a row.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QString sentence(const Row &row) const;

    std::vector<Row> m_rows;
};

// Whether the result was typed at the desk (tournament.md#at-the-desk): what a playing table or a clock sends comes
// with a record or with times.
bool isTypedByHand(const tournament::GameReport &report);

} // namespace kagetsu::ui
