// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "rules/position.h"

namespace kagetsu::record::sgf {

// Points in the order a record lists them: row by row from the top, each from the left.
bool byRow(rules::Point a, rules::Point b);

// Gathers the stones a node puts up or takes away. A point set up twice counts as what was written later (sgf.md#r12).
class SetupStones
{
public:
    SetupStones(int columns, int rows)
        : m_columns(columns)
        , m_marks(static_cast<std::size_t>(columns * rows))
    {
    }

    // The point must be on the board. False when it was set up before in this node as something else.
    bool put(rules::Point point, rules::Stone stone);
    // What was gathered since the last call, in order, without a side to move.
    Setup take();

private:
    struct Mark
    {
        std::size_t stamp = 0; // of the node
        rules::Stone stone = rules::Stone::None;
    };

    Mark &mark(rules::Point point) { return m_marks[static_cast<std::size_t>(point.y * m_columns + point.x)]; }

    int m_columns;
    std::size_t m_stamp = 1; // another one for each node, so that nothing need be cleared
    std::vector<Mark> m_marks; // of each point
    std::vector<rules::Point> m_touched;
};

} // namespace kagetsu::record::sgf
