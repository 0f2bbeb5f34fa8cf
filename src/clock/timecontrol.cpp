// SPDX-License-Identifier: MIT
#include "clock/timecontrol.h"

#include "clock/stagetime.h"

namespace kagetsu::clock {

namespace {

bool isTime(Duration time)
{
    return time >= Duration::zero() && time <= LongestTime;
}

bool isLimit(const std::optional<Duration> &limit)
{
    return !limit || (*limit > Duration::zero() && *limit <= LongestTime);
}

bool isSoundStage(const MainStage &stage)
{
    return isTime(stage.time) && isTime(stage.increment) && isLimit(stage.maximum) && isTime(stage.delay)
        && (stage.delay > Duration::zero() || stage.delayForm == DelayForm::Us);
}

bool isSoundStage(const ByoYomiStage &stage)
{
    // The division keeps the product of the two within LongestTime without computing it.
    return stage.periods >= 1 && stage.period > Duration::zero() && stage.periods <= LongestTime / stage.period;
}

} // namespace

bool isSound(const TimeControl &control)
{
    if (!isLimit(control.perMove))
        return false;
    if (control.stages.empty())
        return true;
    Duration total { 0 };
    const Stage *before = nullptr;
    for (const Stage &stage : control.stages) {
        const auto *byoYomi = std::get_if<ByoYomiStage>(&stage);
        if (byoYomi && byoYomi->reserve && !(before && std::holds_alternative<MainStage>(*before)))
            return false;
        before = &stage;
        if (!std::visit([](const auto &kind) { return isSoundStage(kind); }, stage))
            return false;
        total += stageTotal(stage);
        if (total > LongestTime)
            return false;
    }
    return total > Duration::zero();
}

} // namespace kagetsu::clock
