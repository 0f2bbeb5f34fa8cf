// SPDX-License-Identifier: MIT
#include "engine/seat/want.h"

#include "engine/seat/opening.h"
#include "match/model/foulclaims.h"

#include <algorithm>

namespace kagetsu::engineseat {

using match::Match;
using match::Phase;

namespace {

// True if the seat's own last stone makes a five that it must declare.
bool hasUndeclaredFive(const Match &match, Seat seat)
{
    if (match.setup().fivePolicy != match::FivePolicy::Declare)
        return false;
    const auto own = std::find_if(match.moves().rbegin(), match.moves().rend(),
        [seat](const match::Move &move) { return move.seat == seat && move.point; });
    if (own == match.moves().rend())
        return false;
    const rules::Verdict verdict =
        rules::judge(positionBefore(match, *own->point), *own->point, own->side, match.setup().rules);
    return verdict.outcome == rules::Outcome::Wins;
}

// Returns a claim that is right. A person who plays against an engine has no arbiter to ask, so the engine never makes
// a wrong claim.
std::optional<match::Command> claimOf(const Match &match, Seat seat)
{
    if (match.isFlagged(otherSeat(seat)) && !match.isFlagged(seat))
        return match::ClaimTime { seat };
    if (match.phase() != Phase::Playing)
        return std::nullopt;
    if (hasUndeclaredFive(match, seat))
        return match::ClaimFive { seat };
    if (match.setup().foulPolicy != match::FoulPolicy::Claim)
        return std::nullopt;
    for (const rules::Point point : claimable(match, seat)) {
        if (claimVerdict(match, point).any())
            return match::ClaimFoul { seat, point };
    }
    return std::nullopt;
}

std::optional<match::Command> answerOf(const Match &match, Seat seat)
{
    if (match.takeBackAsked() == otherSeat(seat))
        return match::AnswerTakeBack { seat, true };
    if (match.drawOffer() == otherSeat(seat))
        return match::AnswerDraw { seat, false };
    return std::nullopt;
}

} // namespace

engine::Position positionOf(const Match &match)
{
    engine::Position position { match.setup().rules, match.setup().boardSize, {}, match.sideToMove() };
    for (const match::Move &move : match.moves()) {
        if (move.point)
            position.stones.push_back({ *move.point, move.side });
    }
    return position;
}

match::Command actOn(Seat seat, rules::Point point, bool isOffer)
{
    if (isOffer)
        return match::Act { seat, opening::Offer { point } };
    return match::Act { seat, opening::Place { point } };
}

Want wantOf(const Match &match, Seat seat, OpeningSkill skill)
{
    if (match.phase() == Phase::NotStarted || match.isOver() || match.isPaused() || match.phase() == Phase::Claimed)
        return Wait {};
    if (const auto claim = claimOf(match, seat))
        return Give { *claim };
    if (const auto answer = answerOf(match, seat))
        return Give { *answer };
    if (match.toAct() != seat || match.phase() == Phase::Flagged)
        return Wait {};
    if (match.phase() == Phase::Opening)
        return wantInOpening(match, seat, skill);
    if (match.isLastStoneLaid())
        return Give { match::Pass { seat } };
    return Move { positionOf(match) };
}

} // namespace kagetsu::engineseat
