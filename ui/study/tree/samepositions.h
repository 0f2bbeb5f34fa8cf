// SPDX-License-Identifier: MIT
#pragma once

#include "record/search/positionindex.h"

#include <QWidget>

class QCheckBox;
class QListWidget;

namespace kagetsu::ui {

class TreeSnapshot;

// The other nodes with the position of one, each told by its last moves.
struct SameList
{
    struct Item
    {
        record::PositionHit hit;
        QString line;

        friend bool operator==(const Item &, const Item &) = default;
    };
    std::vector<Item> items; // a long list has only the first
    int count = 0; // of all

    friend bool operator==(const SameList &, const SameList &) = default;
};

// Of the snapshot, as far as its nodes are still in the tree; nothing without one.
SameList samePositions(const record::GameTree &tree, const TreeSnapshot *snapshot, record::NodeId node, bool similar);

// The other nodes of a record with the position looked at, turned or mirrored perhaps, a click or Enter
// jumps there. On wish also those where the figure stands elsewhere on the board.
class SamePositions : public QWidget
{
    Q_OBJECT

public:
    explicit SamePositions(QWidget *parent = nullptr);

    void show(const SameList &list);
    const SameList &shown() const { return m_shown; }
    bool wantsSimilar() const;
    void setWantsSimilar(bool wanted);

signals:
    void picked(const kagetsu::record::PositionHit &hit);
    void similarWanted(bool wanted);

private:
    QCheckBox *m_similar;
    QListWidget *m_list;
    SameList m_shown;
};

// Whether a node, of the tree as it was once, still hangs in it.
bool isReached(const record::GameTree &tree, record::NodeId node);

// "… 5 J9  6 G10": the last moves before a node and its own.
QString lineText(const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
