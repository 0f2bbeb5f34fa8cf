// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/pairing.h"

namespace kagetsu::pairing {

// A change that the arbiter makes to a paired round by hand: two players exchange their seats, or one of them takes the
// other's bye (tournament-pairing.md#changes-by-hand). Two players of one table exchange their sides.
struct Swap
{
    int a = 0;
    int b = 0;
};

// A rule that a round breaks, and the players concerned.
struct Breach
{
    enum Rule {
        Rematch,
        Forbidden,
        SecondBye,
        SameSideThrice, // three times in a row
        SameClub, // players of one club, if clubs are kept apart
        Lock,
    };
    Rule rule = Rematch;
    Couple players; // numbers of the players; for a bye or a side, b is 0

    friend bool operator==(const Breach &, const Breach &) = default;
};

// Returns the round after the swap with its new cost. The players take over the sides of the seats.
Pairing swapped(std::span<const Player> players, const Options &options, const Pairing &pairing, Swap swap);

// Returns all breaches of a round, table by table, then the byes.
std::vector<Breach> breaches(std::span<const Player> players, const Options &options, const Pairing &pairing);

// Returns the breaches that the swap would add.
std::vector<Breach> brokenBy(
    std::span<const Player> players, const Options &options, const Pairing &pairing, Swap swap);

// Returns how many tables and byes of `after` differ from `before`, in their order. Sides count.
int changedTables(const Pairing &before, const Pairing &after);

} // namespace kagetsu::pairing
