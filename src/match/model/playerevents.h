// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/clockstate.h"
#include "match/model/ground.h"
#include "opening/play/act.h"
#include "rules/fouls.h"
#include "rules/point.h"

#include <optional>

namespace kagetsu::match {

// What players have done and claimed, and what followed from it by the rules (event.h).

// A stone in free play, or any act of the opening procedure.
struct Acted
{
    Seat seat = Seat::A;
    opening::Act act;
    friend bool operator==(const Acted &, const Acted &) = default;
};

struct Passed
{
    Seat seat = Seat::A;
    friend bool operator==(const Passed &, const Passed &) = default;
};

// A foul claim and its outcome. `fouls` holds all kinds that the stone on `point` commits, whatever the claimant called
// it.
struct FoulClaimed
{
    Seat seat = Seat::A;
    rules::Point point;
    bool upheld = false;
    rules::FoulKinds fouls;
    friend bool operator==(const FoulClaimed &, const FoulClaimed &) = default;
};

struct FiveClaimed
{
    Seat seat = Seat::A;
    bool upheld = false;
    friend bool operator==(const FiveClaimed &, const FiveClaimed &) = default;
};

// The time penalty for a wrong claim: time added to the claimant's opponent or, if negative, deducted from the claimant
// (match.md#wrong-claims).
struct TimeAdded
{
    Seat seat = Seat::A;
    clock::Duration time { 0 };
    friend bool operator==(const TimeAdded &, const TimeAdded &) = default;
};

// A foul claim that waits for the arbiter; both clocks are stopped.
struct ClaimRaised
{
    Seat seat = Seat::A;
    rules::Point point;
    friend bool operator==(const ClaimRaised &, const ClaimRaised &) = default;
};

// The claimant has withdrawn the claim, and the clocks run again.
struct ClaimWithdrawn
{
    Seat seat = Seat::A;
    friend bool operator==(const ClaimWithdrawn &, const ClaimWithdrawn &) = default;
};

// The claimant's opponent has agreed with the claim; `seat` is the opponent.
struct ClaimAgreed
{
    Seat seat = Seat::A;
    friend bool operator==(const ClaimAgreed &, const ClaimAgreed &) = default;
};

// A penalty under the rules: the seat loses its turn, or its next turn if it is not to act
// (match.md#wrong-claims).
struct TurnForfeited
{
    Seat seat = Seat::A;
    friend bool operator==(const TurnForfeited &, const TurnForfeited &) = default;
};

struct DrawOffered
{
    Seat seat = Seat::A;
    friend bool operator==(const DrawOffered &, const DrawOffered &) = default;
};

struct DrawDeclined
{
    Seat seat = Seat::A; // the seat that declined, in words or by playing on
    friend bool operator==(const DrawDeclined &, const DrawDeclined &) = default;
};

// The seat that had made the offer has withdrawn it.
struct DrawWithdrawn
{
    Seat seat = Seat::A;
    friend bool operator==(const DrawWithdrawn &, const DrawWithdrawn &) = default;
};

// The game goes on after a fallen flag: `seat` did not claim it and gave the opponent `more` time or, if `more` is
// zero, agreed to lift all limits.
struct FlagWaived
{
    Seat seat = Seat::A;
    clock::Duration more { 0 };
    friend bool operator==(const FlagWaived &, const FlagWaived &) = default;
};

struct TakeBackAsked
{
    Seat seat = Seat::A;
    friend bool operator==(const TakeBackAsked &, const TakeBackAsked &) = default;
};

struct TakeBackDeclined
{
    Seat seat = Seat::A;
    friend bool operator==(const TakeBackDeclined &, const TakeBackDeclined &) = default;
};

// The last `moves` moves were taken back and `seat`, which had asked, is to move again. In an opening, the last `acts`
// acts of the procedure are undone instead: with ClockEffect::Kept by the seat itself in its running turn, otherwise by
// agreement.
struct TakenBack
{
    Seat seat = Seat::A;
    int moves = 0;
    ClockEffect clocks = ClockEffect::Restored;
    int acts = 0; // number of acts undone; if not 0, `moves` is 0
    friend bool operator==(const TakenBack &, const TakenBack &) = default;
};

struct Paused
{
    Seat seat = Seat::A;
    friend bool operator==(const Paused &, const Paused &) = default;
};

// The turn of this seat ended with a press of the clock beside a physical board.
struct Pressed
{
    Seat seat = Seat::A;
    friend bool operator==(const Pressed &, const Pressed &) = default;
};

// What was played next on a physical board; no value for a pass or a lost turn. The event does not say when it was
// played: the clock follows Pressed.
struct Noted
{
    std::optional<opening::Act> act;
    friend bool operator==(const Noted &, const Noted &) = default;
};

struct NoteStruck
{
    friend bool operator==(NoteStruck, NoteStruck) = default;
};

} // namespace kagetsu::match
