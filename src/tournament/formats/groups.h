// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace kagetsu::tournament {

// The distribution of entries over groups (tournament.md#groups), by their seeds from 1, strongest first. Sizes differ
// by at most one. The functions below require `groups` to be at least 1.
using Groups = std::vector<std::vector<int>>;

// Distributes the seeds as a snake: 1 to g, then g back to 1, and so on.
Groups groupsBySnake(int entries, int groups);

// Divides the seeds into pots of as many seeds as there are groups; each group draws one seed from each pot.
Groups groupsByLot(int entries, int groups, std::uint64_t seed);

} // namespace kagetsu::tournament
