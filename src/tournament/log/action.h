// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"
#include "tournament/model/reason.h"

#include <variant>

namespace kagetsu::tournament {

// The actions that people do to an event (tournament.md#actions-and-their-log). apply() returns the event as it is
// afterwards, or a Refusal. Sections, rounds and tables are referred to by their numbers; rounds and tables count from
// 1.

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

// Adds a lock for a round that is not paired yet.
struct AddLock
{
    int section = 0;
    Lock lock;
};

// Removes all locks that name this entry in this round.
struct RemoveLocks
{
    int section = 0;
    int round = 0;
    EntryId entry;
};

// Adds the next round as a draft.
struct AddRound
{
    int section = 0;
    Round round;
    // Everything that a Swiss pairing was computed from, as text (tournament.md#checking-a-pairing). It is kept in the
    // log only, so that the event does not grow.
    std::string input {};
};

// Replaces the matches and byes of a draft that was changed by hand.
struct ChangeRound
{
    int section = 0;
    int round = 0;
    std::vector<Match> matches;
    std::vector<Bye> byes;
};

// Removes the last round. It must be a draft.
struct RemoveRound
{
    int section = 0;
    int round = 0;
};

// A round whose earlier results were corrected after it was paired is published only with `despiteCorrections`.
struct PublishRound
{
    int section = 0;
    int round = 0;
    bool despiteCorrections = false;
};

// Turns a published round back into a draft, which removes its results. If it has results, `losesResults` is required.
struct UnpublishRound
{
    int section = 0;
    int round = 0;
    bool losesResults = false;
};

// Records when the clocks of a round were started.
struct StartClocks
{
    int section = 0;
    int round = 0;
    Milliseconds at { 0 }; // milliseconds since 1970, UTC
};

// Closes a published round.
struct FinishRound
{
    int section = 0;
    int round = 0;
};

// Reopens a closed round.
struct ReopenRound
{
    int section = 0;
    int round = 0;
};

// Reports the result of one game of a match; `game` counts from 0. Without a report, the result of the game is removed.
// Replacing or removing a result requires a reason.
struct ReportGame
{
    int section = 0;
    int round = 0;
    int table = 0;
    int game = 0;
    std::optional<GameReport> report;
    Reason reason {}; // required for a correction
};

// Adds another game to a match of an elimination.
struct AddGame
{
    int section = 0;
    int round = 0;
    int table = 0;
    Party opener = Party::A;
};

// Sets the arbiter's points for a match in place of those of its games; without points, the games count again. Always
// requires a reason.
struct RuleMatch
{
    int section = 0;
    int round = 0;
    int table = 0;
    std::optional<PerParty<Points>> points;
    Reason reason {};
};

// Sets which member of a team sits at which board. Allowed until the round is finished.
struct SetLineUp
{
    int section = 0;
    int round = 0;
    int table = 0;
    Party party = Party::A;
    std::vector<int> members;
};

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
