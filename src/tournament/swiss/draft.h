// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/pairing/change.h"
#include "tournament/pairing/foresight.h"

namespace kagetsu::tournament {

// The last round of a section while it is a draft: the outlook after it, and the arbiter's changes to it
// (tournament-pairing.md#changes-by-hand).

// Returns a round as a pairing of pairing numbers.
pairing::Pairing pairingOf(const Section &section, const Round &round);

// Returns the outlook after the draft of a Swiss round as it is now. Returns nothing if the last round is not such a
// draft, or if other entries take part than when it was made.
std::optional<pairing::Outlook> outlookOfDraft(const Section &section);

// Returns the actions that discard the last round. Entries that sat out in it sit out again in the next draft.
std::vector<Action> discardOf(const Section &section);
// Returns the actions that take a round one step back: they discard a draft, make a published round a draft, with the
// loss of its results, and reopen a closed one. Returns none for an unknown round.
std::vector<Action> stepBackOf(const Section &section, int round);

// A draft in which two entries were exchanged, and the rules that this breaks and that were not broken before.
struct Exchange
{
    std::vector<Match> matches;
    std::vector<Bye> byes;
    std::vector<pairing::Breach> breaches;
    std::optional<pairing::Outlook> outlook {}; // set if fewer rounds can follow than before
};
// Returns the draft with two entries exchanged; nothing if one of them is not in it, or if other entries take part now
// than when the draft was made.
std::optional<Exchange> exchanged(const Section &section, EntryId a, EntryId b);

} // namespace kagetsu::tournament
