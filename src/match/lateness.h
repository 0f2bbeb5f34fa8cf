// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "record/model/result.h"
#include "seat.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::match {

// Coming late (refereeing.md#lateness): what it costs before the first move, and when it loses. All times are counted
// from the moment the game was to begin.

// When time begins to count against whoever is absent.
enum class StartClock : std::uint8_t {
    AtScheduled, // at the beginning, against both while both are absent
    OnArrival, // when the first of the two has come
};

// What is taken from the clock of who comes late, but in time.
enum class LateCharge : std::uint8_t { None, Single, Double };

// What is lost by who comes too late: with Round and Match both games of a double game (refereeing.md#double-game).
enum class LateScope : std::uint8_t { Game, Round, Match };

struct LatenessRules
{
    clock::Duration limit { 15 * clock::Minute };
    bool inclusive = false; // who comes at the limit itself is out
    LateCharge charge = LateCharge::Single;
    bool bothLose = true; // when both are out; else the game is void
    LateScope scope = LateScope::Game;
    StartClock startClock = StartClock::AtScheduled;

    friend bool operator==(const LatenessRules &, const LatenessRules &) = default;
};

// When each came; nothing: not yet. Who was there before the beginning came at 0.
using Arrivals = PerSeat<std::optional<clock::Duration>>;

// Somebody set the computer's clock while the game was waited for. The room went on by its own count, and people
// decided which time holds.
struct ClockSet
{
    clock::Duration at { 0 }; // after the beginning, by the time that holds since
    clock::Duration by { 0 }; // negative: set back
    bool isFollowed = false; // the new time holds; those who had come are as early or late by it as before

    friend bool operator==(const ClockSet &, const ClockSet &) = default;
};

// Somebody was said to be here, and that was taken back. Both after the beginning.
struct ArrivalUndone
{
    Seat seat = Seat::A;
    clock::Duration came { 0 };
    clock::Duration at { 0 };

    friend bool operator==(const ArrivalUndone &, const ArrivalUndone &) = default;
};

// The beginning was moved when it had passed, by an order. Both after the beginning that holds now, so `from`, when the
// game was to begin before, is negative where it was put off.
struct BeginningMoved
{
    clock::Duration at { 0 };
    clock::Duration from { 0 };
    std::string reason {}; // UTF-8

    friend bool operator==(const BeginningMoved &, const BeginningMoved &) = default;
};

// What a waiting room has written down when the game begins.
struct Attendance
{
    std::int64_t scheduled = 0; // when the game was to begin: milliseconds since the beginning of 1970, UTC
    Arrivals arrivals;
    clock::Duration begun { 0 }; // after that, or negative, before it
    std::vector<ClockSet> clockSets {};
    std::vector<ArrivalUndone> undone {};
    std::vector<BeginningMoved> moved {};

    friend bool operator==(const Attendance &, const Attendance &) = default;
};

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
// As it was when the game began.
Waiting waitingAt(const Attendance &seen, const LatenessRules &rules);

// Whether a game that lateness does not decide can begin: both are there, or the opener is and the moment has come, who
// may make the opening while the other is awaited.
bool mayBegin(const Attendance &seen);

// The result of a game that lateness has decided; `black` owns Black. `waiting` must be over.
record::GameResult resultOf(const Waiting &waiting, const LatenessRules &rules, Seat black);

} // namespace kagetsu::match
