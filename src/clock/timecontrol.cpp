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
        && (stage.delay > Duration::zero() || stage.delayForm == DelayForm::Us) && stage.quota >= 0;
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

// A block ends only with its moves or with the flag, and main time left over by a quota would be lost with the first
// block. The free time of a bank belongs to a whole turn.
bool mayStandAt(const std::vector<Stage> &stages, std::size_t place)
{
    if (std::holds_alternative<CanadianStage>(stages[place]))
        return place > 0 && place + 1 == stages.size() && quotaOf(stages[place - 1]) == 0;
    return !std::holds_alternative<BankStage>(stages[place]) || stages.size() == 1;
}

bool isSoundHourglass(const std::vector<Stage> &stages)
{
    const auto *main = stages.size() == 1 ? std::get_if<MainStage>(&stages.front()) : nullptr;
    return main && *main == MainStage { main->time };
}

bool isSoundCap(const TimeControl &control)
{
    const bool isPlain = control.capPolicy == CapPolicy::Lose && control.capInOpening == UsualCapInOpening;
    const bool isPenalty = control.capPolicy == CapPolicy::Penalty;
    return isLimit(control.perMove) && (control.perMove || isPlain) && isTime(control.capPenalty)
        && (control.capPenalty > Duration::zero()) == isPenalty && !(isPenalty && control.stages.empty())
        && control.capInOpening >= 0 && control.capInOpening <= MostCapInOpening;
}

} // namespace

int quotaOf(const Stage &stage)
{
    const auto *main = std::get_if<MainStage>(&stage);
    return main ? main->quota : 0;
}

bool hasQuota(const TimeControl &control)
{
    return std::any_of(
        control.stages.begin(), control.stages.end(), [](const Stage &stage) { return quotaOf(stage) > 0; });
}

bool countsMoves(const TimeControl &control)
{
    return hasQuota(control)
        || (!control.stages.empty() && std::holds_alternative<CanadianStage>(control.stages.back()));
}

bool isSound(const TimeControl &control)
{
    if (!isSoundCap(control) || (control.hourglass && !isSoundHourglass(control.stages)))
        return false;
    if ((control.nextStage == NextStage::AtZero && !hasQuota(control))
        || (control.quotaUnit == QuotaUnit::Presses && !countsMoves(control)))
        return false;
    if (control.stages.empty())
        return true;
    Duration total { 0 };
    const Stage *before = nullptr;
    for (std::size_t i = 0; i < control.stages.size(); ++i) {
        const Stage &stage = control.stages[i];
        if (!mayStandAt(control.stages, i))
            return false;
        const auto *byoYomi = std::get_if<ByoYomiStage>(&stage);
        if (byoYomi && byoYomi->reserve && !(before && std::holds_alternative<MainStage>(*before)))
            return false;
        before = &stage;
        if (!std::visit([](const auto &kind) { return isSoundStage(kind); }, stage))
            return false;
        const Duration time = stageTotal(stage);
        total += time;
        // No move can be made in no time.
        if (total > LongestTime || (quotaOf(stage) > 0 && time == Duration::zero()))
            return false;
    }
    return total > Duration::zero();
}

} // namespace kagetsu::clock
