// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/foresight.h"
#include "tournament/model/section.h"
#include "tournament/swiss/inputtext.h"

namespace kagetsu::tournament {

// A Swiss round as the rules pair it, with what is to be known of the rounds after it (pairing.md#the-last-rounds).
// Window, command line and the check of a pairing all pair by this.
struct PairedSwiss
{
    pairing::Pairing best; // of this round alone
    pairing::Outlook outlook {}; // after chosen()
    // The best of those that leave more to the rounds after it than the best of all.
    std::optional<pairing::Pairing> better {};

    // What the rules give: the arbiter can still take the best of this round alone.
    const pairing::Pairing &chosen() const { return better ? *better : best; }
};

// The progress counts players.
Result<PairedSwiss, pairing::Obstacle> pairedSwiss(const SwissInput &input, const pairing::Progress &progress = {});

// As version 1 of the rules had it, which looked one round ahead in small fields; there the arbiter chose. `rounds`:
// how many are planned, which its input does not say.
Result<PairedSwiss, pairing::Obstacle> pairedByFirstRules(
    const SwissInput &input, int rounds, const pairing::Progress &progress = {});

// What the draft of a Swiss leaves to the rounds after it, as it stands by now. Nothing where the last round is no such
// draft, or where others take part than when it was made.
std::optional<pairing::Outlook> outlookOfDraft(const Section &section);

} // namespace kagetsu::tournament
