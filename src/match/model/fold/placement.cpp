// SPDX-License-Identifier: MIT
#include "match/model/fold/placement.h"

#include <algorithm>

namespace kagetsu::match {

using record::GameResult;
using record::Reason;
using record::Winner;
using rules::Point;
using rules::Position;
using rules::Side;
using rules::UnbrokenRow;

GameResult resultOfRows(Side winner, const std::vector<UnbrokenRow> &rows)
{
    if (winner == Side::Black)
        return { Winner::Black, Reason::Five };
    const bool five = std::any_of(rows.begin(), rows.end(), [](const UnbrokenRow &row) { return row.length == 5; });
    return { Winner::White, five ? Reason::Five : Reason::OverlineOfWhite };
}

GameResult resultOfFouls(Side offender, rules::FoulKinds fouls)
{
    const Winner winner = offender == Side::Black ? Winner::White : Winner::Black;
    const Reason reason = fouls.overline ? Reason::Overline
        : fouls.doubleFour               ? Reason::DoubleFour
                                         : Reason::DoubleThree;
    return { winner, reason };
}

namespace {

int stonesOn(const Position &position)
{
    return position.count(Side::Black) + position.count(Side::White);
}

} // namespace

bool isLastStoneLaid(const MatchSetup &setup, const Position &position)
{
    const int stones = stonesOn(position);
    return stones == position.size() * position.size() || (setup.moveLimit > 0 && stones >= setup.moveLimit);
}

GameResult drawByLastStone(const Position &position)
{
    const bool full = stonesOn(position) == position.size() * position.size();
    return { Winner::Draw, full ? Reason::FullBoard : Reason::MoveLimit };
}

std::optional<GameResult> endBy(const MatchSetup &setup, const Position &before, Point point, Side side)
{
    const rules::Verdict verdict = rules::judge(before, point, side, setup.rules);
    if (verdict.outcome == rules::Outcome::Wins && setup.fivePolicy == FivePolicy::Auto)
        return resultOfRows(side, verdict.winningRows);
    if (verdict.outcome == rules::Outcome::Forbidden && setup.foulPolicy == FoulPolicy::Auto)
        return resultOfFouls(side, verdict.fouls);
    Position after = before;
    after.place(point, side);
    // If fives must be declared, a row may still be declared after the last stone, and if fouls must be claimed, the
    // last stone may be a foul. In these cases the game ends only when the opponent passes
    // (match.md#foul-policies).
    const bool waits = setup.foulPolicy == FoulPolicy::Claim && setup.rules.fouls(side).any();
    if (isLastStoneLaid(setup, after) && verdict.outcome != rules::Outcome::Wins && !waits)
        return drawByLastStone(after);
    return std::nullopt;
}

std::vector<UnbrokenRow> winningRowsOf(const Position &position, Side side, const rules::RuleSet &rules)
{
    std::vector<UnbrokenRow> found;
    Position without = position;
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            const Point point(x, y);
            if (!position.has(point, side))
                continue;
            const auto isLong = [&](rules::Direction direction) {
                return rules::unbrokenRow(position, point, side, direction).length >= 5;
            };
            if (std::none_of(std::begin(rules::AllDirections), std::end(rules::AllDirections), isLong))
                continue;
            without.clear(point);
            for (const UnbrokenRow &row : rules::judge(without, point, side, rules).winningRows) {
                if (std::find(found.begin(), found.end(), row) == found.end())
                    found.push_back(row);
            }
            without.place(point, side);
        }
    }
    return found;
}

} // namespace kagetsu::match
