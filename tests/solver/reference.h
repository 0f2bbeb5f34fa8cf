// SPDX-License-Identifier: MIT
#pragma once

#include "solver/solver.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace kagetsu::solver::reference {

// Wins by fours once more, written from solver.md#fours sentence by sentence over the judge alone: every move, every
// legal answer, and nothing clever. It is slow, and gives up after so many positions.
class PlainSearch
{
public:
    explicit PlainSearch(const Question &question, int mostPositions = 100);

    // The length of the shortest win, None where there is none.
    static constexpr int None = 1000;
    int shortest() { return shortestFrom(m_position); }
    // The same after each move; the move must be one of this side's, and legal.
    int shortestAfter(rules::Point move, rules::Side side);
    // All points where the attacker can begin a shortest win, and all where he can begin any.
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
