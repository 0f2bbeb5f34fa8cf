// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "record/result.h"
#include "seat.h"

#include <optional>

namespace kagetsu::match {

// Coming late (clock-and-refereeing.md 6.5): what it costs before the first move, and when it loses. All times are
// counted from the moment the game was to begin.

// When time begins to count against whoever is absent.
enum class StartClock : std::uint8_t {
    AtScheduled, // at the beginning, against both while both are absent
    OnArrival, // when the first of the two has come
};

struct LatenessRules
{
    clock::Duration limit { 15 * clock::Minute };
    bool inclusive = false; // who comes at the limit itself is out
    StartClock startClock = StartClock::AtScheduled;
    bool doubleCharge = false;
    bool bothLose = true; // when both are out; else the game is void

    friend bool operator==(const LatenessRules &, const LatenessRules &) = default;
};

// When each came; nothing: not yet. Who was there before the beginning came at 0.
using Arrivals = PerSeat<std::optional<clock::Duration>>;

// How the room waits at one moment.
struct Waiting
{
    PerSeat<clock::Duration> charged; // taken from each clock so far
    PerSeat<bool> isOut; // has lost by being late
    // The clock that runs: of whoever is absent, of the opener while both are. Nothing when both are there, or while
    // nothing counts yet.
    std::optional<Seat> running;
    bool isOver = false; // at least one is out
    record::Reason reason = record::Reason::None; // of that: Late who came, NoShow who did not, DoubleForfeit both

    friend bool operator==(const Waiting &, const Waiting &) = default;
};

Waiting waitingAt(clock::Duration now, const LatenessRules &rules, const Arrivals &arrivals);

// The result of a game that lateness has decided; `black` owns Black. `waiting` must be over.
record::GameResult resultOf(const Waiting &waiting, const LatenessRules &rules, Seat black);

} // namespace kagetsu::match
