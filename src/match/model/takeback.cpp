// SPDX-License-Identifier: MIT
#include "match/model/takeback.h"

#include "match/model/match.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace kagetsu::match {

// Returns true if all moves of the game belong to its opening.
static bool isAtOpening(const Match &match)
{
    return match.moves().size() == match.opening().stones().size();
}

int takeBackMoves(const Match &match, Seat seat)
{
    if (match.phase() != Phase::Playing || match.isOnPhysicalBoard())
        return 0;
    const int opened = static_cast<int>(match.opening().stones().size());
    const int free = static_cast<int>(match.moves().size()) - opened;
    const int wanted = match.toAct() == seat ? 2 : 1;
    return free >= wanted ? wanted : 0;
}

int takeBackActs(const Match &match, Seat seat)
{
    if (!canStepBack(match))
        return 0;
    const std::vector<OpeningAct> &acts = match.openingActs();
    const auto own =
        std::find_if(acts.rbegin(), acts.rend(), [seat](const OpeningAct &act) { return act.seat == seat; });
    return own == acts.rend() ? 0 : static_cast<int>(own - acts.rbegin()) + 1;
}

bool canUndoAct(const Match &match, Seat seat)
{
    if (match.phase() != Phase::Opening || takeBackActs(match, seat) != 1 || match.opening().need().seat != seat)
        return false;
    const OpeningAct &last = match.openingActs().back();
    return last.before.clock.turn == seat
        && (std::holds_alternative<opening::Place>(last.act) || std::holds_alternative<opening::Offer>(last.act));
}

bool canStepBack(const Match &match)
{
    const Phase phase = match.phase();
    const bool isOpen = (phase == Phase::Opening || phase == Phase::Playing) && !match.isOnPhysicalBoard();
    return isOpen && !match.openingActs().empty() && isAtOpening(match);
}

bool canUndoPress(const Match &match)
{
    const Phase phase = match.phase();
    const clock::Clock &clock = match.clock();
    if (clock.runsForOther())
        return false;
    if (match.isOnPhysicalBoard())
        return !match.turns().empty() && match.turns().back().before.clock.turn != clock.turnOf()
            && (phase == Phase::Opening || phase == Phase::Playing);
    if (phase == Phase::Opening || (phase == Phase::Playing && isAtOpening(match)))
        return !match.openingActs().empty() && match.openingActs().back().before.clock.turn != clock.turnOf();
    return phase == Phase::Playing && !match.moves().back().isLost;
}

bool canUndoOrder(const Match &match)
{
    return match.undoableOrders() > 0 && !(match.isOver() && match.isResultLocked());
}

} // namespace kagetsu::match
