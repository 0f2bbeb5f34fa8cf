// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

#include <optional>
#include <vector>

namespace kagetsu::tournament {

// The actions on an event, its sections and its entries (action.h).

// Replaces the details of the event.
struct SetEventDetails
{
    EventDetails details;
};

// The new section gets the next free id.
struct AddSection
{
    SectionSettings settings;
};

// Format and games per match cannot change once a round is published.
struct ChangeSection
{
    int section = 0;
    SectionSettings settings;
};

// Removes a section with all its entries. Refused once a round of it is published.
struct RemoveSection
{
    int section = 0;
};

// A finished section takes no further rounds, and its results do not change.
struct FinishSection
{
    int section = 0;
};

// Reopens a finished section.
struct ReopenSection
{
    int section = 0;
};

// The new entry gets the next free id. Its pairing number is the next one, too, until NumberEntries assigns others. It
// joins the first round that is not yet published, or a later one.
struct AddEntry
{
    int section = 0;
    EntryDetails details;
    int joinedRound = 1;
};

// Replaces the details of an entry.
struct ChangeEntry
{
    int section = 0;
    EntryId entry;
    EntryDetails details;
};

// Removes an entry as if it had never been entered. Refused once a round names it.
struct RemoveEntry
{
    int section = 0;
    EntryId entry;
};

// The entry takes no part from this round on. The round must not be published, except in a round robin, where matches
// that the entry leaves without a result become forfeits.
struct Withdraw
{
    int section = 0;
    EntryId entry;
    int fromRound = 1;
};

// A withdrawn entry takes part again from the next round on. The rounds that it missed count as zero byes.
struct ComeBack
{
    int section = 0;
    EntryId entry;
};

// Lists all entries in the order of their new pairing numbers. Allowed until the first round is published.
struct NumberEntries
{
    int section = 0;
    std::vector<EntryId> order;
};

// Sets or removes the lot of an entry, which the criterion LOT compares.
struct SetLot
{
    int section = 0;
    EntryId entry;
    std::optional<int> lot;
};

} // namespace kagetsu::tournament
