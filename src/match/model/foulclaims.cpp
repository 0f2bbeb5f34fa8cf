// SPDX-License-Identifier: MIT
#include "match/model/foulclaims.h"

#include "match/model/match.h"
#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::match {

using rules::Point;
using rules::Side;

std::vector<Point> claimable(const Match &match, Seat seat)
{
    std::vector<Point> points;
    const MatchSetup &setup = match.setup();
    const Side offender = other(match.sideOf(seat));
    const rules::FoulKinds forbidden = setup.rules.fouls(offender);
    const Phase phase = match.phase();
    const bool isOpen = (phase == Phase::Playing || phase == Phase::Flagged) && !match.isOnPhysicalBoard();
    if (!isOpen || match.isFlagged(seat) || setup.foulPolicy != FoulPolicy::Claim || !forbidden.any())
        return points;
    const std::vector<Move> &moves = match.moves();
    for (auto move = moves.rbegin(); move != moves.rend() - match.drawnStones(); ++move) {
        const bool unanswered = move == moves.rbegin();
        if (move->side == offender && move->point && (unanswered || forbidden.overline))
            points.push_back(*move->point);
    }
    return points;
}

bool isAnswered(const Match &match, Point stone)
{
    return match.moves().empty() || match.moves().back().point != stone;
}

rules::FoulKinds claimVerdict(const Match &match, Point stone)
{
    rules::FoulKinds fouls = foulsOfStone(match, stone);
    if (isAnswered(match, stone))
        fouls = { fouls.overline, false, false };
    return fouls;
}

rules::FoulKinds foulsOfStone(const Match &match, Point stone)
{
    const std::vector<Move> &moves = match.moves();
    const auto move =
        std::find_if(moves.begin(), moves.end(), [&](const Move &candidate) { return candidate.point == stone; });
    if (move == moves.end())
        return {};
    return rules::judge(positionBefore(match, stone), stone, move->side, match.setup().rules).fouls;
}

rules::Position positionBefore(const Match &match, Point stone)
{
    rules::Position before(match.setup().boardSize);
    for (const Move &move : match.moves()) {
        if (move.point == stone)
            break;
        if (move.point)
            before.place(*move.point, move.side);
    }
    return before;
}

std::vector<rules::FoulPoint> shownFouls(const Match &match)
{
    const MatchSetup &setup = match.setup();
    if (match.phase() != Phase::Playing || setup.hints == Hints::Off)
        return {};
    if (setup.hints == Hints::Always) {
        const std::optional<Side> shown = setup.rules.judgedSide(match.sideToMove());
        return shown ? rules::judgeBoard(match.position(), *shown, setup.rules).fouls : std::vector<rules::FoulPoint>();
    }
    const std::vector<Move> &moves = match.moves();
    if (moves.empty() || !moves.back().point)
        return {};
    const Point last = *moves.back().point;
    rules::Position before = match.position();
    before.clear(last);
    const rules::Verdict verdict = rules::judge(before, last, moves.back().side, setup.rules);
    if (verdict.outcome != rules::Outcome::Forbidden)
        return {};
    return { { last, verdict.fouls } };
}

} // namespace kagetsu::match
