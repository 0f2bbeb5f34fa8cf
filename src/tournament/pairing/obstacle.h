// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/options.h"

#include <span>

namespace kagetsu::pairing {

inline constexpr int MostPlayers = 2000;

// The reason why a round cannot be paired. Players are given by their numbers.
struct Obstacle
{
    enum Kind {
        TooManyPlayers, // more than MostPlayers
        BadNumber, // a number that is out of range, or used by two players
        BadPoints,
        LockOfUnknown, // a lock of a player who is not paired
        LockedTwice, // two partners, two byes, two sides, or a partner and a bye
        LockedSidesClash, // both players of a locked pair have the same side
        BadTable, // there are fewer tables, or two locked pairs have it
        NoPairing, // tournament-pairing.md#who-stands-in-the-way
        Stopped,
    };
    Kind kind = NoPairing;
    std::vector<int> players; // the players concerned
    // Set for NoPairing: each group is odd, and its members have no possible opponents outside it except those in
    // `sought`, who are fewer than the groups.
    std::vector<std::vector<int>> groups;
    std::vector<int> sought; // 0 is the bye
    // Pairs between groups that are forbidden only by the arbiter. Allowing one of them may help.
    std::vector<Couple> forbidden;

    friend bool operator==(const Obstacle &, const Obstacle &) = default;
};

// Returns what is wrong with the arguments themselves: any kind except NoPairing and Stopped.
std::optional<Obstacle> findFault(std::span<const Player> players, const Options &options);

} // namespace kagetsu::pairing
