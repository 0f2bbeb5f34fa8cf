// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/pairing.h"
#include "tournament/log/action.h"
#include "tournament/swiss/inputtext.h"

namespace kagetsu::tournament {

// What the arbiter chooses for one round of a Swiss, besides the locks of the section.
struct SwissChoices
{
    SwissRules rules {};
    std::vector<PerParty<EntryId>> forbidden {}; // pairs
    std::vector<Bye> byes {}; // asked for or given: these are not paired; instead of a lock of the same entry
};

// By which version of pairing.md a round is paired; stored with it (tournament.md#checking-a-pairing). Version 1 knew
// whether somebody had a bye, and nothing of how often, of the rounds that are planned or of who is away.
inline constexpr int PairingRules = 2;

// The lots of a round, from those of its section; below 2^63.
std::uint64_t seedOfRound(const SectionSettings &settings, int round);

// The bye of a lock without an opponent: without a kind of its own, what the section gives for missed rounds.
Bye::Kind byeOf(const Section &section, const Lock &lock);

// Returns the byes of the next round that are settled before it is paired: those that were chosen, and those of entries
// that are locked to one (tournament.md#what-a-swiss-round-needs). These entries are not paired.
std::vector<Bye> byesBeforePairing(const Section &section, const SwissChoices &choices);

// What the next round of a section is paired from.
SwissInput swissInputOf(const Section &section, const SwissChoices &choices);
// By its own rules.
SwissInput swissInputOf(const Section &section);

// The same as version 1 of the rules had it. The costs of what it can say are those of today.
SwissInput asOfFirstRules(SwissInput input);

// The next round as a draft, with all that its pairing was computed from. Openers are party A.
AddRound swissRoundOf(
    const Section &section, const SwissChoices &choices, const SwissInput &input, const pairing::Pairing &pairing);
// The same as one step, for every door: the draft, and the end of the locks that became byes of it. The draft comes
// first, so that undoing line by line never leaves a round to be paired without its locks.
std::vector<Action> swissStepOf(
    const Section &section, const SwissChoices &choices, const SwissInput &input, const pairing::Pairing &pairing);

} // namespace kagetsu::tournament
