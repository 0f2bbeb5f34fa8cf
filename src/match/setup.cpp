// SPDX-License-Identifier: MIT
#include "match/setup.h"

namespace kagetsu::match {

using clock::Duration;

Duration wrongClaimPenalty(const MatchSetup &setup, Seat claimant)
{
    using namespace std::chrono_literals;
    const clock::TimeControl &control = setup.time[claimant];
    if (setup.time[otherSeat(claimant)].stages.empty())
        return 0ms;
    Duration base { 0 };
    for (const clock::Stage &stage : control.stages) {
        if (const auto *main = std::get_if<clock::MainStage>(&stage))
            base += main->time;
    }
    return base <= 15min ? 1min : 2min;
}

std::optional<int> passFrom(const MatchSetup &setup)
{
    if (setup.opening.passFrom > 0)
        return setup.opening.passFrom;
    if (setup.rules.rule == rules::Rule::Renju)
        return 7;
    return std::nullopt;
}

} // namespace kagetsu::match
