// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// Presents the main line of a record as a score sheet: a row for each pair of moves, Black left, White right. A line
// that does not alternate leaves gaps.
class ScoreSheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setLine(const record::GameTree &tree, const std::vector<record::NodeId> &line);
    void retranslate();

    // Returns the place in the line of the move in a cell; -1 for a gap.
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
    };
    using Row = std::array<Cell, 2>;

    std::vector<Row> m_rows;
};

} // namespace kagetsu::ui
