// SPDX-License-Identifier: MIT
#pragma once

#include "record/search/positionindex.h"

#include <QWidget>

class QCheckBox;
class QListWidget;

namespace kagetsu::ui {

class TreeSnapshot;

// The other nodes with the position of a node, each described by its last moves.
struct SameList
{
    struct Item
    {
        record::PositionHit hit;
        QString line;

        friend bool operator==(const Item &, const Item &) = default;
    };
    std::vector<Item> items; // only the first ones of a long list
    int count = 0; // number of all nodes

    friend bool operator==(const SameList &, const SameList &) = default;
};

// Returns the positions known to the snapshot whose nodes are still in the tree; nothing without a snapshot.
SameList samePositions(const record::GameTree &tree, const TreeSnapshot *snapshot, record::NodeId node, bool similar);

// Lists the other nodes of a record with the current position, also turned or mirrored; a click or Enter goes there.
// Optionally includes nodes where the figure is in another place on the board.
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

// True if a node of an earlier state of the tree is still part of it.
bool isReached(const record::GameTree &tree, record::NodeId node);

// Returns the last moves before a node and its own: "… 5 J9  6 G10".
QString lineText(const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
