// SPDX-License-Identifier: MIT
#include "tournament/pairing/obstacle.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace kagetsu::pairing {

namespace {

using Found = std::optional<Obstacle>;

Obstacle fault(Obstacle::Kind kind, std::vector<int> players)
{
    return { .kind = kind, .players = std::move(players), .groups = {}, .sought = {}, .forbidden = {} };
}

Found playerFault(std::span<const Player> players)
{
    if (players.size() > MostPlayers)
        return fault(Obstacle::TooManyPlayers, {});
    std::set<int> numbers;
    for (const Player &player : players) {
        if (player.number < 1 || player.number > LargestNumber || !numbers.insert(player.number).second)
            return fault(Obstacle::BadNumber, { player.number });
        if (player.points < -LargestPoints || player.points > LargestPoints)
            return fault(Obstacle::BadPoints, { player.number });
    }
    return {};
}

// Returns all players with a locked partner or bye, once for each such lock.
std::vector<int> lockedPlayers(const Locks &locks)
{
    std::vector<int> numbers = locks.byes;
    for (const auto &[players, table] : locks.pairs)
        numbers.insert(numbers.end(), { players.a, players.b });
    return numbers;
}

Found lockFault(std::span<const Player> players, const Locks &locks)
{
    const auto isUnknown = [&](int number) {
        return std::ranges::find(players, number, &Player::number) == players.end();
    };
    std::set<int> once;
    for (const int number : lockedPlayers(locks)) {
        if (isUnknown(number))
            return fault(Obstacle::LockOfUnknown, { number });
        if (!once.insert(number).second)
            return fault(Obstacle::LockedTwice, { number });
    }
    std::map<int, Side> sides;
    for (const auto &[number, side] : locks.sides) {
        if (isUnknown(number))
            return fault(Obstacle::LockOfUnknown, { number });
        if (!sides.emplace(number, side).second || std::ranges::find(locks.byes, number) != locks.byes.end())
            return fault(Obstacle::LockedTwice, { number });
    }
    for (const auto &[couple, table] : locks.pairs) {
        if (sides.contains(couple.a) && sides.contains(couple.b) && sides[couple.a] == sides[couple.b])
            return fault(Obstacle::LockedSidesClash, { couple.a, couple.b });
    }
    return {};
}

Found tableFault(std::span<const Player> players, const Locks &locks)
{
    const auto tables = (std::ssize(players) - std::ssize(locks.byes)) / 2;
    std::set<int> taken;
    for (const auto &[couple, table] : locks.pairs) {
        if (table && (*table < 1 || *table > tables || !taken.insert(*table).second))
            return fault(Obstacle::BadTable, { couple.a, couple.b });
    }
    return {};
}

} // namespace

std::optional<Obstacle> findFault(std::span<const Player> players, const Options &options)
{
    if (const Found found = playerFault(players))
        return found;
    if (const Found found = lockFault(players, options.locks))
        return found;
    return tableFault(players, options.locks);
}

} // namespace kagetsu::pairing
