// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace kagetsu::tournament {

// Entries spread over groups (tournament.md#groups), by their seeds from 1, the strongest first. Sizes differ by one at
// most. `groups` is at least 1.
using Groups = std::vector<std::vector<int>>;

// 1 to g, then g back to 1, and so on.
Groups groupsBySnake(int entries, int groups);

// Pots of as many seeds as there are groups; each group draws one of each pot.
Groups groupsByLot(int entries, int groups, std::uint64_t seed);

} // namespace kagetsu::tournament
