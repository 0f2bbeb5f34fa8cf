// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/statistics.h"

namespace kagetsu::library {

// A move that a player chose in a position, and how those games ended for him (library.md#preparation).
struct Choice
{
    rules::Side side = rules::Side::Black; // that he had
    std::vector<Line::Stone> position; // in an order in which it was reached
    Continuation move;
    OwnScore score;

    friend bool operator==(const Choice &, const Choice &) = default;
};

struct RepertoireOptions
{
    int boardSize = rules::DefaultBoardSize;
    std::size_t plies = 6; // positions with fewer stones than this
    std::uint32_t fewestGames = 3; // of a choice, and of a way to a position
};

// Returns the games that the filter admits, for many questions about them alone.
Games gamesWith(const Games &games, const Filter &filter);

// Returns what the players in the set chose in the first moves: with Black, then with White; each position once,
// whatever the order in which it was reached, before those that follow it; the most frequent choice first.
std::vector<Choice> repertoireOf(
    const Games &games, const RowSet &player, const Filter &filter, const RepertoireOptions &options = {});

} // namespace kagetsu::library
