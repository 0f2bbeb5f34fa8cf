// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/timecontrol.h"
#include "record/model/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::match {

// Late arrival (match.md#lateness): what it costs before the first move, and when it loses the game. All times
// count from the scheduled beginning of the game.

// When time begins to count against a player who is absent.
enum class StartClock : std::uint8_t {
    AtScheduled, // from the scheduled beginning, against both while both are absent
    OnArrival, // from the arrival of the first player
};

// What is deducted from the clock of a player who comes late but in time.
enum class LateCharge : std::uint8_t { None, Single, Double };

// What a player who comes too late loses; Round and Match: both games of a double game (match.md#double-game).
enum class LateScope : std::uint8_t { Game, Round, Match };

struct LatenessRules
{
    clock::Duration limit { 15 * clock::Minute };
    bool inclusive = false; // coming exactly at the limit is too late
    LateCharge charge = LateCharge::Single;
    bool bothLose = true; // if both are too late, both lose; otherwise the game is void
    LateScope scope = LateScope::Game;
    StartClock startClock = StartClock::AtScheduled;

    friend bool operator==(const LatenessRules &, const LatenessRules &) = default;
};

// When each player came; no value if not yet. A player who was present before the beginning has 0.
using Arrivals = PerSeat<std::optional<clock::Duration>>;

// Somebody set the computer's clock while the game was waited for. The waiting room kept its own count, and people
// decided which time is valid.
struct ClockSet
{
    clock::Duration at { 0 }; // after the beginning, by the time that has been valid since then
    clock::Duration by { 0 }; // negative: set back
    bool isFollowed = false; // the new time is valid; players who had come stay as early or late as they were

    friend bool operator==(const ClockSet &, const ClockSet &) = default;
};

// Somebody was reported present and the report was taken back. Both times count from the beginning.
struct ArrivalUndone
{
    Seat seat = Seat::A;
    clock::Duration came { 0 };
    clock::Duration at { 0 };

    friend bool operator==(const ArrivalUndone &, const ArrivalUndone &) = default;
};

// The beginning was moved by an order after it had passed. Both times count from the current beginning, so `from`, the
// former beginning, is negative if the game was put off.
struct BeginningMoved
{
    clock::Duration at { 0 };
    clock::Duration from { 0 };
    std::string reason {}; // UTF-8

    friend bool operator==(const BeginningMoved &, const BeginningMoved &) = default;
};

// What a waiting room has recorded when the game begins.
struct Attendance
{
    std::int64_t scheduled = 0; // scheduled beginning, in milliseconds since the start of 1970, UTC
    Arrivals arrivals;
    clock::Duration begun { 0 }; // actual beginning, counted from the scheduled one; negative if earlier
    std::vector<ClockSet> clockSets {};
    std::vector<ArrivalUndone> undone {};
    std::vector<BeginningMoved> moved {};

    friend bool operator==(const Attendance &, const Attendance &) = default;
};

// The state of the waiting room at one moment.
struct Waiting
{
    PerSeat<clock::Duration> charged; // deducted from each clock so far
    PerSeat<bool> isOut; // has lost by being late
    // The clock that runs: that of the absent player, or the opener's while both are absent. No value if both are
    // present or while no time counts yet.
    std::optional<Seat> running;
    bool isOver = false; // at least one player has lost by being late
    // the reason if it is over: Late for a player who came, NoShow for one who did not, DoubleForfeit for both
    record::Reason reason = record::Reason::None;

    friend bool operator==(const Waiting &, const Waiting &) = default;
};

Waiting waitingAt(clock::Duration now, const LatenessRules &rules, const Arrivals &arrivals);
// Returns the state when the game began.
Waiting waitingAt(const Attendance &seen, const LatenessRules &rules);

// Returns true if a game that lateness does not decide can begin: both players are present, or the scheduled moment has
// come and the opener is present, who may play the opening while the other is awaited.
bool mayBegin(const Attendance &seen);

// Returns the result of a game that lateness has decided; `black` owns Black. `waiting` must be over.
record::GameResult resultOf(const Waiting &waiting, const LatenessRules &rules, Seat black);

} // namespace kagetsu::match
