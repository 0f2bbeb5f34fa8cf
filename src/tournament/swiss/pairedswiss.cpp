// SPDX-License-Identifier: MIT
#include "tournament/swiss/pairedswiss.h"

namespace kagetsu::tournament {

Result<PairedSwiss, pairing::Obstacle> pairedSwiss(const SwissInput &input, const pairing::Progress &progress)
{
    const auto &[players, away, options] = input;
    auto best = pairing::pairRound(players, options, progress);
    if (!best)
        return Fault { best.fault() };
    pairing::Foresight foresight = pairing::foresee(players, away, options, *best, progress);
    return PairedSwiss { std::move(best).value(), foresight.outlook, std::move(foresight.better) };
}

Result<PairedSwiss, pairing::Obstacle> pairedByFirstRules(
    const SwissInput &input, int rounds, const pairing::Progress &progress)
{
    const auto &players = input.players;
    const auto &options = input.options;
    auto best = pairing::pairRound(players, options, progress);
    if (!best)
        return Fault { best.fault() };
    PairedSwiss paired { std::move(best).value() };
    if (!pairing::needsLookAhead(players.size(), options.round, rounds)
        || pairing::leavesAnotherRound(players, options, paired.best))
        return paired;
    paired.better = pairing::pairRoundBeforeAnother(players, options, progress);
    if (!paired.better)
        paired.outlook.way = pairing::Outlook::Way::Closed;
    return paired;
}

} // namespace kagetsu::tournament
