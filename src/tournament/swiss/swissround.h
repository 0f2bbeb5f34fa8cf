// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/pairing.h"
#include "tournament/log/action.h"
#include "tournament/swiss/inputtext.h"

namespace kagetsu::tournament {

// What the arbiter chooses for one round of a Swiss; locks are those of the section.
struct SwissChoices
{
    SwissRules rules {};
    std::vector<PerParty<EntryId>> forbidden {}; // pairs
    std::vector<Bye> byes {}; // asked for or given: these are not paired
};

// By which version of pairing.md a round is paired; stored with it (tournament.md#checking-a-pairing).
inline constexpr int PairingRules = 1;

// The lots of a round, from those of its section; below 2^63.
std::uint64_t seedOfRound(const SectionSettings &settings, int round);

// What the next round of a section is paired from.
SwissInput swissInputOf(const Section &section, const SwissChoices &choices);
// By its own rules.
SwissInput swissInputOf(const Section &section);

// The next round as a draft, with all that its pairing was computed from. Openers are party A.
AddRound swissRoundOf(
    const Section &section, const SwissChoices &choices, const SwissInput &input, const pairing::Pairing &pairing);

} // namespace kagetsu::tournament
