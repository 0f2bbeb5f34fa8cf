// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/timecontrol.h"

#include <optional>

namespace kagetsu::clock {

// A moment on the monotonic time axis of the match, counted from the start of the match. Moments are always passed as
// arguments: nothing here asks for the time, so the computer's sleep and changes of its date have no effect.
using Moment = Duration;

// Which limit was reached. If a stage and the per-move limit end in the same millisecond, the stage is named. Quota:
// the time of a stage ended before its moves were made (clock.md#quotas).
enum class FlagReason : std::uint8_t { MainTime, PerMoveLimit, Quota };

// A fallen flag. The order in which flags fall is known to the millisecond (clock.md#flags).
struct Flag
{
    Moment at { 0 }; // when the limit was reached, not when it was noticed
    FlagReason reason = FlagReason::MainTime;

    friend bool operator==(const Flag &, const Flag &) = default;
};

// The state of one seat's clock between two presses.
struct SeatTime
{
    int stage = 0; // index into the stages of the control
    // Time left of a main stage; in a byo-yomi stage, what an arbiter has added before its periods. Negative once all
    // stages are used up and the clock goes on.
    Duration left { 0 };
    int periods = 0; // periods left in a byo-yomi stage, or units left of a bank
    // Moves still to be made in the running block of a Canadian stage, or for the quota of a main stage. Negative only
    // with NextStage::AtZero, for moves made beyond the quota.
    int moves = 0;
    int block = 0; // index of the current Canadian block
    int turns = 0; // number of presses so far
    int caps = 0; // how often the per-move limit was reached
    Duration used { 0 }; // total of all completed turns, for tie-breaks
    std::optional<Flag> flag;

    friend bool operator==(const SeatTime &, const SeatTime &) = default;
};

// The changing part of a clock, except since when it runs. Undoing a move restores it.
struct ClockState
{
    PerSeat<SeatTime> seats; // as they were at the beginning of the running turn
    std::optional<Seat> turn;
    Duration elapsed { 0 }; // active time of the turn
    int turnFactor = 1; // multiplies the per-move limit of the turn
    Duration capSince { 0 }; // active time of the turn when the per-move limit last restarted
    bool turnKept = false; // true if the turn cannot be lost

    friend bool operator==(const ClockState &, const ClockState &) = default;
};

// What an arbiter sets on one clock (match.md#orders). Members without a value stay unchanged, except that setting
// another stage begins it as in the game.
struct ClockSetting
{
    std::optional<int> stage; // index into the stages of the control
    std::optional<Duration> left; // time left of the stage, before its periods
    std::optional<int> periods; // byo-yomi periods, with the running one made full; units of a bank
    std::optional<int> moves; // moves still to be made in the block or for the quota
    std::optional<int> turns = std::nullopt; // number of presses so far; can be set on any clock and changes no time

    friend bool operator==(const ClockSetting &, const ClockSetting &) = default;
};

// What a clock face shows at one moment. Times are exact; a face rounds them up to its unit, so 0:00 is never shown
// before the flag has fallen (facetext.h).
struct Reading
{
    bool untimed = false;
    bool running = false;
    int stage = 0; // index of the stage that the seat is in at this moment
    Duration main { 0 }; // main time left in this stage; 0 when used up, negative if the clock goes on after that
    // Byo-yomi periods left, including the running one; during main time, the periods that follow it. For a bank: units
    // left, without the running one.
    int periods = 0;
    int moves = 0; // moves still to be made in the running block or for the quota
    std::optional<Duration> period; // what is left of the running period, once main time is used up
    // what is left of the free beginning of this turn, or of the next turn; only with a delay
    std::optional<Duration> delay;
    // The period, or main time including a Bronstein delay: what a face shows large (facetext.h) if there are stages.
    Duration shown { 0 };
    std::optional<Duration> perMove; // what is left of the per-move limit in this turn
    Duration turn { 0 }; // active time of this turn; 0 for the seat that is not in turn
    int turns = 0; // number of turns ended by a press
    Duration used { 0 }; // total of all turns, including this one
    std::optional<Flag> flag; // the flag, if it fell at or before this moment

    // The time until this seat reaches a limit if it keeps thinking: the smaller of what is left of all stages and of
    // the per-move limit; 0 after a flag. Nothing if the seat is untimed, or if its only limit is lifted for this turn.
    std::optional<Duration> untilFlag;

    // True if the delay runs down before the time that is shown, and is no part of it.
    bool hasDelayBeside() const { return delay && shown == main; }

    friend bool operator==(const Reading &, const Reading &) = default;
};

// What happens to the clock when a flag falls (clock.md#flags). Stand: both sides stop. GoOn: the clock keeps running,
// below zero.
enum class AfterFlag : std::uint8_t { Stand, GoOn };

// What happens when a limit is reached (clock.md#per-move-limit, clock.md#flags).
enum class LimitEffect : std::uint8_t {
    Flag,
    Warning, // the per-move limit restarts
    Penalty, // the per-move limit restarts, and main time is deducted
    // the turn passes to the opponent
    TurnLost,
};

// A limit of the running turn and the moment when it will be reached.
struct Limit
{
    Seat seat = Seat::A;
    Moment at { 0 };
    FlagReason reason = FlagReason::MainTime;
    LimitEffect effect = LimitEffect::Flag;

    friend bool operator==(const Limit &, const Limit &) = default;
};

} // namespace kagetsu::clock
