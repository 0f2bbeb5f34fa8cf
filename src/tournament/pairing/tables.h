// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/draw.h"

namespace kagetsu::pairing {

// The two players of a table, by their numbers.
struct Table
{
    int opener = 0;
    int second = 0;

    friend bool operator==(const Table &, const Table &) = default;
};

// A paired round.
struct Pairing
{
    std::vector<Table> tables; // the first is table 1
    std::vector<int> byes; // the locked ones, and one more if the number of players is odd
    Cost cost;

    friend bool operator==(const Pairing &, const Pairing &) = default;
};

// Decides who opens at each table, and numbers the tables (tournament-pairing.md#sides, tournament-pairing.md#tables).
Pairing seated(const Field &field, const Choices &choices, const Options &options, const Draw &draw);

} // namespace kagetsu::pairing
