// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/party.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kagetsu::tournament {

// Where a party of a match of an elimination comes from (tournament.md#elimination).
struct Feed
{
    enum class Kind : std::uint8_t {
        Nobody,
        Seed,
        WinnerOf,
        LoserOf,
        LoserIfUpset, // only if B won that match, else nobody: the second game of a grand final
    };

    Kind kind = Kind::Nobody;
    int number = 0; // a seed from 1; or a match of the bracket, from 0

    friend bool operator==(const Feed &, const Feed &) = default;
};

struct BracketMatch
{
    enum class Part : std::uint8_t { Winners, Losers, Placement, GrandFinal, Reset };

    Part part = Part::Winners;
    int round = 1; // the first in which both parties can be known
    PerParty<Feed> from;
    int place = 0; // of a placement match: it decides this place and the next one; 0: those go on to further ones

    friend bool operator==(const BracketMatch &, const BracketMatch &) = default;
};

// Each match is fed by those before it only; the last one but the placement matches decides.
using Bracket = std::vector<BracketMatch>;

// The seeds from top to bottom of a bracket of 2^k places, so that the best two can only meet at the end:
// 1 8 5 4 3 6 7 2.
std::vector<int> bracketOrder(int places);

// Byes fall to the best seeds. Nothing for fewer than two. All places down to `playedPlaces`, a power of two, are
// played for, as far as the bracket has them: 2 is the final alone, 4 also the match for third, 8 also those for 5
// to 8.
Bracket singleElimination(int entries, int playedPlaces);

// Who loses goes on in the bracket of the losers, and is out with the second loss. Losers drop to where they are least
// likely to meet anew whom they have just met. With `canReset` the winner of the losers' bracket has to win twice.
Bracket doubleElimination(int entries, bool canReset);

// What is known of a match: seeds, or 0 where nobody will come; nothing where that is not decided yet.
struct BracketState
{
    PerParty<std::optional<int>> parties;
    std::optional<int> winner;
    std::optional<int> loser;

    friend bool operator==(const BracketState &, const BracketState &) = default;
};

// From the winners of the matches that have been played. Who meets nobody wins.
std::vector<BracketState> stateOf(const Bracket &bracket, std::span<const std::optional<Party>> winners);

} // namespace kagetsu::tournament
