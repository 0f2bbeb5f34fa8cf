// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/party.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kagetsu::tournament {

// The source of a party in an elimination match (tournament.md#elimination).
struct Feed
{
    enum class Kind : std::uint8_t {
        Nobody,
        Seed,
        WinnerOf,
        LoserOf,
        LoserIfUpset, // the loser, but only if B won that match, otherwise nobody: for the second game of a grand final
    };

    Kind kind = Kind::Nobody;
    int number = 0; // a seed, from 1, or the index of a match in the bracket, from 0

    friend bool operator==(const Feed &, const Feed &) = default;
};

// A match of a bracket, with the sources of its parties.
struct BracketMatch
{
    enum class Part : std::uint8_t { Winners, Losers, Placement, GrandFinal, Reset };

    Part part = Part::Winners;
    int round = 1; // the first round in which both parties can be known
    PerParty<Feed> from;
    // The place that a placement match decides, together with the next one; 0 if its parties play on for further
    // places.
    int place = 0;

    friend bool operator==(const BracketMatch &, const BracketMatch &) = default;
};

// Each match is fed only by earlier matches. The last match that is not for placement decides the event.
using Bracket = std::vector<BracketMatch>;

// Returns the seeds from top to bottom of a bracket with 2^k places, such that the best two can meet only in the final:
// 1 8 5 4 3 6 7 2.
std::vector<int> bracketOrder(int places);

// Returns a single elimination bracket, in which the best seeds get the byes; an empty one for fewer than two entries.
// All places down to `playedPlaces`, a power of two, are played for, as far as the bracket has them: 2 means only the
// final, 4 adds the match for third place, 8 also those for places 5 to 8.
Bracket singleElimination(int entries, int playedPlaces);

// Returns a double elimination bracket: a loser continues in the losers' bracket and is out after the second loss.
// Losers drop to where they are least likely to meet recent opponents again. With `canReset`, the winner of the losers'
// bracket has to win the final twice.
Bracket doubleElimination(int entries, bool canReset);

// How a match ended. Nobody wins if neither party came, or if a ruling says that both have lost
// (tournament.md#elimination).
enum class BracketResult : std::uint8_t { Open, AWon, BWon, NobodyWon };

// The known state of a match. A party, the winner or the loser is a seed, or 0 if nobody will come; it is not set while
// undecided.
struct BracketState
{
    PerParty<std::optional<int>> parties;
    std::optional<int> winner;
    std::optional<int> loser;

    friend bool operator==(const BracketState &, const BracketState &) = default;
};

// Computes the state of all matches from the results of those already played; there is one result for each match of the
// bracket. A party without an opponent wins. From a match that nobody won, nobody advances, neither as its winner nor
// as its loser.
std::vector<BracketState> stateOf(const Bracket &bracket, std::span<const BracketResult> results);

} // namespace kagetsu::tournament
