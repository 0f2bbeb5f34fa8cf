// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/options.h"

#include <span>

namespace kagetsu::pairing {

inline constexpr int MostPlayers = 2000;

// Why a round cannot be paired. Players by their numbers.
struct Obstacle
{
    enum Kind {
        TooManyPlayers, // more than MostPlayers
        BadNumber, // out of its range, or of two players
        BadPoints,
        LockOfUnknown, // of somebody who is not paired
        LockedTwice, // two partners, two byes, two sides, a partner and a bye
        LockedSidesClash, // the two of a locked pair have the same side
        BadTable, // there are not so many, or two locked pairs have it
        NoPairing, // pairing.md#who-stands-in-the-way
        Stopped,
    };
    Kind kind = NoPairing;
    std::vector<int> players; // whom it is about
    // Of NoPairing: each group is odd, and has no possible opponents outside it but those sought, who are fewer than
    // the groups.
    std::vector<std::vector<int>> groups;
    std::vector<int> sought; // 0 is the bye
    // Pairs between groups that only the arbiter forbade: allowing one of them may help.
    std::vector<Couple> forbidden;

    friend bool operator==(const Obstacle &, const Obstacle &) = default;
};

// What is wrong with the question itself: anything but NoPairing and Stopped.
std::optional<Obstacle> findFault(std::span<const Player> players, const Options &options);

} // namespace kagetsu::pairing
