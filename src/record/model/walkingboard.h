// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "record/model/stones.h"

#include <utility>
#include <vector>

namespace kagetsu::record {

// A board for walking through a tree. Every stone can be taken back, so that each node of a tree costs only its own
// stones.
class WalkingBoard
{
public:
    WalkingBoard(int columns, int rows)
        : m_stones(columns, rows)
    {
    }
    // Begins with these stones, which are never taken back.
    explicit WalkingBoard(Stones stones)
        : m_stones(std::move(stones))
        , m_surplus(m_stones.count(rules::Stone::Black) - m_stones.count(rules::Stone::White))
    {
    }

    bool isOn(rules::Point point) const { return m_stones.isOn(point); }
    rules::Stone at(rules::Point point) const { return m_stones.at(point); }
    // Returns the number of black stones minus the number of white ones.
    int surplus() const { return m_surplus; }

    void set(rules::Point point, rules::Stone stone)
    {
        m_undo.push_back({ point, at(point) });
        put(point, stone);
    }
    // Places and removes stones without a move.
    void setUp(const Setup &setup);
    // Returns the current state of the walk, for returning to it later.
    std::size_t mark() const { return m_undo.size(); }
    void backTo(std::size_t mark)
    {
        for (; m_undo.size() > mark; m_undo.pop_back())
            put(m_undo.back().point, m_undo.back().before);
    }

    // True if the stone on this point is part of an unbroken row of five or more.
    bool isFive(rules::Point point) const;

private:
    struct Change
    {
        rules::Point point;
        rules::Stone before;
    };

    static int worth(rules::Stone stone)
    {
        return stone == rules::Stone::Black ? 1 : stone == rules::Stone::White ? -1 : 0;
    }
    void put(rules::Point point, rules::Stone stone)
    {
        m_surplus += worth(stone) - worth(at(point));
        m_stones.set(point, stone);
    }
    int run(rules::Point from, int dx, int dy) const;

    Stones m_stones;
    int m_surplus = 0;
    std::vector<Change> m_undo;
};

} // namespace kagetsu::record
