// SPDX-License-Identifier: MIT
#include "tournament/formats/groups.h"

#include "tournament/formats/lot.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace kagetsu::tournament {

namespace {

// Assigns the seeds of a pot to groups, one after the other.
void deal(Groups &groups, int firstSeed, int lastSeed, const std::vector<int> &order)
{
    for (int seed = firstSeed; seed <= lastSeed; ++seed)
        groups[static_cast<std::size_t>(order[static_cast<std::size_t>(seed - firstSeed)])].push_back(seed);
}

std::vector<int> allOf(int groups)
{
    std::vector<int> order(static_cast<std::size_t>(groups));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

} // namespace

Groups groupsBySnake(int entries, int groups)
{
    assert(groups >= 1);
    Groups dealt(static_cast<std::size_t>(groups));
    std::vector<int> order = allOf(groups);
    for (int seed = 1; seed <= entries; seed += groups) {
        deal(dealt, seed, std::min(seed + groups - 1, entries), order);
        std::reverse(order.begin(), order.end());
    }
    return dealt;
}

Groups groupsByLot(int entries, int groups, std::uint64_t seed)
{
    assert(groups >= 1);
    Groups dealt(static_cast<std::size_t>(groups));
    std::vector<int> order = allOf(groups);
    Lot lot(seed);
    for (int first = 1; first <= entries; first += groups) {
        lot.shuffle(order);
        deal(dealt, first, std::min(first + groups - 1, entries), order);
    }
    return dealt;
}

} // namespace kagetsu::tournament
