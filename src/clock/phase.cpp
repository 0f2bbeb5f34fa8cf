// SPDX-License-Identifier: MIT
#include "clock/phase.h"

#include <algorithm>

namespace kagetsu::clock {

Phase phaseOf(const Reading &reading, const TimeControl &control)
{
    const auto number = static_cast<std::size_t>(reading.stage);
    if (number >= control.stages.size())
        return {};
    const Stage &stage = control.stages[number];
    if (std::holds_alternative<CanadianStage>(stage))
        return { Phase::Kind::Block };
    // An arbiter may have added periods, so the number left counts, too.
    if (const auto *byoYomi = std::get_if<ByoYomiStage>(&stage); byoYomi && reading.period) {
        const int left = std::max(reading.periods, 1);
        const int all = std::max(byoYomi->periods, left);
        return { Phase::Kind::Period, all - left + 1, all };
    }
    if (const auto *bank = std::get_if<BankStage>(&stage); bank && reading.period && reading.turn >= bank->free) {
        const int left = reading.periods + 1; // the running unit is already deducted
        const int all = std::max(bank->units, left);
        return { Phase::Kind::Unit, all - left + 1, all };
    }
    return {};
}

} // namespace kagetsu::clock
