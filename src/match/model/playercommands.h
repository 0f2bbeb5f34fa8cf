// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "match/model/intervention.h"
#include "opening/play/act.h"
#include "rules/point.h"

namespace kagetsu::match {

// The commands of players at the board (command.h).

// A stone, or another act of the opening procedure, once it is complete: the stone is released and, if it ends the
// turn, the clock is pressed.
struct Act
{
    Seat seat = Seat::A;
    opening::Act act;
};

// A move without a stone.
struct Pass
{
    Seat seat = Seat::A;
};

// Claims that the stone on `point` was forbidden (match.md#course-of-a-claim). Both clocks stop. Without an
// arbiter (MatchSetup) the claim is decided at once; with one it waits for RuleClaim or for the players' own answer.
struct ClaimFoul
{
    Seat seat = Seat::A;
    rules::Point point;
};

// The claimant withdraws a pending claim. In itself this has no consequence but its price (MatchSetup::withdrawal).
struct WithdrawClaim
{
    Seat seat = Seat::A;
};

// The opponent agrees with a pending claim, which ends the game without a ruling by the arbiter
// (match.md#course-of-a-claim).
struct AgreeToClaim
{
    Seat seat = Seat::A;
};

// Stops both clocks until the arbiter lets one run; only for games with an arbiter (match.md#orders).
struct CallArbiter
{
    Seat seat = Seat::A;
};

// Claims that this seat has made a five (FivePolicy::Declare).
struct ClaimFive
{
    Seat seat = Seat::A;
};

// Claims that the opponent's flag is down.
struct ClaimTime
{
    Seat seat = Seat::A;
};

struct Resign
{
    Seat seat = Seat::A;
};

struct OfferDraw
{
    Seat seat = Seat::A;
};

struct WithdrawDraw
{
    Seat seat = Seat::A; // the seat that offered it
};

// Lets a friendly game go on by agreement after the opponent's flag fell: the opponent gets `more` time or, if `more`
// is zero, all limits are lifted for both.
struct WaiveFlag
{
    Seat seat = Seat::A; // the seat that could claim the win
    clock::Duration more { 0 };
};

struct AnswerDraw
{
    Seat seat = Seat::A; // the seat that answers
    bool accept = false;
};

// Asks to take back this seat's last stone and the reply to it, if any; in an opening, its last act and everything
// after it.
struct AskTakeBack
{
    Seat seat = Seat::A;
};

struct AnswerTakeBack
{
    Seat seat = Seat::A; // the seat that answers
    bool accept = false;
    ClockEffect clocks = ClockEffect::Restored; // journals of the first version can have Kept
};

// Undoes this seat's own last stone or offer of the opening while its turn is still running; the time used stays used.
// If an arbiter is at hand, a stone is final (match.md#irregularities).
struct UndoAct
{
    Seat seat = Seat::A;
};

struct Pause
{
    Seat seat = Seat::A;
};

} // namespace kagetsu::match
