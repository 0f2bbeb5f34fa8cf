// SPDX-License-Identifier: MIT
#include "clock/stagetime.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::clock {

namespace {

// Each kind of stage answers five questions: what it gives at its beginning, how long it can still last, what thinking
// does to it, how much of a turn it has charged, and what a press does to it. Every kind spends SeatTime::left first:
// it is the time of a main stage, and in the others what an arbiter has added. A turn may have begun in the stage
// before; `entered` is how long it had lasted when it reached this one.

// Returns what is left of the free beginning of a turn (clock.md#delay); zero on a clock that is below zero.
Duration freeTime(const MainStage &stage, const SeatTime &seat, Duration entered)
{
    if (seat.left < Duration::zero())
        return Duration::zero();
    return std::max(stage.delay - entered, Duration::zero());
}

void enter(const MainStage &stage, SeatTime &seat)
{
    seat.left += stage.time + (stage.bonusBefore ? stage.increment : Duration::zero());
    // Moves made beyond the quota of the previous stage are counted here.
    seat.moves = stage.quota > 0 ? seat.moves + stage.quota : 0;
}

void enter(const ByoYomiStage &stage, SeatTime &seat)
{
    seat.periods = stage.periods;
    seat.moves = 0;
}

void enter(const CanadianStage &stage, SeatTime &seat)
{
    seat.left += stage.time;
    seat.moves = stage.blocks.front();
}

void enter(const BankStage &stage, SeatTime &seat)
{
    seat.periods = stage.units;
}

Duration lasts(const MainStage &stage, const SeatTime &seat, Duration entered)
{
    return freeTime(stage, seat, entered) + seat.left;
}

Duration lasts(const ByoYomiStage &stage, const SeatTime &seat, Duration /*entered*/)
{
    return seat.left + seat.periods * stage.period;
}

Duration lasts(const CanadianStage &, const SeatTime &seat, Duration /*entered*/)
{
    return seat.left;
}

Duration lasts(const BankStage &stage, const SeatTime &seat, Duration /*entered*/)
{
    return seat.left < Duration::zero() ? seat.left : seat.left + stage.free + seat.periods * stage.unit;
}

// `time` must be less than the stage lasts.
void think(const MainStage &stage, Standing &standing, Duration entered, Duration time)
{
    standing.seat.left -= std::max(time - freeTime(stage, standing.seat, entered), Duration::zero());
}

void think(const ByoYomiStage &stage, Standing &standing, Duration /*entered*/, Duration time)
{
    const Duration added = std::min(time, standing.seat.left);
    standing.seat.left -= added;
    const Duration overtime = time - added;
    standing.seat.periods -= static_cast<int>(overtime / stage.period);
    standing.inPeriod = overtime % stage.period;
}

void think(const CanadianStage &, Standing &standing, Duration /*entered*/, Duration time)
{
    standing.seat.left -= time;
}

void think(const BankStage &stage, Standing &standing, Duration /*entered*/, Duration time)
{
    const Duration added = std::min(time, standing.seat.left);
    standing.seat.left -= added;
    standing.inPeriod = time - added;
    if (standing.inPeriod >= stage.free) {
        const Duration beyond = standing.inPeriod - stage.free;
        standing.seat.periods -= static_cast<int>(beyond / stage.unit) + 1;
        standing.inPeriod = stage.free + beyond % stage.unit;
    }
}

// Gives back what a turn of this length has charged, as if all of it had been in the stage that it is in now.
void moveBack(const MainStage &stage, const Standing &, Duration turn, SeatTime &seat)
{
    seat.left += std::max(turn - stage.delay, Duration::zero());
}

void moveBack(const ByoYomiStage &, const Standing &standing, Duration turn, SeatTime &seat)
{
    seat.left += turn - standing.inPeriod;
}

void moveBack(const CanadianStage &, const Standing &, Duration turn, SeatTime &seat)
{
    seat.left += turn;
}

void moveBack(const BankStage &stage, const Standing &standing, Duration turn, SeatTime &seat)
{
    if (standing.exhausted) {
        seat.left += turn - stage.free;
        return;
    }
    seat.left += turn - standing.inPeriod;
    if (standing.inPeriod >= stage.free)
        seat.periods += 1;
}

void press(const MainStage &stage, SeatTime &seat, int moves)
{
    seat.left += stage.increment;
    if (stage.maximum)
        seat.left = std::min(seat.left, *stage.maximum);
    if (stage.quota > 0)
        seat.moves -= moves;
}

void press(const ByoYomiStage &, SeatTime &, int /*moves*/)
{
    // The period is full again: between turns a seat has whole periods only.
}

void press(const CanadianStage &stage, SeatTime &seat, int moves)
{
    seat.moves -= moves;
    while (seat.moves <= 0) {
        seat.left = stage.time + (stage.carry ? seat.left : Duration::zero());
        seat.block = std::min(seat.block + 1, static_cast<int>(stage.blocks.size()) - 1);
        seat.moves += stage.blocks[static_cast<std::size_t>(seat.block)];
    }
}

void press(const BankStage &, SeatTime &, int /*moves*/)
{
    // The unit that was begun is already deducted.
}

const Stage &stageOf(const TimeControl &control, const SeatTime &seat)
{
    return control.stages.at(static_cast<std::size_t>(seat.stage));
}

// Enters a stage with `left`, the time that was left of the stage before.
void enter(const TimeControl &control, SeatTime &seat, int stage, Duration left)
{
    seat.stage = stage;
    seat.left = left;
    seat.periods = 0;
    seat.moves = std::min(seat.moves, 0);
    std::visit([&seat](const auto &kind) { enter(kind, seat); }, stageOf(control, seat));
}

Duration lasts(const Stage &stage, const SeatTime &seat, Duration entered)
{
    return std::visit([&](const auto &kind) { return lasts(kind, seat, entered); }, stage);
}

bool awaitsMoves(const TimeControl &control, const SeatTime &seat)
{
    return quotaOf(stageOf(control, seat)) > 0 && seat.moves > 0;
}

// Returns the stage that follows: the last stage itself if it has a quota (timecontrol.h), else nothing after the last.
std::optional<int> following(const TimeControl &control, const SeatTime &seat)
{
    if (seat.stage + 1 < static_cast<int>(control.stages.size()))
        return seat.stage + 1;
    return quotaOf(stageOf(control, seat)) > 0 ? std::optional(seat.stage) : std::nullopt;
}

// Returns the stage that begins when the time of this stage is used up; nothing if that is when the flag falls
// (clock.md#quotas).
std::optional<int> followingAtZero(const TimeControl &control, const SeatTime &seat)
{
    return awaitsMoves(control, seat) ? std::nullopt : following(control, seat);
}

} // namespace

Duration stageTotal(const Stage &stage)
{
    SeatTime seat;
    std::visit([&seat](const auto &kind) { enter(kind, seat); }, stage);
    return lasts(stage, seat, Duration::zero());
}

SeatTime freshSeat(const TimeControl &control)
{
    SeatTime seat;
    if (control.stages.empty())
        return seat;
    enter(control, seat, 0, Duration::zero());
    return standingAfter(control, seat, Duration::zero()).seat;
}

std::optional<Allowance> allowance(const TimeControl &control, const SeatTime &seat)
{
    if (control.stages.empty())
        return std::nullopt;
    SeatTime later = seat;
    Duration end = lasts(stageOf(control, seat), seat, Duration::zero());
    while (const std::optional<int> next = followingAtZero(control, later)) {
        enter(control, later, *next, Duration::zero());
        end += lasts(stageOf(control, later), later, end);
    }
    return Allowance { end, awaitsMoves(control, later) };
}

Standing standingAfter(const TimeControl &control, const SeatTime &seat, Duration turn)
{
    Standing standing { seat, Duration::zero(), false };
    if (control.stages.empty())
        return standing;
    Duration rest = turn;
    for (;;) {
        const Stage &stage = stageOf(control, standing.seat);
        const Duration entered = turn - rest;
        const Duration limit = lasts(stage, standing.seat, entered);
        if (rest < limit) {
            std::visit([&](const auto &kind) { think(kind, standing, entered, rest); }, stage);
            return standing;
        }
        rest -= limit;
        const std::optional<int> next = followingAtZero(control, standing.seat);
        if (!next)
            break;
        enter(control, standing.seat, *next, Duration::zero());
    }
    standing.seat.left = -rest;
    standing.seat.periods = 0;
    standing.exhausted = true;
    return standing;
}

SeatTime afterTurn(const TimeControl &control, const SeatTime &seat, Duration turn, TurnEnd end, int moves)
{
    const Standing standing = standingAfter(control, seat, turn);
    SeatTime after = standing.seat;
    after.used += turn;
    if (end == TurnEnd::Passed)
        return after;
    assert(!standing.exhausted || seat.flag);
    after.turns += 1;
    // No bonus is given once the flag has fallen (clock.md#increment).
    if (control.stages.empty() || seat.flag)
        return after;
    const int counted = control.quotaUnit == QuotaUnit::Presses ? 1 : moves;
    std::visit([&](const auto &kind) { press(kind, after, counted); }, stageOf(control, after));
    if (control.nextStage == NextStage::AtQuota) {
        while (quotaOf(stageOf(control, after)) > 0 && after.moves <= 0)
            enter(control, after, *following(control, after), after.left);
    }
    return after;
}

namespace {

// Returns the beginning of a turn of this length that ends in `standing` with the time left of `moved`.
SeatTime beginningOf(const TimeControl &control, const Standing &standing, SeatTime moved, Duration turn)
{
    std::visit([&](const auto &kind) { moveBack(kind, standing, turn, moved); }, stageOf(control, standing.seat));
    // Between turns, a stage that has been emptied is left for good, whatever an hourglass brings later.
    return turn == Duration::zero() ? standingAfter(control, moved, turn).seat : moved;
}

} // namespace

SeatTime adjusted(const TimeControl &control, const SeatTime &seat, Duration turn, Duration &amount)
{
    if (control.stages.empty()) {
        amount = Duration::zero();
        return seat;
    }
    const Standing standing = standingAfter(control, seat, turn);
    amount = std::max(amount, -std::max(standing.seat.left, Duration::zero()));
    // Moves the state back to the beginning of the turn, so that thinking for `turn` leads to the adjusted time.
    SeatTime moved = standing.seat;
    moved.left += amount;
    if (seat.left < Duration::zero() && moved.left + turn < Duration::zero()) {
        moved.left += turn; // the whole turn was below zero
        return moved;
    }
    return beginningOf(control, standing, moved, turn);
}

bool accepts(const TimeControl &control, int stageNow, const ClockSetting &setting)
{
    constexpr int MostCount = 1'000'000;
    const auto within = [](const auto &value, auto least, auto most) {
        return !value || (*value >= least && *value <= most);
    };
    const int stages = static_cast<int>(control.stages.size());
    if (setting == ClockSetting() || !within(setting.turns, 0, MostCount))
        return false;
    if (setting == ClockSetting { {}, {}, {}, {}, setting.turns })
        return true;
    if (stages == 0 || !within(setting.stage, 0, stages - 1) || !within(setting.left, Duration::zero(), LongestTime)
        || !within(setting.periods, 0, MostCount))
        return false;
    const Stage &stage = control.stages[static_cast<std::size_t>(setting.stage.value_or(stageNow))];
    const bool hasPeriods = std::holds_alternative<ByoYomiStage>(stage) || std::holds_alternative<BankStage>(stage);
    const bool hasBlocks = std::holds_alternative<CanadianStage>(stage);
    if (setting.periods && !hasPeriods)
        return false;
    return !setting.moves || ((hasBlocks || quotaOf(stage) > 0) && within(setting.moves, hasBlocks ? 1 : 0, MostCount));
}

SeatTime changed(const TimeControl &control, const SeatTime &seat, Duration turn, const ClockSetting &setting)
{
    Standing standing = standingAfter(control, seat, turn);
    SeatTime &now = standing.seat;
    if (setting.stage && *setting.stage != now.stage) {
        now.block = 0;
        enter(control, now, *setting.stage, Duration::zero());
        standing.inPeriod = Duration::zero();
        standing.exhausted = false;
    }
    if (setting.periods) {
        now.periods = *setting.periods;
        now.left = std::max(now.left, Duration::zero());
        standing.inPeriod = Duration::zero();
        standing.exhausted = false;
    }
    if (setting.left) {
        now.left = *setting.left;
        standing.inPeriod = Duration::zero();
        standing.exhausted = false;
    }
    now.moves = setting.moves.value_or(now.moves);
    return beginningOf(control, standing, now, turn);
}

std::optional<Duration> readOf(const TimeControl &control, const SeatTime &seat, Duration turn)
{
    if (control.stages.empty())
        return std::nullopt;
    const Standing standing = standingAfter(control, seat, turn);
    const bool isRead = std::holds_alternative<ByoYomiStage>(stageOf(control, standing.seat)) && !standing.exhausted
        && standing.seat.left == Duration::zero();
    return isRead ? std::optional(standing.inPeriod) : std::nullopt;
}

} // namespace kagetsu::clock
