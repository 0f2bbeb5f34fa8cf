// SPDX-License-Identifier: MIT
#include "clock/lowtime.h"

#include <algorithm>

namespace kagetsu::clock {

namespace {

using OptionalTime = std::optional<Duration>;

void keepLower(OptionalTime &lowest, Duration mark)
{
    lowest = lowest ? std::min(*lowest, mark) : mark;
}

// Returns the main time of a stage that has any; a control without stages has none that could be low.
OptionalTime mainTime(const TimeControl &control, const Reading &reading)
{
    if (control.stages.empty() || reading.period)
        return std::nullopt;
    return reading.shown;
}

// Returns what the running period of `after` showed at the time of `before`: a full period if it has begun since then.
Duration periodBefore(const TimeControl &control, const Reading &before, const Reading &after)
{
    if (before.period && before.stage == after.stage && before.periods == after.periods)
        return *before.period;
    const Stage &stage = control.stages.at(static_cast<std::size_t>(after.stage));
    if (const auto *bank = std::get_if<BankStage>(&stage))
        return before.periods == after.periods ? bank->free : bank->unit;
    return std::get<ByoYomiStage>(stage).period;
}

// Returns the time from which on a time that began with `whole` is short.
Duration shortOf(Duration whole)
{
    return std::min(std::clamp<Duration>(whole / 10, 10 * Second, Minute), whole / 3);
}

Duration stageTime(const Stage &stage)
{
    if (const auto *main = std::get_if<MainStage>(&stage))
        return main->time;
    if (const auto *canadian = std::get_if<CanadianStage>(&stage))
        return canadian->time;
    if (const auto *bank = std::get_if<BankStage>(&stage))
        return bank->unit;
    return std::get<ByoYomiStage>(stage).period;
}

} // namespace

std::optional<Duration> crossedLowTime(const TimeControl &control, const Reading &before, const Reading &after)
{
    if (after.flag)
        return std::nullopt;
    OptionalTime lowest;
    const auto compare = [&](Duration from, Duration to) {
        for (const Duration mark : control.lowTime) {
            if (from > mark && to <= mark)
                keepLower(lowest, mark);
        }
    };
    // Main time that was used up in between has fallen to zero; the main time of a next stage is higher and crosses
    // nothing.
    if (const OptionalTime main = mainTime(control, before)) {
        const bool isSame = before.stage == after.stage && !after.period;
        compare(*main, isSame ? after.shown : Duration::zero());
    }
    if (after.period)
        compare(periodBefore(control, before, after), *after.period);
    if (before.perMove && after.perMove)
        compare(*before.perMove, *after.perMove);
    return lowest;
}

bool isShortOfTime(const TimeControl &control, const Reading &reading)
{
    if (reading.perMove && *reading.perMove <= shortOf(*control.perMove))
        return true;
    if (control.stages.empty())
        return false;
    const Stage &stage = control.stages.at(static_cast<std::size_t>(reading.stage));
    if (reading.period) {
        const bool isFree = std::holds_alternative<BankStage>(stage) && reading.periods > 0;
        return !isFree && *reading.period <= shortOf(stageTime(stage));
    }
    // What follows the main time counts, too: nobody is short of time while periods or stages are left.
    const bool isLast = static_cast<std::size_t>(reading.stage) + 1 == control.stages.size();
    return isLast && reading.periods == 0 && reading.shown <= shortOf(stageTime(stage));
}

} // namespace kagetsu::clock
