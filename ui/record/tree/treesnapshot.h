// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/model/game.h"
#include "record/search/positionindex.h"
#include "ui/record/tree/treelayout.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace kagetsu::ui {

// A tree at one moment, its layout, and where each of its positions occurs. It never changes, so the window and threads
// may share it. The index of similar positions takes as much memory again and is kept only on demand.
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
    // Returns the index of similar positions, if it is kept.
    const std::optional<record::PositionIndex> &similar() const { return m_similar; }

private:
    // A copy of its own: a game that others share is copied for an edit, while the user waits.
    record::GameTree m_tree;
    TreeLayout m_layout;
    record::PositionIndex m_index;
    std::optional<record::PositionIndex> m_similar;
};

// Maintains a snapshot of a tree being edited: immediately for a small tree, in the background for a large one, shortly
// after the last edit.
class SnapshotMaker : public QObject
{
    Q_OBJECT

public:
    explicit SnapshotMaker(QObject *parent = nullptr);

    // Call it when there is another tree, or its shape has changed. The previous snapshot is dropped if none of it is
    // valid any more.
    enum class Change : std::uint8_t { OtherTree, Edited };
    void follow(std::function<std::shared_ptr<const record::Game>()> game, Change change);
    // Sets whether snapshots have an index of similar positions. If the current one lacks it, another is made.
    void setSimilar(TreeSnapshot::Similar similar);
    // Returns the snapshot; null while the first one is being made.
    const std::shared_ptr<const TreeSnapshot> &snapshot() const { return m_snapshot; }
    // True if the snapshot is older than the tree.
    bool isMaking() const { return m_rest.isActive() || m_job.isRunning(); }

signals:
    void made();

private:
    void begin();

    std::function<std::shared_ptr<const record::Game>()> m_game;
    std::shared_ptr<const TreeSnapshot> m_snapshot;
    TreeSnapshot::Similar m_similar = TreeSnapshot::Similar::Left;
    QTimer m_rest; // since the last edit
    background::Task m_job;
};

} // namespace kagetsu::ui
