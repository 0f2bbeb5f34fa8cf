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

// The main time of a stage that has any; without stages there is none to be low.
OptionalTime mainTime(const TimeControl &control, const Reading &reading)
{
    if (control.stages.empty() || reading.period)
        return std::nullopt;
    return reading.shown;
}

// What the running period of `after` stood at in `before`: a full one if it has only begun since.
Duration periodBefore(const TimeControl &control, const Reading &before, const Reading &after)
{
    if (before.period && before.stage == after.stage && before.periods == after.periods)
        return *before.period;
    const Stage &stage = control.stages.at(static_cast<std::size_t>(after.stage));
    if (const auto *bank = std::get_if<BankStage>(&stage))
        return before.periods == after.periods ? bank->free : bank->unit;
    return std::get<ByoYomiStage>(stage).period;
}

} // namespace

std::optional<Duration> lowTimeMark(const TimeControl &control, const Reading &reading)
{
    OptionalTime lowest;
    for (const Duration mark : control.lowTime) {
        for (const OptionalTime &shown : { mainTime(control, reading), reading.period, reading.perMove }) {
            if (shown && *shown <= mark)
                keepLower(lowest, mark);
        }
    }
    return lowest;
}

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
    // Main time that was used up in between has come down to zero; that of a next stage stands higher and crosses
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

} // namespace kagetsu::clock
