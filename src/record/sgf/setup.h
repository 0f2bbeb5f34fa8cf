// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "rules/position.h"

namespace kagetsu::record::sgf {

// True if `a` comes before `b` in the order of lists in a record: row by row from the top, each from the left.
bool byRow(rules::Point a, rules::Point b);

// Collects the stones that a node adds or removes. If a point is set up twice, the later value counts
// (record-sgf.md#r12).
class SetupStones
{
public:
    SetupStones(int columns, int rows)
        : m_columns(columns)
        , m_marks(static_cast<std::size_t>(columns * rows))
    {
    }

    // The point must be on the board. Returns false if it was already set up differently in this node.
    bool put(rules::Point point, rules::Stone stone);
    // Returns what was collected since the last call, in order, without a side to move.
    Setup take();

private:
    struct Mark
    {
        std::size_t stamp = 0; // of the node
        rules::Stone stone = rules::Stone::None;
    };

    Mark &mark(rules::Point point) { return m_marks[static_cast<std::size_t>(point.y * m_columns + point.x)]; }

    int m_columns;
    std::size_t m_stamp = 1; // different for each node, so that nothing needs to be cleared
    std::vector<Mark> m_marks; // one for each point
    std::vector<rules::Point> m_touched;
};

} // namespace kagetsu::record::sgf
