// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace kagetsu::solver::reference {

// A second search for wins by fours, written sentence by sentence from analysis.md#fours over the judge alone: every
// move, every legal answer, and nothing clever. It is slow, and gives up after a number of positions.
class PlainSearch
{
public:
    explicit PlainSearch(const Question &question, int mostPositions = 100);

    // Returns the length of the shortest win, None if there is none.
    static constexpr int None = 1000;
    int shortest() { return shortestFrom(m_position); }
    // Returns the same after a move, which must be a legal one of this side.
    int shortestAfter(rules::Point move, rules::Side side);
    // All points at which the attacker can begin a shortest win, and all at which any win begins.
    struct FirstMoves
    {
        std::vector<rules::Point> shortest;
        std::vector<rules::Point> any;
    };
    FirstMoves firstMoves();

    bool hasGivenUp() const { return m_left <= 0; }
    int positions() const { return m_most - m_left; }

private:
    int shortestFrom(const rules::Position &position);
    int lengthWith(const rules::Position &position, rules::Point move);

    rules::Position m_position;
    rules::Side m_attacker;
    rules::RuleSet m_rules;
    int m_most;
    int m_left;
    std::unordered_map<std::string, int> m_known;
};

} // namespace kagetsu::solver::reference
