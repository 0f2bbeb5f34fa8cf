// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace kagetsu::puzzle {

// A search for wins by fours, or by fours and threes, that is written over the judge alone and does nothing clever: it
// tries every move of the attacker and every answer. It shares nothing with the solvers.
class PlainSearch
{
public:
    enum class Found : std::uint8_t { No, Yes, Unknown };

    PlainSearch(rules::Side attacker, const rules::RuleSet &rules, bool hasThrees, std::uint64_t most);

    // Says whether the attacker, who is to move, wins with at most so many moves before the five.
    Found wins(const rules::Position &position, int moves);
    // Says whether this move of the attacker wins, with at most so many moves. A move that threatens nothing wins if
    // every answer loses.
    Found winsWith(const rules::Position &position, rules::Point move, int moves);
    // Says whether this move of the defender, who is to move, leaves the attacker without a win by fours. A four that
    // only delays the win does not.
    Found stops(const rules::Position &position, rules::Point move, int moves);

    std::uint64_t visited() const { return m_visited; }

private:
    Found search(const rules::Position &position, int moves, bool withThrees);
    Found soonest(const rules::Position &position, int moves);
    Found afterMove(const rules::Position &before, rules::Point move, int moves, bool withThrees);
    Found afterFour(const rules::Position &after, const std::vector<rules::Point> &fives, int moves, bool withThrees);
    Found afterThree(const rules::Position &after, rules::Point move, int moves);
    std::vector<rules::Point> answersTo(const rules::Position &after, rules::Point move) const;
    void lookForStops(const rules::Position &position, int moves);
    void remember(rules::Point answer, std::uint64_t cost);
    Found quietWins(const rules::Position &after, rules::Point move, int moves, int delays);
    Found afterDelay(const rules::Position &position, int moves, int delays);
    Found afterBlock(const rules::Position &position, rules::Point block, int moves, int delays);
    Found stopsWithin(const rules::Position &position, rules::Point move, int moves, int delays);
    Found canDefend(const rules::Position &position, int moves, int delays);
    std::vector<rules::Point> blocksOf(
        const rules::Position &position, const std::vector<rules::Point> &fives, rules::Side maker) const;

    rules::Side m_attacker;
    rules::Side m_defender;
    rules::RuleSet m_rules;
    bool m_hasThrees;
    std::uint64_t m_most;
    std::uint64_t m_visited = 0;
    // An answer that stopped a move, and how many positions were visited to know it.
    struct Held
    {
        rules::Point answer;
        std::uint64_t cost = 0;
    };
    std::vector<Held> m_held; // the cheapest first
    std::optional<rules::Position> m_looked; // whose stops were looked for
    std::unordered_map<std::string, Found> m_known;
};

} // namespace kagetsu::puzzle
