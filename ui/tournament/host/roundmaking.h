// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/change.h"
#include "pairing/foresight.h"
#include "tournament/log/action.h"
#include "tournament/swiss/swissround.h"

#include <optional>
#include <vector>

// Between the values of an event and those of a pairing: the one knows entries, the other numbers
// (tournament.md#what-a-swiss-round-needs, pairing.md#cost). Rounds count from 1.
namespace kagetsu::ui {

// What the next Swiss round is paired from, by the rules of its section (tournament.md#what-a-swiss-round-needs).
struct SwissQuestion
{
    tournament::SwissChoices choices;
    tournament::SwissInput input;
};
SwissQuestion swissQuestion(const tournament::Section &section);

// The round as a draft. The locks of those who sit out have done their work.
std::vector<tournament::Action> actionsOf(
    const tournament::Section &section, const SwissQuestion &question, const pairing::Pairing &pairing);
// The last round as if it had not been drawn up: they sit out as before.
std::vector<tournament::Action> discardOf(const tournament::Section &section);
bool sitsOut(const tournament::Section &section, tournament::EntryId entry);
// What is fixed for an entry in the next round; nullptr: nothing.
const tournament::Lock *lockOf(const tournament::Section &section, tournament::EntryId entry);
pairing::Pairing pairingOf(const tournament::Section &section, const tournament::Round &round);

// Rounds that are no drafts; the next one, of which there may be a draft; and whether pairing numbers stay by now.
int publishedIn(const tournament::Section &section);
int nextRoundOf(const tournament::Section &section);
bool isAnythingPublished(const tournament::Section &section);

// The number of the entry; 0 is nobody.
int numberOf(const tournament::Section &section, tournament::EntryId entry);
tournament::EntryId entryOf(const tournament::Section &section, int number);

// Two entries of a draft exchanged, and what that breaks which was not broken before (pairing.md#changes-by-hand).
struct Exchange
{
    std::vector<tournament::Match> matches;
    std::vector<tournament::Bye> byes;
    std::vector<pairing::Breach> breaches;
    std::optional<pairing::Outlook> outlook {}; // where fewer rounds can follow than before
};
// Nothing where one of them is not in the draft, or where it names others than those who take part by now.
std::optional<Exchange> exchanged(const tournament::Section &section, tournament::EntryId a, tournament::EntryId b);

} // namespace kagetsu::ui
