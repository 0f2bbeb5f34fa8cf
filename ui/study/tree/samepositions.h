// SPDX-License-Identifier: MIT
#pragma once

#include "record/search/positionindex.h"

#include <QWidget>

class QCheckBox;
class QListWidget;

namespace kagetsu::ui {

class TreeSnapshot;

// The other nodes of a record with the position looked at, turned or mirrored perhaps, each told by its last moves; a
// click or Enter jumps there. On wish also those where the figure stands elsewhere on the board.
class SamePositions : public QWidget
{
    Q_OBJECT

public:
    explicit SamePositions(QWidget *parent = nullptr);

    // Of the snapshot, as far as its nodes are still in the tree; nothing without one.
    void show(const record::GameTree &tree, const TreeSnapshot *snapshot, record::NodeId node);
    // All there are, though a long list shows only the first.
    int count() const { return m_count; }
    const std::vector<record::PositionHit> &hits() const { return m_hits; }
    bool wantsSimilar() const;
    void setWantsSimilar(bool wanted);

signals:
    void picked(const kagetsu::record::PositionHit &hit);
    void similarWanted(bool wanted);

private:
    void list(const record::GameTree &tree, const std::vector<record::PositionHit> &hits);

    QCheckBox *m_similar;
    QListWidget *m_list;
    std::vector<record::PositionHit> m_hits; // in the list
    int m_count = 0;
};

// Whether a node, of the tree as it was once, still hangs in it.
bool isReached(const record::GameTree &tree, record::NodeId node);

// "… 5 J9  6 G10": the last moves before a node and its own.
QString lineText(const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
