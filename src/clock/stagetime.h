// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

namespace kagetsu::clock {

// The arithmetic of the clock systems: what thinking, pressing and an arbiter's order do to one seat. All pure; the
// clock adds the moments. This is the only place that knows the kinds of stages.

// Where a seat stands inside a turn.
struct Standing
{
    SeatTime seat; // stage, left and periods at this point of the turn
    // Of a byo-yomi stage: already used of the running period. Of a bank: of the free time, and from there on of the
    // running unit too, which is no longer among the periods of `seat`.
    Duration inPeriod { 0 };
    bool exhausted = false; // all stages are used up; `seat.left` is then how far below zero the turn has come
};

// How long a turn can last, and whether its end leaves moves of a quota unmade.
struct Allowance
{
    Duration turn { 0 };
    bool missesQuota = false;
};

// What a stage gives a seat that enters it, up to its first press.
Duration stageTotal(const Stage &stage);
// A seat that has not yet had a turn.
SeatTime freshSeat(const TimeControl &control);
// How long a turn that begins with `seat` can last before all stages are used up; nothing without stages.
std::optional<Allowance> allowance(const TimeControl &control, const SeatTime &seat);
// Where the seat stands when the turn that began with `seat` has lasted `turn`.
Standing standingAfter(const TimeControl &control, const SeatTime &seat, Duration turn);

enum class TurnEnd : std::uint8_t { Pressed, Passed };
// The seat after a whole turn of this length, which must be shorter than the allowance unless the turn is only passed
// on or the flag has fallen. `moves` have been made in it.
SeatTime afterTurn(const TimeControl &control, const SeatTime &seat, Duration turn, TurnEnd end, int moves = 0);

// Adds to the time left of the stage in which the turn stands, never taking more than is left of it, and says in
// `amount` what was really added. The result is again a beginning of the turn: its standing after `turn` is the
// adjusted one.
SeatTime adjusted(const TimeControl &control, const SeatTime &seat, Duration turn, Duration &amount);

// Whether an arbiter can set this on a seat that stands in this stage.
bool accepts(const TimeControl &control, int stage, const ClockSetting &setting);
// The same for a setting, which must be accepted: the standing after `turn` is the one set.
SeatTime changed(const TimeControl &control, const SeatTime &seat, Duration turn, const ClockSetting &setting);

// How far the period has come in which this turn stands; nothing when it stands in none.
std::optional<Duration> readOf(const TimeControl &control, const SeatTime &seat, Duration turn);

} // namespace kagetsu::clock
