// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QAbstractListModel>

#include <optional>
#include <set>

namespace kagetsu::ui {

// The tables of a round, followed by its byes, one per row.
class TablesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    // The seats of a row: a match has two, a bye one.
    enum class Seat : std::uint8_t { First, Second };

    // The painted content of a row.
    struct Row
    {
        int table = 0; // 0 for a bye
        tournament::EntryId first; // opens the first game
        tournament::EntryId second;
        QString firstName;
        QString secondName; // name of the second player, or of the kind of bye
        QString firstPoints; // points before the round; empty in the first round
        QString secondPoints;
        QString result;
        bool isByHand = false; // the result was typed
        bool isChanged = false; // the pair was made by hand
        bool isRuled = false; // the arbiter has ruled on the match
        bool isLate = false;
    };

    using QAbstractListModel::QAbstractListModel;

    // Sets the round; `late` contains the tables to mark. Without a round there are no rows.
    void setRound(const tournament::Section &section, int round, const std::set<int> &late);
    const Row &row(int row) const { return m_rows[std::size_t(row)]; }
    std::optional<tournament::EntryId> entryAt(int row, Seat seat) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    // Returns the text that a screen reader speaks for a row.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QString sentence(const Row &row) const;

    std::vector<Row> m_rows;
};

} // namespace kagetsu::ui
