// SPDX-License-Identifier: MIT
#include "match/model/setup.h"

#include <utility>

namespace kagetsu::match {

using clock::Duration;

MatchSetup secondGame(MatchSetup first, std::string id)
{
    first.id = std::move(id);
    std::swap(first.names.a, first.names.b);
    std::swap(first.clubs.a, first.clubs.b);
    first.left = otherSeat(first.left);
    std::swap(first.engines.a, first.engines.b);
    std::swap(first.time.a, first.time.b);
    std::swap(first.opening.swapDenied.a, first.opening.swapDenied.b);
    if (first.series)
        std::swap(first.series->halves.a, first.series->halves.b);
    return first;
}

bool mayWaiveFlags(const RefereeTerms &terms)
{
    return !terms.arbiter && terms.takeBacks && terms.flagPolicy == FlagPolicy::AutoStop;
}

bool stopsForArbiter(const MatchSetup &setup)
{
    return setup.arbiter && !setup.pauses;
}

Duration wrongClaimPenalty(const MatchSetup &setup, Seat claimant)
{
    using namespace std::chrono_literals;
    const clock::TimeControl &control = setup.time[claimant];
    const Seat changed = setup.falseClaim == FalseClaim::ClaimantTime ? claimant : otherSeat(claimant);
    if (setup.time[changed].stages.empty())
        return 0ms;
    if (setup.falseClaimTime)
        return *setup.falseClaimTime;
    Duration base { 0 };
    for (const clock::Stage &stage : control.stages) {
        if (const auto *main = std::get_if<clock::MainStage>(&stage))
            base += main->time;
    }
    return base <= 15min ? 1min : 2min;
}

bool isDecidedByLateness(const MatchSetup &setup)
{
    return setup.attendance && waitingAt(*setup.attendance, setup.lateness).isOver;
}

std::optional<Seat> awaitedAtStart(const MatchSetup &setup)
{
    if (!setup.attendance || isDecidedByLateness(setup))
        return std::nullopt;
    const std::optional<Duration> &came = setup.attendance->arrivals.b;
    return came && *came <= setup.attendance->begun ? std::nullopt : std::optional(Seat::B);
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
