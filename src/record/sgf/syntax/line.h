// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "record/model/walkingboard.h"

#include <optional>
#include <vector>

namespace kagetsu::record::sgf {

// The way from the root of a text to the node being read, with the board that node is played on.
class CurrentLine
{
public:
    CurrentLine(int columns, int rows)
        : m_board(columns, rows)
    {
    }

    // Goes on to this node, in the order of the text; its parent must be on the line. The root has the parent -1.
    void enter(std::size_t node, int parent);
    // Leaves the last line when all nodes have been read.
    void leaveAll();

    const WalkingBoard &board() const { return m_board; }
    // Stones without a move; who moved last no longer counts.
    void setUp(const Setup &setup);
    // The point must be free.
    void play(rules::Side side, rules::Point point);
    // Whose the last move of the line is, if a move was the last thing on it.
    std::optional<rules::Side> mover() const { return m_nodes.back().mover; }
    void setMover(rules::Side side) { m_nodes.back().mover = side; }

    // A line that was left ended with a five.
    bool sawFive() const { return m_sawFive; }

private:
    struct LineNode
    {
        int node;
        std::size_t mark; // of the board before it
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
