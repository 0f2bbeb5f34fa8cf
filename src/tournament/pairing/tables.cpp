// SPDX-License-Identifier: MIT
#include "tournament/pairing/tables.h"

#include "tournament/pairing/sides.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace kagetsu::pairing {

namespace {

bool isOpener(const Player &player, const Player &other, const Options &options)
{
    for (const auto &[number, side] : options.locks.sides) {
        if (number == player.number)
            return side == Side::Opener;
        if (number == other.number)
            return side == Side::Second;
    }
    return opensAgainst(player, other, options.round);
}

// Puts couples with locked tables there; the others fill the remaining tables in their order.
std::vector<Couple> inTableOrder(const Field &field, const Locks &locks, std::vector<Couple> couples)
{
    const auto points = [&field](int place) { return field.player(place).points; };
    std::ranges::sort(
        couples, {}, [&](const Couple &couple) { return std::tuple(-points(couple.a), -points(couple.b), couple.a); });
    std::map<int, int> tables; // locked tables, by the first player of each couple
    for (const auto &[players, table] : locks.pairs) {
        if (table)
            tables[std::min(field.placeOf(players.a), field.placeOf(players.b))] = *table;
    }
    std::vector<Couple> locked;
    std::erase_if(
        couples, [&](const Couple &couple) { return tables.contains(couple.a) && (locked.push_back(couple), true); });
    std::ranges::sort(locked, {}, [&tables](const Couple &couple) { return tables[couple.a]; });
    for (const Couple &couple : locked)
        couples.insert(couples.begin() + tables[couple.a] - 1, couple);
    return couples;
}

} // namespace

Pairing seated(const Field &field, const Choices &choices, const Options &options, const Draw &draw)
{
    Pairing pairing { .tables = {}, .byes = {}, .cost = draw.cost };
    for (const int place : choices.lockedByes())
        pairing.byes.push_back(field.number(place));
    std::vector<Couple> couples;
    for (const Couple &couple : draw.couples) {
        if (couple.b == field.bye())
            pairing.byes.push_back(field.number(couple.a));
        else
            couples.push_back(couple);
    }
    std::ranges::sort(pairing.byes);
    for (const auto &[a, b] : inTableOrder(field, options.locks, std::move(couples))) {
        const Player &high = field.player(a);
        const Player &low = field.player(b);
        const bool isHigh = isOpener(high, low, options);
        pairing.tables.push_back({ isHigh ? high.number : low.number, isHigh ? low.number : high.number });
    }
    return pairing;
}

} // namespace kagetsu::pairing
