// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/statistics.h"

namespace kagetsu::library {

// Games of a player one after the other, in the order of their dates.
struct Streak
{
    OwnScore score;
    int firstDay = 0; // as dayOf() gives it
    int lastDay = 0;

    friend bool operator==(const Streak &, const Streak &) = default;
};

// The longest streaks of a player, of equal ones the latest (library.md#statistics).
struct Streaks
{
    Streak won; // of games that were all won
    Streak unbeaten; // without a loss
    Streak now; // the last games, which all ended alike

    friend bool operator==(const Streaks &, const Streaks &) = default;
};

// Finds the streaks in the decided games with a date that the filter admits. Games of a player with himself are left
// out.
Streaks streaksOf(const Games &games, const RowSet &player, const Filter &filter);

} // namespace kagetsu::library
