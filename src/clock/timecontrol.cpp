// SPDX-License-Identifier: MIT
#include "clock/timecontrol.h"

#include "clock/stagetime.h"

#include <algorithm>

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

bool isSoundStage(const CanadianStage &stage)
{
    return stage.time > Duration::zero() && stage.time <= LongestTime && !stage.blocks.empty()
        && std::all_of(stage.blocks.begin(), stage.blocks.end(), [](int moves) { return moves >= 1; });
}

bool isSoundStage(const BankStage &stage)
{
    return stage.free > Duration::zero() && stage.free <= LongestTime
        && isSoundStage(ByoYomiStage { stage.units, stage.unit });
}

// A block never ends but by its moves or the flag, and a bank's free time belongs to a whole turn.
bool mayStandAt(const Stage &stage, std::size_t place, std::size_t count)
{
    if (std::holds_alternative<CanadianStage>(stage))
        return place > 0 && place + 1 == count;
    return !std::holds_alternative<BankStage>(stage) || count == 1;
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
    for (std::size_t i = 0; i < control.stages.size(); ++i) {
        const Stage &stage = control.stages[i];
        if (!mayStandAt(stage, i, control.stages.size()))
            return false;
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
