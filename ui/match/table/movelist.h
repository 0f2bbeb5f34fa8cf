// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <vector>

namespace kagetsu::ui {

struct MoveLine
{
    QString point; // empty: a pass
    bool pass = false;
    QString time; // of thinking
    bool swap = false; // colours were exchanged after this move

    friend bool operator==(const MoveLine &, const MoveLine &) = default;
};

std::vector<MoveLine> moveLines(const match::Match &match);

// The moves of a match as a score sheet has them: a row for two, black in the first column.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, // of the move, from 1
        TimeRole, // thinking time as text; empty when there was none to measure
        SwapRole, // colours were exchanged after this move
    };

    using QAbstractTableModel::QAbstractTableModel;

    // Rows that stay the same are not touched.
    void show(std::vector<MoveLine> lines);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Where the last move stands.
    QModelIndex lastIndex() const;

private:
    int rowsFor(std::size_t lines) const { return static_cast<int>((lines + 1) / 2); }

    std::vector<MoveLine> m_lines;
};

// Shows the model; the newest move is in sight.
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
