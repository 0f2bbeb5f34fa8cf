// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/foresight.h"
#include "tournament/swiss/inputtext.h"

namespace kagetsu::tournament {

// A Swiss round paired by the rules, with an outlook on the rounds after it (tournament-pairing.md#the-last-rounds).
// Window, command line and the check of a pairing all use it.
struct PairedSwiss
{
    pairing::Pairing best; // the best pairing for this round alone
    pairing::Outlook outlook {}; // the outlook after chosen()
    // The best of the pairings that leave more possibilities for later rounds than `best` does.
    std::optional<pairing::Pairing> better {};

    // Returns the pairing that the rules prescribe. The arbiter may still take `best` instead.
    const pairing::Pairing &chosen() const { return better ? *better : best; }
};

// `progress` receives the number of players paired.
Result<PairedSwiss, pairing::Obstacle> pairedSwiss(const SwissInput &input, const pairing::Progress &progress = {});

// Pairs by version 1 of the rules, which looked only one round ahead and only in small fields, and left the choice to
// the arbiter. `rounds` is the planned number of rounds, which the input of that version does not contain.
Result<PairedSwiss, pairing::Obstacle> pairedByFirstRules(
    const SwissInput &input, int rounds, const pairing::Progress &progress = {});

} // namespace kagetsu::tournament
