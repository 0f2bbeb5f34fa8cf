// SPDX-License-Identifier: MIT
#include "tournament/swiss/pairedswiss.h"

namespace kagetsu::tournament {

Result<PairedSwiss, pairing::Obstacle> pairedSwiss(
    const SwissInput &input, int rounds, const pairing::Progress &progress)
{
    const auto &[players, options] = input;
    auto best = pairing::pairRound(players, options, progress);
    if (!best)
        return Fault { best.fault() };
    PairedSwiss paired { std::move(best).value(), true, std::nullopt };
    if (pairing::needsLookAhead(players.size(), options.round, rounds))
        paired.leavesAnother = pairing::leavesAnotherRound(players, options, paired.best);
    if (!paired.leavesAnother)
        paired.leavingAnother = pairing::pairRoundBeforeAnother(players, options, progress);
    return paired;
}

} // namespace kagetsu::tournament
