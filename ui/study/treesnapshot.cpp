// SPDX-License-Identifier: MIT
#include "ui/study/treesnapshot.h"

namespace kagetsu::ui {

namespace {

// Made faster than the eye sees.
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

void SnapshotMaker::follow(std::function<const record::GameTree &()> tree, Change change)
{
    m_tree = std::move(tree);
    m_rest.stop();
    m_job.giveUp();
    if (change == Change::OtherTree)
        m_snapshot.reset();
    if (m_tree().nodeCount() <= SmallTree) {
        m_snapshot = std::make_shared<const TreeSnapshot>(m_tree());
        emit made();
    } else if (change == Change::OtherTree) {
        emit made();
        begin();
    } else {
        m_rest.start();
    }
}

void SnapshotMaker::begin()
{
    auto tree = std::make_shared<record::GameTree>(m_tree());
    m_job.start([tree = std::move(tree)](JobState &) { return std::make_shared<const TreeSnapshot>(std::move(*tree)); },
        [this](std::shared_ptr<const TreeSnapshot> snapshot) {
            m_snapshot = std::move(snapshot);
            emit made();
        });
}

} // namespace kagetsu::ui
