// SPDX-License-Identifier: MIT
#include "rules/judge.h"

#include "rules/fouls.h"

#include <cassert>

namespace kagetsu::rules {

namespace {

bool isClosed(const Position &position, Point point, Side side, const RuleSet &rules)
{
    return position.isOn(point) ? position.has(point, other(side)) : rules.caroEdgeBlocks;
}

bool wins(const Position &position, const UnbrokenRow &row, Side side, const RuleSet &rules)
{
    if (row.length != 5)
        return row.length > 5 && rules.longRow(side) == LongRow::Wins;
    return !rules.fiveNeedsOpenEnd() || !isClosed(position, advance(row.first, row.direction, -1), side, rules)
        || !isClosed(position, advance(row.first, row.direction, 5), side, rules);
}

std::vector<UnbrokenRow> winningRows(const Position &position, Point point, Side side, const RuleSet &rules)
{
    std::vector<UnbrokenRow> result;
    for (Direction direction : AllDirections) {
        const UnbrokenRow row = unbrokenRow(position, point, side, direction);
        if (wins(position, row, side, rules))
            result.push_back(row);
    }
    return result;
}

} // namespace

RowWorth worthOf(const Position &position, const UnbrokenRow &row, Side side, const RuleSet &rules)
{
    if (wins(position, row, side, rules))
        return RowWorth::Wins;
    return row.length > 5 && rules.fouls(side).overline ? RowWorth::Forbidden : RowWorth::Nothing;
}

Verdict judge(const Position &position, Point point, Side side, const RuleSet &rules)
{
    assert(position.isOn(point) && position.isEmpty(point));
    Verdict verdict;
    verdict.winningRows = winningRows(position, point, side, rules);
    if (!verdict.winningRows.empty()) {
        verdict.outcome = Outcome::Wins;
        return verdict;
    }
    const FoulKinds kinds = rules.fouls(side);
    if (kinds.any()) {
        const SideView stones(position, side);
        verdict.fouls = foulFinder(stones.size).onePoint(stones, { kinds, {} }, point);
    }
    if (verdict.fouls.any())
        verdict.outcome = Outcome::Forbidden;
    return verdict;
}

BoardVerdict judgeBoard(const Position &position, Side side, const RuleSet &rules)
{
    const SideView stones(position, side);
    FoulTerms terms { rules.fouls(side), {} };
    const bool longWins = rules.longRow(side) == LongRow::Wins;
    terms.kinds.overline = terms.kinds.overline || longWins;
    const FoulMap map = foulFinder(stones.size).wholeBoard(stones, terms);

    BoardVerdict verdict;
    PointSet rows = map.fives;
    if (longWins)
        rows |= map.overlines;
    rows.forEach([&](Point point) {
        if (!rules.fiveNeedsOpenEnd() || !winningRows(position, point, side, rules).empty())
            verdict.wins.push_back(point);
    });
    if (rules.fouls(side).any()) {
        PointSet fouls = map.overlines;
        fouls |= map.doubleFours;
        fouls |= map.doubleThrees;
        fouls.forEach([&](Point point) { verdict.fouls.push_back({ point, map.at(point) }); });
    }
    return verdict;
}

} // namespace kagetsu::rules
