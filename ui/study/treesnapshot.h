// SPDX-License-Identifier: MIT
#pragma once

#include "record/positionindex.h"
#include "ui/look/job.h"
#include "ui/study/treelayout.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace kagetsu::ui {

// A tree as it was at one moment, how it is drawn, and where each of its positions occurs. Never changed, so the window
// and threads may share it.
class TreeSnapshot
{
public:
    explicit TreeSnapshot(record::GameTree tree)
        : m_tree(std::move(tree))
        , m_layout(m_tree)
        , m_index(m_tree)
    {
    }
    TreeSnapshot(const TreeSnapshot &) = delete;
    TreeSnapshot &operator=(const TreeSnapshot &) = delete;

    const record::GameTree &tree() const { return m_tree; }
    const TreeLayout &layout() const { return m_layout; }
    const record::PositionIndex &index() const { return m_index; }

private:
    record::GameTree m_tree;
    TreeLayout m_layout;
    record::PositionIndex m_index;
};

// Keeps a snapshot of a tree that is being edited: of a small tree at once, of a large one beside the window, a moment
// after the last edit.
class SnapshotMaker : public QObject
{
    Q_OBJECT

public:
    explicit SnapshotMaker(QObject *parent = nullptr);

    // The tree is another one, or has another shape. What was made before is forgotten if nothing of it still holds.
    enum class Change : std::uint8_t { OtherTree, Edited };
    void follow(std::function<const record::GameTree &()> tree, Change change);
    // Nothing while the first one is being made.
    const std::shared_ptr<const TreeSnapshot> &snapshot() const { return m_snapshot; }

signals:
    void made();

private:
    void begin();

    std::function<const record::GameTree &()> m_tree;
    std::shared_ptr<const TreeSnapshot> m_snapshot;
    QTimer m_rest; // after the last edit
    Job m_job;
};

} // namespace kagetsu::ui
