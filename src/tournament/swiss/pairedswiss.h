// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/pairing.h"
#include "tournament/swiss/inputtext.h"

namespace kagetsu::tournament {

// A Swiss round as the rules pair it, with what is to be known of the rounds after it (pairing.md#the-last-rounds).
// Window, command line and the check of a pairing all pair by this.
struct PairedSwiss
{
    pairing::Pairing best;
    // The best pairing leaves a way to pair another round, or that was not asked as no round is in danger.
    bool leavesAnother = true;
    // The best of those that leave one, where the best of all does not.
    std::optional<pairing::Pairing> leavingAnother;
};

// `rounds`: how many are planned, 0 for none. The progress counts players.
Result<PairedSwiss, pairing::Obstacle> pairedSwiss(
    const SwissInput &input, int rounds, const pairing::Progress &progress = {});

} // namespace kagetsu::tournament
