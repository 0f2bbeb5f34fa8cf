// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"
#include "tournament/model/reason.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// The actions on rounds, matches and games (action.h).

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

} // namespace kagetsu::tournament
