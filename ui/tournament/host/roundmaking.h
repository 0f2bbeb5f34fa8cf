// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/change.h"
#include "pairing/foresight.h"
#include "tournament/log/action.h"
#include "tournament/swiss/swissround.h"

#include <optional>
#include <vector>

// Converts between an event, which uses entries, and a pairing, which uses numbers
// (tournament.md#what-a-swiss-round-needs, pairing.md#cost). Rounds count from 1.
namespace kagetsu::ui {

// The choices and the input for pairing the next Swiss round, by the rules of its section
// (tournament.md#what-a-swiss-round-needs).
struct SwissQuestion
{
    tournament::SwissChoices choices;
    tournament::SwissInput input;
};
SwissQuestion swissQuestion(const tournament::Section &section);

// Returns the actions that add the round as a draft and remove the locks of entries that sit out.
std::vector<tournament::Action> actionsOf(
    const tournament::Section &section, const SwissQuestion &question, const pairing::Pairing &pairing);
// Returns the actions that discard the last round; those who sat out do so again.
std::vector<tournament::Action> discardOf(const tournament::Section &section);
bool sitsOut(const tournament::Section &section, tournament::EntryId entry);
// Returns what is fixed for an entry in the next round; nullptr if nothing is.
const tournament::Lock *lockOf(const tournament::Section &section, tournament::EntryId entry);
pairing::Pairing pairingOf(const tournament::Section &section, const tournament::Round &round);

// Return the number of rounds that are not drafts; the next round, which may exist as a draft; and whether pairing
// numbers can no longer change.
int publishedIn(const tournament::Section &section);
int nextRoundOf(const tournament::Section &section);
bool isAnythingPublished(const tournament::Section &section);

// Convert between entries and numbers; 0 means nobody.
int numberOf(const tournament::Section &section, tournament::EntryId entry);
tournament::EntryId entryOf(const tournament::Section &section, int number);

// The result of exchanging two entries of a draft, and the rules that this breaks and that were not broken before
// (pairing.md#changes-by-hand).
struct Exchange
{
    std::vector<tournament::Match> matches;
    std::vector<tournament::Bye> byes;
    std::vector<pairing::Breach> breaches;
    std::optional<pairing::Outlook> outlook {}; // set if fewer rounds can follow than before
};
// Returns nothing if one of them is not in the draft, or if the draft names other entries than those that take part
// now.
std::optional<Exchange> exchanged(const tournament::Section &section, tournament::EntryId a, tournament::EntryId b);

} // namespace kagetsu::ui
