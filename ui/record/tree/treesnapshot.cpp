// SPDX-License-Identifier: MIT
#include "ui/record/tree/treesnapshot.h"

namespace kagetsu::ui {

namespace {

// Fast enough to be made at once, unnoticed.
constexpr record::NodeId SmallTree = 5000;
constexpr std::chrono::milliseconds Rest { 300 };

} // namespace

SnapshotMaker::SnapshotMaker(QObject *parent)
    : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(Rest);
    connect(&m_rest, &QTimer::timeout, this, &SnapshotMaker::begin);
}

void SnapshotMaker::follow(std::function<std::shared_ptr<const record::Game>()> game, Change change)
{
    m_game = std::move(game);
    m_rest.stop();
    m_job.cancel();
    if (change == Change::OtherTree)
        m_snapshot.reset();
    if (m_game()->tree.nodeCount() <= SmallTree) {
        m_snapshot = std::make_shared<const TreeSnapshot>(m_game()->tree, m_similar);
        emit made();
    } else if (change == Change::OtherTree) {
        emit made();
        begin();
    } else {
        m_rest.start();
    }
}

void SnapshotMaker::setSimilar(TreeSnapshot::Similar similar)
{
    m_similar = similar;
    const bool isWanted = similar == TreeSnapshot::Similar::Kept;
    if (m_game && isWanted && !(m_snapshot && m_snapshot->similar()))
        follow(m_game, Change::Edited);
}

void SnapshotMaker::begin()
{
    m_job.start(
        [game = m_game(), similar = m_similar](background::State &) mutable {
            record::GameTree tree = game->tree;
            game.reset();
            return std::make_shared<const TreeSnapshot>(std::move(tree), similar);
        },
        [this](std::shared_ptr<const TreeSnapshot> snapshot) {
            m_snapshot = std::move(snapshot);
            emit made();
        });
}

} // namespace kagetsu::ui
