// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/pairing.h"

#include <functional>

namespace kagetsu::pairing::reference {

// Two players by their index; the second one of a bye is -1.
using Couples = std::vector<Couple>;

// What the page says a pairing costs, word by word and slowly, with nothing of Field.
Cost cost(const std::vector<Player> &players, const Options &options, const Couples &couples);

// Tries every pairing around the locks: the least cost, if there is a pairing. With a condition, of those that fulfil
// it.
std::optional<Cost> leastCost(const std::vector<Player> &players, const Options &options,
    const std::function<bool(const Couples &)> &condition = {});

// Of the pairing as the program gives it.
Couples couplesOf(const std::vector<Player> &players, const Pairing &pairing);

} // namespace kagetsu::pairing::reference
