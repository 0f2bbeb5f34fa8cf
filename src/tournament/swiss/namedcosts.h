// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/cost.h"

#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// A part of the cost of a pairing under the name that it has in texts (command-line.md#tournament-pair-round).
struct NamedCost
{
    std::string_view name; // "met", "secondBye" and so on
    std::vector<std::int64_t> amounts; // one number, or one for each of the highest groups and one for all below them
};

// Returns all parts in their order. Only pairing from the top gives several amounts, those of the points.
std::vector<NamedCost> namedCosts(const pairing::Cost &cost, bool isFromTheTop);

} // namespace kagetsu::tournament
