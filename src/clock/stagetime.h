// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

namespace kagetsu::clock {

// The arithmetic of the clock systems: what thinking, pressing and an arbiter's order do to one seat. All functions are
// pure; Clock adds the moments. This is the only place that knows the kinds of stages.

// The state of a seat's clock within a turn.
struct Standing
{
    SeatTime seat; // stage, left and periods at this point of the turn
    // In a byo-yomi stage: how much of the running period is used. In a bank: how much of the free time is used and,
    // after it, also of the running unit, which is no longer among the periods of `seat`.
    Duration inPeriod { 0 };
    // all stages are used up; `seat.left` is then negative and says how far below zero the turn is
    bool exhausted = false;
};

// How long a turn can last, and whether moves of a quota are missing at its end.
struct Allowance
{
    Duration turn { 0 };
    bool missesQuota = false;
};

// Returns the time that a stage gives a seat that enters it, up to its first press.
Duration stageTotal(const Stage &stage);
// Returns the state of a seat before its first turn.
SeatTime freshSeat(const TimeControl &control);
// Returns how long a turn that begins with `seat` can last before all stages are used up; nothing without stages.
std::optional<Allowance> allowance(const TimeControl &control, const SeatTime &seat);
// Returns the state of the seat once the turn that began with `seat` has lasted `turn`.
Standing standingAfter(const TimeControl &control, const SeatTime &seat, Duration turn);

// Whether a turn ended with a press or was passed on without one, which earns no bonus.
enum class TurnEnd : std::uint8_t { Pressed, Passed };
// Returns the seat after a whole turn of this length in which `moves` moves were made. The turn must be shorter than
// the allowance unless it is only passed on or the flag has fallen.
SeatTime afterTurn(const TimeControl &control, const SeatTime &seat, Duration turn, TurnEnd end, int moves = 0);

// Adds `amount` to the time left of the stage that the turn is in, but never deducts more than is left of it, and sets
// `amount` to what was really added. The result is the state at the beginning of the turn that gives the adjusted state
// after `turn`.
SeatTime adjusted(const TimeControl &control, const SeatTime &seat, Duration turn, Duration &amount);

// Returns true if an arbiter can set this on a seat that is in this stage.
bool accepts(const TimeControl &control, int stage, const ClockSetting &setting);
// Applies a setting, which must be accepted: the result is the state at the beginning of the turn that gives the set
// state after `turn`.
SeatTime changed(const TimeControl &control, const SeatTime &seat, Duration turn, const ClockSetting &setting);

// Returns how much of the running period has passed at this point of the turn; nothing if it is in no period.
std::optional<Duration> readOf(const TimeControl &control, const SeatTime &seat, Duration turn);

} // namespace kagetsu::clock
