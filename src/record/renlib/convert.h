// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "record/model/loss.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace kagetsu::record {

// A tree of a library as a game that SGF can hold: texts on points become labels (LB) of the position they are shown
// in, bookmarks hot spots (HO).
Game gameFromLibrary(const GameTree &library, ExportLosses &losses);

// Merges games into one tree that a library can hold (renlib.md#colours-and-passes, renlib.md#merging): moves of one
// colour in a row get passes between them, stones put up become moves, notes without a move go to the node before, and
// different texts of the same move are joined.
class LibraryBuilder
{
public:
    // All games must have the size of the first one's board.
    void add(const Game &game);
    int columns() const { return m_tree.columns(); }
    int rows() const { return m_tree.rows(); }
    // What has become of all of them; only once.
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

    // The way from the root to some node, and the stones on it: games come line by line, and to walk up from each of
    // their nodes would take the square of their length.
    struct Line
    {
        std::vector<NodeId> nodes { GameTree::root() };
        std::map<rules::Point, int> stones;
    };

    GameTree m_tree;
    std::vector<std::size_t> m_depths { 0 }; // of its nodes
    Line m_line;
    // Of nodes that were given several, until the tree is taken: a thousand games have a comment at the root.
    std::map<std::pair<NodeId, TextKind>, std::string> m_joined;
    ExportLosses m_losses;
    int m_games = 0;
};

} // namespace kagetsu::record
