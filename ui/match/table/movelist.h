// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <vector>

namespace kagetsu::ui {

// A move as the list shows it.
struct MoveLine
{
    QString point; // empty for a pass
    bool pass = false;
    QString time; // thinking time
    bool swap = false; // colours were exchanged after this move

    friend bool operator==(const MoveLine &, const MoveLine &) = default;
};

// Returns the moves of a match in order.
std::vector<MoveLine> moveLines(const match::Match &match);

// Lists the moves of a match like a score sheet: two moves a row, Black in the first column.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, // number of the move, from 1
        TimeRole, // thinking time as text; empty if none was measured
        SwapRole, // colours were exchanged after this move
    };

    using QAbstractTableModel::QAbstractTableModel;

    // Replaces the moves; rows that stay the same are not touched.
    void show(std::vector<MoveLine> lines);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Returns the index of the last move.
    QModelIndex lastIndex() const;

private:
    int rowsFor(std::size_t lines) const { return static_cast<int>((lines + 1) / 2); }

    std::vector<MoveLine> m_lines;
};

// Shows the model and keeps the latest move visible.
class MoveListView : public QTableView
{
    Q_OBJECT

public:
    explicit MoveListView(QWidget *parent = nullptr);

    MoveListModel *moves() const { return m_model; }
    void show(const std::vector<MoveLine> &lines);
    using QTableView::show;

private:
    void fitRows();

    MoveListModel *m_model;
};

} // namespace kagetsu::ui
