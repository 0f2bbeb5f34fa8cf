// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "rules/fouls.h"
#include "rules/judge.h"
#include "rules/position.h"

#include <vector>

namespace kagetsu::match {

class Match;

// Returns the stones of the opponent that this seat may still claim as forbidden, latest first
// (match.md#foul-policies): the last stone until the reply is released and, where overlines are forbidden, every
// earlier one. Returns none if this seat's own flag is down. It does not say whether any of them is forbidden.
std::vector<rules::Point> claimable(const Match &match, Seat seat);

// Returns true if the turn after that stone is over, so that only an overline can still be claimed. The point must hold
// a stone of the game.
bool isAnswered(const Match &match, rules::Point stone);

// Returns how a claim of that stone would be judged now; for a stone already answered only an overline counts. Only the
// arbiter may see this. The point must hold a stone of the game.
rules::FoulKinds claimVerdict(const Match &match, rules::Point stone);

// Returns all kinds of foul that this stone committed when it was put down.
rules::FoulKinds foulsOfStone(const Match &match, rules::Point stone);

// Returns the board on which that stone was put down, without the stone.
rules::Position positionBefore(const Match &match, rules::Point stone);

// Returns the fouls that the setup's hints allow to be shown: for the side to move (Always), or for the stone just
// placed (AfterMove).
std::vector<rules::FoulPoint> shownFouls(const Match &match);

} // namespace kagetsu::match
