// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace kagetsu::clock {

// All times are whole milliseconds (clock.md#how-time-is-counted).
using Duration = std::chrono::milliseconds;
constexpr Duration Second = std::chrono::seconds(1);
constexpr Duration Minute = std::chrono::minutes(1);
constexpr Duration Hour = std::chrono::hours(1);

// No single time and no sum of stages may be longer.
constexpr Duration LongestTime = std::chrono::hours(1000);

// How a delay is shown; it costs the same (clock.md#delay). Us: beside a main time that stands still meanwhile.
// Bronstein: as a part of the main time that is given back at the press.
enum class DelayForm : std::uint8_t { Us, Bronstein };

// Main time: sudden death; Fischer when each press adds an increment; delay when the beginning of each turn is free;
// with a quota a period that must see so many moves (clock.md#sudden-death, clock.md#increment, clock.md#delay,
// clock.md#quotas).
struct MainStage
{
    Duration time { 0 };
    Duration increment { 0 };
    // `!` in the text syntax: the first turn already has its bonus.
    bool bonusBefore = false;
    // The clock never shows more than this after a press.
    std::optional<Duration> maximum = std::nullopt;
    // So much of each turn, from its beginning, takes nothing from the time, as far as the turn is in this stage.
    Duration delay { 0 };
    DelayForm delayForm = DelayForm::Us; // Us without a delay
    // Moves to be made before the time of the stage ends, which then is not empty; 0: none. What is left of its time
    // goes over into the next stage. The last stage with a quota repeats without end, as in the controls of engine
    // tools.
    int quota = 0;

    friend bool operator==(const MainStage &, const MainStage &) = default;
};

// Periods after the main time: a turn costs as many periods as it lasted whole ones (clock.md#byo-yomi).
struct ByoYomiStage
{
    int periods = 1;
    Duration period { 60000 };
    // Reserve form: the same arithmetic, shown as minutes kept for reading. Only after a main stage, of whose time it
    // is a part in the text syntax.
    bool reserve = false;

    friend bool operator==(const ByoYomiStage &, const ByoYomiStage &) = default;
};

// Blocks of moves, so many in a time, repeating without end: Canadian overtime (clock.md#canadian-overtime). The turn
// in which the stage before runs out counts into the first block. Only as the last stage, after another that has no
// quota.
struct CanadianStage
{
    std::vector<int> blocks { 10 }; // moves of the first block, the second one...; the last repeats
    Duration time { 600000 }; // of every block
    // `*` in the text syntax: what is left of a finished block is added to the next one.
    bool carry = false;

    friend bool operator==(const CanadianStage &, const CanadianStage &) = default;
};

// Thinking-time units: so much of each turn is free, after it each unit begun is lost (clock.md#other-controls). Only
// as the one stage.
struct BankStage
{
    Duration free { 30000 };
    int units = 10;
    Duration unit { 60000 };

    friend bool operator==(const BankStage &, const BankStage &) = default;
};

// One section of a time control. A new system is a new alternative here and one more set of overloads in stagetime.cpp.
using Stage = std::variant<MainStage, ByoYomiStage, CanadianStage, BankStage>;

// When the stage after a fulfilled quota begins (clock.md#quotas). AtZero is the way of clocks that count no moves:
// with the time of the stage, and only then is looked whether its quota has been made; moves beyond it count into the
// next one.
enum class NextStage : std::uint8_t { AtQuota, AtZero };

// What quotas and blocks count (clock.md#how-time-is-counted). Stones: own stones and passes. Presses: turns, as a
// clock on a table sees them.
enum class QuotaUnit : std::uint8_t { Stones, Presses };

// What reaching the per-move limit does (clock.md#per-move-limit).
enum class CapPolicy : std::uint8_t {
    Lose,
    TurnLost, // the turn passes to the opponent without a stone; in the opening, where no turn can be left out, as Warn
    Warn, // the limit begins anew; the second time loses
    Penalty, // main time is taken away and the limit begins anew
};

constexpr int UsualCapInOpening = 3;
constexpr int MostCapInOpening = 100;

// What one seat may use: stages one after the other, each beginning where the one before is used up, and rules that
// hold in every turn. No stages: untimed.
struct TimeControl
{
    std::vector<Stage> stages;
    // Per-move limit (clock.md#per-move-limit); it restarts every turn.
    std::optional<Duration> perMove;
    CapPolicy capPolicy = CapPolicy::Lose; // Lose without a limit
    Duration capPenalty { 0 }; // with CapPolicy::Penalty, which needs stages, more than nothing; else nothing
    // The limit of opening turns with more than one stone or an offer is so many times as long; 0: they have none. The
    // default without a limit.
    int capInOpening = UsualCapInOpening;
    NextStage nextStage = NextStage::AtQuota; // AtQuota without a quota
    QuotaUnit quotaUnit = QuotaUnit::Stones; // Stones without a quota and without blocks
    // While this seat thinks, its time runs over to the other one like sand (clock.md#other-controls). Only with a
    // single main stage that has nothing but its time.
    bool hourglass = false;
    // Remaining times that are warned of once per crossing, longest first.
    std::vector<Duration> lowTime { Duration(300000), Duration(60000), Duration(30000), Duration(10000) };

    bool isUntimed() const { return stages.empty() && !perMove; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

// How many moves this stage asks for by its end; 0: none.
int quotaOf(const Stage &stage);
bool hasQuota(const TimeControl &control);
// Whether moves are counted at all: quotas or blocks.
bool countsMoves(const TimeControl &control);

// Whether a clock can run under this control: no negative time, at least one period of at least a millisecond,
// something to begin with, a reserve only after main time, blocks, banks and hourglasses where they may be, nothing
// over LongestTime. Clock asserts it; readControl gives nothing else.
bool isSound(const TimeControl &control);

} // namespace kagetsu::clock
