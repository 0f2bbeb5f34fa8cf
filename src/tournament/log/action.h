// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/entryactions.h"
#include "tournament/log/roundactions.h"

#include <variant>

namespace kagetsu::tournament {

// The actions that people do to an event (tournament.md#actions-and-their-log). apply() returns the event as it is
// afterwards, or a Refusal. Sections, rounds and tables are referred to by their numbers; rounds and tables count from
// 1.

// Adds a penalty or a bonus.
struct Adjust
{
    int section = 0;
    Adjustment adjustment;
};

// Removes an adjustment by its index in the list, from 0.
struct RemoveAdjustment
{
    int section = 0;
    int index = 0;
};

// Decides the order of entries that share a place, for the next stage. It replaces every earlier decision about the
// same entries.
struct DecidePlaces
{
    int section = 0;
    PlaceDecision decision;
};

// Enters the best of other sections into a section, in this order. They replace the entries of an earlier qualification
// as long as no round names those. Shared places must be decided first; with `despiteMissing`, results may be missing.
struct Qualify
{
    int section = 0; // the section that they enter
    std::vector<int> from; // the ids of the sections that they come from
    int ofEach = 1;
    std::vector<Qualifier> qualifiers;
    bool despiteMissing = false;
};

// Replaces everything that a section ranks besides its standings. Allowed at any time, because pairings do not depend
// on it.
struct SetRankings
{
    int section = 0;
    Rankings rankings;
};

using Action = std::variant<SetEventDetails, AddSection, ChangeSection, RemoveSection, FinishSection, ReopenSection,
    AddEntry, ChangeEntry, RemoveEntry, Withdraw, ComeBack, NumberEntries, SetLot, AddLock, RemoveLocks, AddRound,
    ChangeRound, RemoveRound, PublishRound, UnpublishRound, StartClocks, FinishRound, ReopenRound, ReportGame, AddGame,
    RuleMatch, SetLineUp, Adjust, RemoveAdjustment, DecidePlaces, Qualify, SetRankings>;

} // namespace kagetsu::tournament
