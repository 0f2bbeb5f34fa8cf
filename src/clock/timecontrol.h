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

// No single time and no sum of stages may be longer than this.
constexpr Duration LongestTime = std::chrono::hours(1000);

// How a delay is shown; both forms cost the same time (clock.md#delay). Us: beside the main time, which stays still
// meanwhile. Bronstein: as a part of the main time that is given back at the press.
enum class DelayForm : std::uint8_t { Us, Bronstein };

// Main time (clock.md#sudden-death, clock.md#increment, clock.md#delay, clock.md#quotas): sudden death on its own,
// Fischer if each press adds an increment, delay if the beginning of each turn is free; with a quota, a period in which
// that many moves must be made.
struct MainStage
{
    Duration time { 0 };
    Duration increment { 0 };
    // The first turn already has its bonus (`!` in the text syntax).
    bool bonusBefore = false;
    // The clock never shows more than this after a press.
    std::optional<Duration> maximum = std::nullopt;
    // The beginning of each turn that costs nothing, as far as the turn is in this stage.
    Duration delay { 0 };
    DelayForm delayForm = DelayForm::Us; // Us if there is no delay
    // The number of moves to be made before the time of the stage ends, which must then not be zero; 0: none. Time left
    // over passes to the next stage. The last stage repeats without end if it has a quota, as in the controls of engine
    // tools.
    int quota = 0;

    friend bool operator==(const MainStage &, const MainStage &) = default;
};

// Periods after the main time: a turn costs as many periods as it lasted in full (clock.md#byo-yomi).
struct ByoYomiStage
{
    int periods = 1;
    Duration period { 60000 };
    // Reserve form: the arithmetic is the same, but the periods are shown as minutes that are kept for reading. Allowed
    // only after a main stage, whose time includes the reserve in the text syntax.
    bool reserve = false;

    friend bool operator==(const ByoYomiStage &, const ByoYomiStage &) = default;
};

// Blocks of moves, each to be made in a given time, repeating without end: Canadian overtime
// (clock.md#canadian-overtime). The turn in which the stage before runs out counts into the first block. Allowed only
// as the last stage, after a stage without a quota.
struct CanadianStage
{
    std::vector<int> blocks { 10 }; // moves of the first block, the second and so on; the last repeats
    Duration time { 600000 }; // time of every block
    // What is left of a finished block is added to the next one (`*` in the text syntax).
    bool carry = false;

    friend bool operator==(const CanadianStage &, const CanadianStage &) = default;
};

// Thinking-time units: the beginning of each turn is free, and after it each unit that is begun is lost
// (clock.md#other-controls). Allowed only as the single stage.
struct BankStage
{
    Duration free { 30000 };
    int units = 10;
    Duration unit { 60000 };

    friend bool operator==(const BankStage &, const BankStage &) = default;
};

// One section of a time control. A new system needs a new alternative here and a set of overloads in stagetime.cpp.
using Stage = std::variant<MainStage, ByoYomiStage, CanadianStage, BankStage>;

// When the stage after a fulfilled quota begins (clock.md#quotas). AtQuota: as soon as the moves are made. AtZero: when
// the time of the stage has run out, as on clocks that count no moves; only then is the quota checked, and moves made
// beyond it count towards the next one.
enum class NextStage : std::uint8_t { AtQuota, AtZero };

// What quotas and blocks count (clock.md#how-time-is-counted). Stones: own stones and passes. Presses: turns, which are
// all that a clock on a table knows.
enum class QuotaUnit : std::uint8_t { Stones, Presses };

// What reaching the per-move limit does (clock.md#per-move-limit).
enum class CapPolicy : std::uint8_t {
    Lose,
    TurnLost, // the turn passes to the opponent without a stone; as Warn in the opening, where no turn can be left out
    Warn, // the limit restarts; reaching it a second time loses
    Penalty, // main time is deducted and the limit restarts
};

constexpr int UsualCapInOpening = 3;
constexpr int MostCapInOpening = 100;

// What one seat may use: stages, each of which begins when the one before is used up, and rules that apply in every
// turn. A control without stages and without a per-move limit is untimed.
struct TimeControl
{
    std::vector<Stage> stages;
    // Per-move limit (clock.md#per-move-limit); it restarts every turn.
    std::optional<Duration> perMove;
    CapPolicy capPolicy = CapPolicy::Lose; // Lose without a limit
    Duration capPenalty { 0 }; // more than zero with CapPolicy::Penalty, which needs stages; otherwise zero
    // Multiplies the limit in opening turns with more than one stone or an offer; 0: these turns have no limit. Keeps
    // its default if there is no limit.
    int capInOpening = UsualCapInOpening;
    NextStage nextStage = NextStage::AtQuota; // AtQuota without a quota
    QuotaUnit quotaUnit = QuotaUnit::Stones; // Stones without quotas and blocks
    // While this seat thinks, its time runs over to the other seat as in an hourglass (clock.md#other-controls).
    // Allowed only with a single main stage that has nothing but its time.
    bool hourglass = false;
    // Remaining times at which a warning is given, once per crossing, longest first.
    std::vector<Duration> lowTime { Duration(300000), Duration(60000), Duration(30000), Duration(10000) };

    bool isUntimed() const { return stages.empty() && !perMove; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

// Returns how many moves must be made before the stage ends; 0: no quota.
int quotaOf(const Stage &stage);
bool hasQuota(const TimeControl &control);
// Returns true if moves are counted at all, for quotas or blocks.
bool countsMoves(const TimeControl &control);

// Returns true if a clock can run under this control: no negative time, at least one period of at least a millisecond,
// some time to begin with, a reserve only after main time, blocks, banks and hourglasses only where they are allowed,
// and nothing over LongestTime. Clock asserts this; readControl() returns only sound controls.
bool isSound(const TimeControl &control);

} // namespace kagetsu::clock
