// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/pairing.h"

namespace kagetsu::pairing {

// What the arbiter does to a paired round by hand: two players take each other's seats, or one of them has the bye of
// the other (pairing.md#changes-by-hand). Both of one table exchange their sides.
struct Swap
{
    int a = 0;
    int b = 0;
};

// A rule that a round breaks, and by whom.
struct Breach
{
    enum Rule {
        Rematch,
        Forbidden,
        SecondBye,
        SameSideThrice, // running
        SameClub, // where they are kept apart
        Lock,
    };
    Rule rule = Rematch;
    Couple players; // by their numbers; of a bye or a side the second is 0

    friend bool operator==(const Breach &, const Breach &) = default;
};

// The round with both exchanged, and what it costs now; sides as the seats have them.
Pairing swapped(std::span<const Player> players, const Options &options, const Pairing &pairing, Swap swap);

// All that a round breaks, table by table, then the byes.
std::vector<Breach> breaches(std::span<const Player> players, const Options &options, const Pairing &pairing);

// What the change would break that is not broken already.
std::vector<Breach> brokenBy(
    std::span<const Player> players, const Options &options, const Pairing &pairing, Swap swap);

// Tables and byes that are not as they were, in the order of `after`; sides count.
int changedTables(const Pairing &before, const Pairing &after);

} // namespace kagetsu::pairing
