// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QAbstractTableModel>

#include <array>
#include <chrono>
#include <map>

namespace kagetsu::ui {

// Presents the current line of a record as a score sheet: a row for each pair of moves, Black left, White right. A line
// that does not alternate leaves gaps.
class ScoreSheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    // What else a cell holds, for the sheet that paints it.
    enum Role {
        NumberRole = Qt::UserRole, // number of the move, as text
        MoveRole, // the move without its number
        ClockRole, // time left on the mover's clock, if the record keeps it
        OthersRole, // number of other moves that the record has instead of this one
        TriedRole, // true for a move that is only tried and not in the record
        FindingRole, // what a review found about the move
    };

    using QAbstractTableModel::QAbstractTableModel;

    // Shows a line and, behind it, moves that are only tried.
    void setLine(const record::GameTree &tree, const std::vector<record::NodeId> &line,
        const std::vector<record::Move> &tried = {});
    // Sets what a review found, by the nodes of the moves.
    void setFindings(const std::map<record::NodeId, QString> &findings);
    void retranslate();

    // Returns the place in the line of the move in a cell; -1 for a gap and for a move that is tried.
    int placeAt(const QModelIndex &index) const;
    QModelIndex indexOf(int place) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Cell
    {
        int place = -1; // in the line
        int number = 0;
        std::optional<record::Move> move;
        record::NodeId node = record::NoNode; // of a move of the record
        int others = 0;
        std::optional<std::chrono::milliseconds> left {};
    };
    using Row = std::array<Cell, 2>;

    void append(const Cell &cell);
    QString moveText(const Cell &cell) const;

    std::vector<Row> m_rows;
    std::map<record::NodeId, QString> m_findings;
};

} // namespace kagetsu::ui
