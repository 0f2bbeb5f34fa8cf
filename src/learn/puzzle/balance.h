// SPDX-License-Identifier: MIT
#pragma once

#include "learn/puzzle/made.h"

#include <array>
#include <iterator>
#include <map>
#include <string>

namespace kagetsu::puzzle {

// Keeps puzzles of one theme from crowding out those of the others: most games are full of wins to stop, and who solves
// would hardly see anything else (learn.md#puzzles-from-play).
class ThemeBalance
{
public:
    ThemeBalance() = default;
    // `counts` says how many puzzles there are, by the id of their theme (practice::PuzzleBook::countByTheme).
    explicit ThemeBalance(const std::map<std::string, int> &counts);

    // Returns whether one more puzzle of this theme is wanted, and counts it if so.
    bool take(Theme theme);

private:
    std::array<int, std::size(AllThemes)> m_counts {};
};

} // namespace kagetsu::puzzle
