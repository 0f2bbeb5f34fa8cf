// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "record/model/walkingboard.h"

#include <optional>
#include <vector>

namespace kagetsu::record::sgf {

// The nodes from the root of a text to the current one, with the board on which that node is played.
class CurrentLine
{
public:
    CurrentLine(int columns, int rows)
        : m_board(columns, rows)
    {
    }

    // Moves on to this node, in the order of the text. Its parent must be on the line; the root has the parent -1.
    void enter(std::size_t node, int parent);
    // Leaves the last line when all nodes have been read.
    void leaveAll();

    const WalkingBoard &board() const { return m_board; }
    // Adds and removes stones without a move. It is then no longer known who moved last.
    void setUp(const Setup &setup);
    // Plays a stone on a free point.
    void play(rules::Side side, rules::Point point);
    // Returns the side of the line's last move, if nothing came after it.
    std::optional<rules::Side> mover() const { return m_nodes.back().mover; }
    void setMover(rules::Side side) { m_nodes.back().mover = side; }

    // True if any line that was left ended with a five.
    bool sawFive() const { return m_sawFive; }

private:
    struct LineNode
    {
        int node;
        std::size_t mark; // of the board before the node
        std::optional<rules::Side> mover;
        std::optional<rules::Point> stone; // the last one played
        bool hasChild = false;
    };

    void leaveLast();

    WalkingBoard m_board;
    std::vector<LineNode> m_nodes;
    bool m_sawFive = false;
};

} // namespace kagetsu::record::sgf
