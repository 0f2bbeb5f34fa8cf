// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/pairing.h"

#include <functional>

namespace kagetsu::pairing::reference {

// Two players by their index; the second one of a bye is -1.
using Couples = std::vector<Couple>;

// Computes the cost of a pairing from the text of the page, word by word and slowly, without using Field.
Cost cost(const std::vector<Player> &players, const Options &options, const Couples &couples);

// Tries every pairing that respects the locks. Returns the least cost, among those that fulfil the condition if there
// is one; nothing if there is no such pairing.
std::optional<Cost> leastCost(const std::vector<Player> &players, const Options &options,
    const std::function<bool(const Couples &)> &condition = {});

// Returns the couples of a pairing made by the program.
Couples couplesOf(const std::vector<Player> &players, const Pairing &pairing);

} // namespace kagetsu::pairing::reference
