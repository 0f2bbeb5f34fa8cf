// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/clockstate.h"

namespace kagetsu::match {

// The orders of an arbiter about the clocks (intervention.h).

// Stops both clocks until RunClock; no player can resume them.
struct StopClocks
{
    friend bool operator==(StopClocks, StopClocks) = default;
};

// Resumes the game. If the seat is not to act, its time runs while nobody may play, for example while it has to restore
// the stones it displaced (match.md#displaced-stones).
struct RunClock
{
    Seat seat = Seat::A;
    friend bool operator==(RunClock, RunClock) = default;
};

// Adds time or, if negative, deducts it, but never more than is left of the stage. Also used for the penalties "time to
// the opponent" and "time from the offender".
struct AddTime
{
    Seat seat = Seat::A;
    clock::Duration time { 0 };
    friend bool operator==(AddTime, AddTime) = default;
};

struct SetClock
{
    Seat seat = Seat::A;
    clock::ClockSetting setting;
    friend bool operator==(const SetClock &, const SetClock &) = default;
};

// Undoes the last press, with the stone or choice that it confirmed; the time since then moves from the other clock to
// the one that should have run.
struct UndoPress
{
    friend bool operator==(UndoPress, UndoPress) = default;
};

// Sets the time used of both players to half of their total.
struct Equalise
{
    friend bool operator==(Equalise, Equalise) = default;
};

// Corrects a faulty clock: `elapsed` is the true total time, which is divided in the proportion that the clocks had
// measured (match.md#faulty-clock).
struct Rescale
{
    clock::Duration elapsed { 0 };
    friend bool operator==(Rescale, Rescale) = default;
};

// Restarts the reading of the running period at this second (clock.md#announcements).
struct Reread
{
    clock::Duration from { 0 };
    friend bool operator==(Reread, Reread) = default;
};

// Counts the time that the computer slept as thinking time of the side whose clock ran (clock.md#the-machine). The
// clocks stay stopped until RunClock; if only RunClock is given, the time does not count.
struct CountSleep
{
    friend bool operator==(CountSleep, CountSleep) = default;
};

// Undoes the counting of the computer's sleep, whether by the arbiter or by the players; the clocks must still be
// stopped.
struct UncountSleep
{
    friend bool operator==(UncountSleep, UncountSleep) = default;
};

// Counts the end of the last period as a pass, on request [GO 22.5]: the period is restored for the next turn. The
// clocks stay stopped until RunClock.
struct ExpiryAsPass
{
    friend bool operator==(ExpiryAsPass, ExpiryAsPass) = default;
};

// Gives the turn to this seat beside a physical board although nothing was pressed. The time that the other seat has
// used stays used.
struct GiveTurn
{
    Seat seat = Seat::A;
    friend bool operator==(GiveTurn, GiveTurn) = default;
};

} // namespace kagetsu::match
