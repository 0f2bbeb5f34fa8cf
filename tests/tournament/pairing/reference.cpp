// SPDX-License-Identifier: MIT
#include "reference.h"

#include "tournament/pairing/lotnumber.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

namespace kagetsu::pairing::reference {

namespace {

using Players = std::vector<Player>;

bool contains(const auto &all, const auto &one)
{
    return std::ranges::find(all, one) != all.end();
}

std::int64_t meetings(const Player &a, const Player &b)
{
    return std::max(std::ranges::count(a.met, b.number), std::ranges::count(b.met, a.number));
}

bool areForbidden(const Options &options, const Player &a, const Player &b)
{
    return contains(options.forbidden, Couple { a.number, b.number })
        || contains(options.forbidden, Couple { b.number, a.number });
}

int placeInGroup(const Players &players, const Player &player)
{
    return int(std::ranges::count_if(
        players, [&](const Player &other) { return other.points == player.points && other.number < player.number; }));
}

int groupSize(const Players &players, const Player &player)
{
    return int(std::ranges::count(players, player.points, &Player::points));
}

// From 0, the highest.
int groupOf(const Players &players, const Player &player)
{
    std::set<int> higher;
    for (const Player &other : players) {
        if (other.points > player.points)
            higher.insert(other.points);
    }
    return int(higher.size());
}

int balance(const Player &player)
{
    int sum = 0;
    for (const Side side : player.sides)
        sum += side == Side::Opener ? 1 : -1;
    return sum;
}

bool hasClaim(const Player &player, Side side)
{
    const Side other = side == Side::Opener ? Side::Second : Side::Opener;
    const auto games = player.sides.size();
    const bool isTwice = games >= 2 && player.sides[games - 1] == other && player.sides[games - 2] == other;
    return isTwice || (side == Side::Second && balance(player) >= 2) || (side == Side::Opener && balance(player) <= -2);
}

std::int64_t style(const Players &players, Style style, const Player &a, const Player &b)
{
    const std::int64_t placeA = placeInGroup(players, a);
    const std::int64_t placeB = placeInGroup(players, b);
    const std::int64_t sizeA = groupSize(players, a);
    const auto square = [](std::int64_t value) { return value * value; };
    if (a.points != b.points)
        return square(sizeA - 1 - placeA) + square(placeB);
    if (style == Style::Split)
        return square(std::abs(placeA - placeB) - sizeA / 2);
    if (style == Style::Fold)
        return square(placeA + placeB - (sizeA - 1));
    if (style == Style::Adjacent)
        return square(std::abs(placeA - placeB) - 1);
    return 0;
}

Cost byeCost(const Players &players, const Options &options, const Player &player)
{
    const auto isLower = [&](const Player &other) {
        return other.points < player.points || (other.points == player.points && other.number > player.number);
    };
    const auto isDrawnBefore = [&](const Player &other) {
        return other.points == player.points
            && lot(options.seed, 0, other.number) < lot(options.seed, 0, player.number);
    };
    Cost cost;
    cost[Lane::SecondBye] = player.byes;
    cost[Lane::ByePoints] = player.points - std::ranges::min(players, {}, &Player::points).points;
    cost[Lane::ByePlace] =
        options.isByeByLot ? std::ranges::count_if(players, isDrawnBefore) : std::ranges::count_if(players, isLower);
    cost[Lane::Lot] = lot(options.seed, 0, player.number);
    return cost;
}

Cost pairCost(const Players &players, const Options &options, const Player &one, const Player &other)
{
    const bool isInOrder = one.points > other.points || (one.points == other.points && one.number < other.number);
    const Player &a = isInOrder ? one : other;
    const Player &b = isInOrder ? other : one;
    Cost cost;
    cost[Lane::Met] = std::max<std::int64_t>(meetings(a, b), areForbidden(options, a, b));
    if (!options.mayRematch)
        cost[Lane::Met] = std::min<std::int64_t>(cost[Lane::Met], 1);
    cost[Lane::Club] = options.keepsClubsApart && !a.club.empty() && a.club == b.club;
    if (a.points != b.points) {
        const int groupA = groupOf(players, a);
        if (options.isFromTheTop && groupA < TopGroups) {
            for (const int group : { groupA, groupOf(players, b) }) {
                if (group < TopGroups)
                    cost.lanes[std::size_t(int(Lane::FirstTopGroup) + group)] = 1;
            }
        } else {
            cost[Lane::Points] = std::int64_t(a.points - b.points) * (a.points - b.points);
        }
        cost[Lane::Moved] = int(a.movedDown) + int(b.movedUp);
    }
    cost[Lane::Claim] = (hasClaim(a, Side::Opener) && hasClaim(b, Side::Opener))
        || (hasClaim(a, Side::Second) && hasClaim(b, Side::Second));
    cost[Lane::Balance] = (balance(a) > 0 && balance(b) > 0) || (balance(a) < 0 && balance(b) < 0);
    cost[Lane::Style] = style(players, options.style, a, b);
    cost[Lane::Lot] = lot(options.seed, a.number, b.number);
    return cost;
}

bool isLockedAlike(const Options &options, const Player &a, const Player &b)
{
    const auto &sides = options.locks.sides;
    const auto find = [&sides](int number) { return std::ranges::find(sides, number, &Locks::SideOf::player); };
    return find(a.number) != sides.end() && find(b.number) != sides.end()
        && find(a.number)->side == find(b.number)->side;
}

// Whether the pairing keeps to the rules and the locks.
bool isAllowed(const Players &players, const Options &options, const Couples &couples)
{
    std::vector<int> byes;
    for (const auto &[i, j] : couples) {
        const Player &a = players[std::size_t(i)];
        if (j < 0) {
            byes.push_back(a.number);
            continue;
        }
        const Player &b = players[std::size_t(j)];
        const bool isLocked = std::ranges::any_of(options.locks.pairs, [&](const Locks::Pair &pair) {
            return pair.players == Couple { a.number, b.number } || pair.players == Couple { b.number, a.number };
        });
        const bool isRematch = !options.mayRematch && meetings(a, b) > 0;
        if (!isLocked && (isRematch || areForbidden(options, a, b) || isLockedAlike(options, a, b)))
            return false;
    }
    const auto isTogether = [&](const Locks::Pair &pair) {
        return std::ranges::any_of(couples, [&](const Couple &couple) {
            const auto number = [&](int index) { return index < 0 ? 0 : players[std::size_t(index)].number; };
            const Couple told { number(couple.a), number(couple.b) };
            return told == pair.players || Couple { told.b, told.a } == pair.players;
        });
    };
    return std::ranges::all_of(options.locks.pairs, isTogether)
        && std::ranges::all_of(options.locks.byes, [&](int number) { return contains(byes, number); });
}

void forEachPairing(
    int players, int byes, Couples &couples, std::vector<bool> &used, const std::function<void(const Couples &)> &visit)
{
    const auto first = int(std::ranges::find(used, false) - used.begin());
    if (first == players)
        return byes == 0 ? visit(couples) : void();
    const auto with = [&](int other, int byesLeft) {
        used[std::size_t(first)] = true;
        if (other >= 0)
            used[std::size_t(other)] = true;
        couples.push_back({ first, other });
        forEachPairing(players, byesLeft, couples, used, visit);
        couples.pop_back();
        used[std::size_t(first)] = false;
        if (other >= 0)
            used[std::size_t(other)] = false;
    };
    if (byes > 0)
        with(-1, byes - 1);
    for (int other = first + 1; other < players; ++other) {
        if (!used[std::size_t(other)])
            with(other, byes);
    }
}

} // namespace

Cost cost(const Players &players, const Options &options, const Couples &couples)
{
    Cost sum;
    for (const auto &[i, j] : couples) {
        const Player &a = players[std::size_t(i)];
        sum += j < 0 ? byeCost(players, options, a) : pairCost(players, options, a, players[std::size_t(j)]);
    }
    return sum;
}

std::optional<Cost> leastCost(
    const Players &players, const Options &options, const std::function<bool(const Couples &)> &condition)
{
    std::optional<Cost> least;
    const auto locked = int(options.locks.byes.size());
    const int byes = locked + (int(players.size()) - locked) % 2;
    Couples couples;
    std::vector<bool> used(players.size(), false);
    forEachPairing(int(players.size()), byes, couples, used, [&](const Couples &all) {
        if (!isAllowed(players, options, all) || (condition && !condition(all)))
            return;
        const Cost sum = cost(players, options, all);
        least = least ? std::min(*least, sum) : sum;
    });
    return least;
}

Couples couplesOf(const Players &players, const Pairing &pairing)
{
    const auto indexOf = [&players](int number) {
        return int(std::ranges::find(players, number, &Player::number) - players.begin());
    };
    Couples couples;
    for (const auto &[opener, second] : pairing.tables)
        couples.push_back({ indexOf(opener), indexOf(second) });
    for (const int number : pairing.byes)
        couples.push_back({ indexOf(number), -1 });
    return couples;
}

} // namespace kagetsu::pairing::reference
