// SPDX-License-Identifier: MIT
#pragma once

#include "record/nodedetails.h"
#include "record/stones.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// The number of a node in its tree. Numbers are never reused and a parent's is smaller than its children's.
using NodeId = std::uint32_t;
constexpr NodeId NoNode = 0xffffffff;

// A move of a record: a stone, a pass, or a move whose stone could not be placed (sgf.md R20, R22) and which only keeps
// its text.
struct Move
{
    enum class Kind : std::uint8_t { Stone, Pass, Unplaced };

    rules::Side side = rules::Side::Black;
    Kind kind = Kind::Pass;
    rules::Point point; // of a stone

    static constexpr Move stone(rules::Side side, rules::Point point) { return { side, Kind::Stone, point }; }
    static constexpr Move pass(rules::Side side) { return { side, Kind::Pass, {} }; }
    static constexpr Move unplaced(rules::Side side) { return { side, Kind::Unplaced, {} }; }

    friend constexpr bool operator==(const Move &, const Move &) = default;
};

// A game with its variations: nodes by number in flat arrays (sgf.md 8). Nothing here calls itself, so a line of a
// million nodes is fine. The first child of a node is its main line. Node 0, the root, always exists and has no move.
class GameTree
{
public:
    explicit GameTree(int columns = rules::DefaultBoardSize, int rows = rules::DefaultBoardSize);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }

    static constexpr NodeId root() { return 0; }
    NodeId nodeCount() const { return static_cast<NodeId>(m_nodes.size()); }

    // Hangs a new node behind the children of `parent`. A stone must lie on the board; whether its point is free is the
    // caller's affair.
    NodeId append(NodeId parent, std::optional<Move> move);
    NodeId append(NodeId parent, rules::Side side, rules::Point point)
    {
        return append(parent, Move::stone(side, point));
    }

    NodeId parent(NodeId node) const { return m_nodes[node].parent; } // NoNode for the root
    NodeId firstChild(NodeId node) const { return m_nodes[node].firstChild; }
    NodeId nextSibling(NodeId node) const { return m_nodes[node].nextSibling; }
    bool isLeaf(NodeId node) const { return firstChild(node) == NoNode; }
    std::vector<NodeId> children(NodeId node) const;
    // The node that follows in file order (a node, then the whole of each child), or NoNode.
    NodeId next(NodeId node) const;
    // From the root along first children to the end, both included.
    std::vector<NodeId> mainLine() const;
    // From the root to the node, both included.
    std::vector<NodeId> path(NodeId node) const;
    // Moves on the way from the root to the node, its own included.
    int moveNumber(NodeId node) const;

    std::optional<Move> move(NodeId node) const;
    const std::string &comment(NodeId node) const;
    void setComment(NodeId node, std::string comment);
    const NodeDetails &details(NodeId node) const;
    // Details to write into; valid until details of another node are asked for writing.
    NodeDetails &editDetails(NodeId node);

    // The stones after this node.
    Stones stones(NodeId node) const;
    // The same for boards a game can be played on; nothing for other sizes.
    std::optional<rules::Position> position(NodeId node) const { return stones(node).toPosition(); }
    // The side to move after this node (sgf.md R28).
    rules::Side sideToMove(NodeId node) const;

    // Equal in size, in shape with the same numbers, and in everything the nodes tell.
    friend bool operator==(const GameTree &one, const GameTree &two);

private:
    // 28 bytes; comments and details are rare enough to live beside the nodes.
    struct Node
    {
        NodeId parent = NoNode;
        NodeId firstChild = NoNode;
        NodeId lastChild = NoNode;
        NodeId nextSibling = NoNode;
        Move move;
        std::uint32_t comment = 0; // place in m_comments; 0 is the empty one
        std::uint32_t details = 0; // place in m_details; 0 are the empty ones
    };

    int m_columns;
    int m_rows;
    std::vector<Node> m_nodes;
    std::vector<bool> m_hasMove;
    std::vector<std::string> m_comments;
    std::vector<NodeDetails> m_details;
};

} // namespace kagetsu::record
