// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/pairing/pairing.h"
#include "tournament/swiss/inputtext.h"

namespace kagetsu::tournament {

// The arbiter's choices for one Swiss round, besides the locks of the section.
struct SwissChoices
{
    SwissRules rules {};
    std::vector<PerParty<EntryId>> forbidden {}; // pairs that must not meet
    // Byes requested or granted; these entries are not paired. A bye here replaces a lock of the same entry.
    std::vector<Bye> byes {};
};

// The version of tournament-pairing.md by which a round is paired; it is stored with the round
// (tournament.md#checking-a-pairing). Version 1 knew whether an entry had had a bye, but not how many, nor the planned
// rounds, nor who will be away.
inline constexpr int PairingRules = 2;

// Returns the seed of a round, derived from that of its section; below 2^63.
std::uint64_t seedOfRound(const SectionSettings &settings, int round);

// Returns the kind of bye of a lock without an opponent: its own kind or, if it has none, the section's kind for missed
// rounds.
Bye::Kind byeOf(const Section &section, const Lock &lock);

// Returns the byes of the next round that are settled before it is paired: those that were chosen, and those of entries
// that are locked to one (tournament.md#what-a-swiss-round-needs). These entries are not paired.
std::vector<Bye> byesBeforePairing(const Section &section, const SwissChoices &choices);

// Returns the input for pairing the next round of a section.
SwissInput swissInputOf(const Section &section, const SwissChoices &choices);
// Returns the input for the section's own rules, without further choices.
SwissInput swissInputOf(const Section &section);

// Returns the input as version 1 of the rules had it. What both versions can express has the costs of today.
SwissInput asOfFirstRules(SwissInput input);

// Returns the action that adds the next round as a draft, with the whole input of its pairing. Openers are party A.
AddRound swissRoundOf(
    const Section &section, const SwissChoices &choices, const SwissInput &input, const pairing::Pairing &pairing);
// Returns the whole step of adding the round, used by every caller: the draft, and the removal of the locks that became
// its byes. The draft comes first, so that undoing line by line never leaves a round to be paired without its locks.
std::vector<Action> swissStepOf(
    const Section &section, const SwissChoices &choices, const SwissInput &input, const pairing::Pairing &pairing);
// By its own rules.
std::vector<Action> swissStepOf(const Section &section, const pairing::Pairing &pairing);

// Returns what is fixed for an entry in the round that is published next, or nullptr.
const Lock *lockOf(const Section &section, EntryId entry);
// True if the entry has asked for a bye in that round, or was given one in its draft.
bool sitsOut(const Section &section, EntryId entry);

} // namespace kagetsu::tournament
