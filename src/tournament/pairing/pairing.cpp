// SPDX-License-Identifier: MIT
#include "tournament/pairing/pairing.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

std::vector<int> numbersOf(const Field &field, const std::vector<int> &places)
{
    std::vector<int> numbers;
    std::ranges::transform(places, std::back_inserter(numbers), [&field](int place) { return field.number(place); });
    std::ranges::sort(numbers);
    return numbers;
}

// Returns the pairs that only the arbiter forbids, and only between two groups: within a group, allowing them would
// change nothing.
std::vector<Couple> forbiddenBetween(const Field &field, const std::vector<std::vector<int>> &groups)
{
    std::vector<int> groupOf(std::size_t(field.size() + 1), -1);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        for (const int place : groups[group])
            groupOf[std::size_t(place)] = int(group);
    }
    std::vector<Couple> found;
    for (int a = 0; a < field.size(); ++a) {
        for (int b = a + 1; b < field.size(); ++b) {
            const bool isBetween = groupOf[std::size_t(a)] >= 0 && groupOf[std::size_t(b)] >= 0
                && groupOf[std::size_t(a)] != groupOf[std::size_t(b)];
            if (isBetween && field.isForbidden(a, b) && field.mayMeet(a, b))
                found.push_back({ field.number(a), field.number(b) });
        }
    }
    return found;
}

Obstacle obstacle(const Field &field, const Shortage &shortage)
{
    Obstacle obstacle { .kind = shortage.isStopped ? Obstacle::Stopped : Obstacle::NoPairing,
        .players = {},
        .groups = {},
        .sought = numbersOf(field, shortage.sought),
        .forbidden = forbiddenBetween(field, shortage.groups) };
    for (const std::vector<int> &group : shortage.groups) {
        obstacle.groups.push_back(numbersOf(field, group));
        obstacle.players.insert(obstacle.players.end(), obstacle.groups.back().begin(), obstacle.groups.back().end());
    }
    std::ranges::sort(obstacle.players);
    return obstacle;
}

} // namespace

Result<Pairing, Obstacle> pairRound(std::span<const Player> players, const Options &options, const Progress &progress)
{
    if (const auto fault = findFault(players, options))
        return Fault { *fault };
    const Field field(players, options);
    const Choices choices(field, options);
    const auto draw = cheapestDraw(field, choices, progress);
    if (!draw)
        return Fault { obstacle(field, draw.fault()) };
    return seated(field, choices, options, *draw);
}

} // namespace kagetsu::pairing
