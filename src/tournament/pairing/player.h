// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace kagetsu::pairing {

// The side that begins the opening procedure, and the one that answers it. This is what a pairing balances, whatever
// colours the players get (tournament-pairing.md#sides).
enum class Side {
    Opener,
    Second,
};

// A player or team to be paired in this round. Absent and withdrawn players, and those with a requested bye, are not
// included.
struct Player
{
    int number = 0; // the pairing number, 1 … LargestNumber; unique
    int points = 0; // half points, including any acceleration; -LargestPoints … LargestPoints
    std::vector<int> met; // numbers of the opponents so far, including those who have left
    std::vector<Side> sides; // one side per game played, first game first; a double game has none
    int byes = 0; // number of byes, including what counts as one, such as a win by forfeit; 0 … MostRounds
    // True if in the last round they played someone with fewer points, had a bye or won by forfeit.
    bool movedDown = false;
    bool movedUp = false; // true if in the last round they played someone with more points
    std::string club; // club or country: members of the same one can be kept apart; empty if none

    friend bool operator==(const Player &, const Player &) = default;
};

inline constexpr int LargestNumber = 1'000'000'000;
inline constexpr int LargestPoints = 100'000;
inline constexpr int MostRounds = 10'000;

} // namespace kagetsu::pairing
