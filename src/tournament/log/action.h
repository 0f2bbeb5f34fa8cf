// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"
#include "tournament/model/reason.h"

#include <variant>

namespace kagetsu::tournament {

// What people do to an event (tournament.md#actions-and-their-log). apply() answers with the event as it is then, or a
// Refusal. Sections, rounds and tables are meant by their numbers; rounds and tables count from 1.

struct SetEventDetails
{
    EventDetails details;
};

// Its id is the next one.
struct AddSection
{
    SectionSettings settings;
};

// Once a round is published, format and games per match stay.
struct ChangeSection
{
    int section = 0;
    SectionSettings settings;
};

// With all its entries, while no round of it is published.
struct RemoveSection
{
    int section = 0;
};

// No round is added to a finished section, and no result of it changes.
struct FinishSection
{
    int section = 0;
};

struct ReopenSection
{
    int section = 0;
};

// Its id is the next one, and so is its pairing number until NumberEntries gives others. It joins the first round that
// is not published at the earliest.
struct AddEntry
{
    int section = 0;
    EntryDetails details;
    int joinedRound = 1;
};

struct ChangeEntry
{
    int section = 0;
    EntryId entry;
    EntryDetails details;
};

// As if it had never come: while no round names it.
struct RemoveEntry
{
    int section = 0;
    EntryId entry;
};

// It takes part no more from this round on, which is not published, except in a round robin: there the matches that it
// leaves without a result are forfeits.
struct Withdraw
{
    int section = 0;
    EntryId entry;
    int fromRound = 1;
};

// A withdrawn entry takes part again from the next round on. What it missed are zero byes.
struct ComeBack
{
    int section = 0;
    EntryId entry;
};

// All entries in the order of their pairing numbers, before the first round is published.
struct NumberEntries
{
    int section = 0;
    std::vector<EntryId> order;
};

struct SetLot
{
    int section = 0;
    EntryId entry;
    std::optional<int> lot;
};

struct AddLock
{
    int section = 0;
    Lock lock;
};

// All that name this entry in this round.
struct RemoveLocks
{
    int section = 0;
    int round = 0;
    EntryId entry;
};

// The next round, as a draft.
struct AddRound
{
    int section = 0;
    Round round;
    // All that a Swiss pairing was computed from, as text (tournament.md#checking-a-pairing). Only the log keeps it:
    // the event does not grow by it.
    std::string input {};
};

// A draft, changed by hand.
struct ChangeRound
{
    int section = 0;
    int round = 0;
    std::vector<Match> matches;
    std::vector<Bye> byes;
};

// The last one, while it is a draft.
struct RemoveRound
{
    int section = 0;
    int round = 0;
};

// One whose earlier results were corrected since it was paired only with `despiteCorrections`.
struct PublishRound
{
    int section = 0;
    int round = 0;
    bool despiteCorrections = false;
};

// It becomes a draft again, and loses its results: only with `losesResults` where there are any.
struct UnpublishRound
{
    int section = 0;
    int round = 0;
    bool losesResults = false;
};

struct StartClocks
{
    int section = 0;
    int round = 0;
    Milliseconds at { 0 }; // since 1970, UTC
};

struct FinishRound
{
    int section = 0;
    int round = 0;
};

struct ReopenRound
{
    int section = 0;
    int round = 0;
};

// Of one game of a match, from 0; without a report the game has none any more. A result that stood there is replaced or
// removed only with a reason.
struct ReportGame
{
    int section = 0;
    int round = 0;
    int table = 0;
    int game = 0;
    std::optional<GameReport> report;
    Reason reason {}; // of a correction
};

// Another game of a match of an elimination.
struct AddGame
{
    int section = 0;
    int round = 0;
    int table = 0;
    Party opener = Party::A;
};

// The referee's points instead of those of the games; without points the games count again. Always with a reason.
struct RuleMatch
{
    int section = 0;
    int round = 0;
    int table = 0;
    std::optional<PerParty<Points>> points;
    Reason reason {};
};

// Who of a team sits at which board, before the round is finished.
struct SetLineUp
{
    int section = 0;
    int round = 0;
    int table = 0;
    Party party = Party::A;
    std::vector<int> members;
};

struct Adjust
{
    int section = 0;
    Adjustment adjustment;
};

// By its place in the list, from 0.
struct RemoveAdjustment
{
    int section = 0;
    int index = 0;
};

// Entries that share a place are told apart, for the next stage. Whatever was decided of the same ones before gives
// way.
struct DecidePlaces
{
    int section = 0;
    PlaceDecision decision;
};

// Enters the best of other sections, in this order. Those of an earlier one into the same section give way, as long as
// no round names them. Places that are shared have to be decided before; results can be missing only with
// `despiteMissing`.
struct Qualify
{
    int section = 0; // into which
    std::vector<int> from; // sections
    int ofEach = 1;
    std::vector<Qualifier> qualifiers;
    bool despiteMissing = false;
};

// All that it ranks beside its standings, at any time: nothing is paired by it.
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
