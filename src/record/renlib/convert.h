// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "record/model/loss.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace kagetsu::record {

// Converts the tree of a library to a game for SGF. Texts on points become labels (LB) of the position in which they
// are shown, bookmarks become hot spots (HO). What is lost is added to `losses`.
Game gameFromLibrary(const GameTree &library, ExportLosses &losses);

// Merges games into one tree that a library can hold (record-renlib.md#colours-and-passes, record-renlib.md#merging).
// Passes are inserted between consecutive moves of one colour, stones that were set up become moves, notes without a
// move go to the previous node, and different texts of the same move are joined.
class LibraryBuilder
{
public:
    // All games must have the board size of the first one.
    void add(const Game &game);
    int columns() const { return m_tree.columns(); }
    int rows() const { return m_tree.rows(); }
    // Returns the merged tree. May be called only once.
    GameTree take();
    const ExportLosses &losses() const { return m_losses; }

private:
    NodeId childFor(NodeId parent, NodeAction action);
    NodeId play(NodeId node, rules::Side side, const Move &move);
    NodeId addSetup(NodeId node, const Setup &setup);
    NodeId addNode(const GameTree &tree, NodeId node, NodeId parent);
    void addText(NodeId node, TextKind kind, const std::string &text);
    void addDetails(NodeId node, const NodeDetails &details);
    void turnTo(NodeId node);
    bool isTaken(NodeId node, rules::Point point);

    // The nodes from the root to the current one, and the stones on the board there. Games are added line by line, and
    // going up to the root from each of their nodes would take quadratic time.
    struct Line
    {
        std::vector<NodeId> nodes { GameTree::root() };
        std::map<rules::Point, int> stones;
    };

    GameTree m_tree;
    std::vector<std::size_t> m_depths { 0 }; // of the nodes in the tree
    Line m_line;
    // Texts of nodes that received several, until the tree is taken: a thousand games may all have a comment at the
    // root.
    std::map<std::pair<NodeId, TextKind>, std::string> m_joined;
    ExportLosses m_losses;
    int m_games = 0;
};

} // namespace kagetsu::record
