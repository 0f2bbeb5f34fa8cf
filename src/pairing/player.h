// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace kagetsu::pairing {

// Who begins the opening procedure, and who answers it: what a pairing balances, whatever the stones' colours become
// (pairing.md#sides).
enum class Side {
    Opener,
    Second,
};

// One who is to be paired in this round; who is absent, has withdrawn or asked for a bye is none. A side (a team) is
// paired alike.
struct Player
{
    int number = 0; // the pairing number, 1 … LargestNumber; no two have the same
    int points = 0; // in half points, with whatever acceleration adds; -LargestPoints … LargestPoints
    std::vector<int> met; // numbers of the opponents so far, whether they are still there or not
    std::vector<Side> sides; // of each game played, the first first; a double game is none
    int byes = 0; // how many it had, with what else counts as one, such as a win by forfeit; 0 … MostRounds
    bool movedDown = false; // played one with fewer points in the round before, had a bye or won by forfeit
    bool movedUp = false; // played one with more
    std::string club; // or country: those who have the same are kept apart where that is asked for; empty has none

    friend bool operator==(const Player &, const Player &) = default;
};

inline constexpr int LargestNumber = 1'000'000'000;
inline constexpr int LargestPoints = 100'000;
inline constexpr int MostRounds = 10'000;

} // namespace kagetsu::pairing
