// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "record/model/game.h"
#include "record/search/positionindex.h"
#include "ui/study/tree/treelayout.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace kagetsu::ui {

// A tree as it was at one moment, how it is drawn, and where each of its positions occurs. Never changed, so the window
// and threads may share it. Where similar positions occur takes as much memory again and is kept only on demand.
class TreeSnapshot
{
public:
    enum class Similar : std::uint8_t { Left, Kept };

    TreeSnapshot(record::GameTree tree, Similar similar)
        : m_tree(std::move(tree))
        , m_layout(m_tree)
        , m_index(m_tree)
    {
        if (similar == Similar::Kept)
            m_similar.emplace(m_tree, record::Likeness::Similar);
    }
    TreeSnapshot(const TreeSnapshot &) = delete;
    TreeSnapshot &operator=(const TreeSnapshot &) = delete;

    const record::GameTree &tree() const { return m_tree; }
    const TreeLayout &layout() const { return m_layout; }
    const record::PositionIndex &index() const { return m_index; }
    // Of similar positions, where that is kept.
    const std::optional<record::PositionIndex> &similar() const { return m_similar; }

private:
    // Its own: a game that others hold is copied for an edit, while the user waits.
    record::GameTree m_tree;
    TreeLayout m_layout;
    record::PositionIndex m_index;
    std::optional<record::PositionIndex> m_similar;
};

// Keeps a snapshot of a tree that is being edited: of a small tree at once, of a large one in the background, a moment
// after the last edit.
class SnapshotMaker : public QObject
{
    Q_OBJECT

public:
    explicit SnapshotMaker(QObject *parent = nullptr);

    // The tree is another one, or has another shape. What was made before is forgotten if nothing of it still holds.
    enum class Change : std::uint8_t { OtherTree, Edited };
    void follow(std::function<std::shared_ptr<const record::Game>()> game, Change change);
    // Whether snapshots know similar positions. If the one there is does not, another is made.
    void setSimilar(TreeSnapshot::Similar similar);
    // Nothing while the first one is being made.
    const std::shared_ptr<const TreeSnapshot> &snapshot() const { return m_snapshot; }
    // The one there is not of the tree as it is now.
    bool isMaking() const { return m_rest.isActive() || m_job.isRunning(); }

signals:
    void made();

private:
    void begin();

    std::function<std::shared_ptr<const record::Game>()> m_game;
    std::shared_ptr<const TreeSnapshot> m_snapshot;
    TreeSnapshot::Similar m_similar = TreeSnapshot::Similar::Left;
    QTimer m_rest; // after the last edit
    background::Task m_job;
};

} // namespace kagetsu::ui
