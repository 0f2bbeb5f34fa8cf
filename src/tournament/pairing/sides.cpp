// SPDX-License-Identifier: MIT
#include "tournament/pairing/sides.h"

#include <algorithm>

namespace kagetsu::pairing {

int openerBalance(const Player &player)
{
    const auto opened = std::ranges::count(player.sides, Side::Opener);
    return int(2 * opened - std::ssize(player.sides));
}

bool claims(const Player &player, Side side)
{
    const int balance = openerBalance(player);
    const auto &sides = player.sides;
    const bool isRepeated = sides.size() >= 2 && sides.back() == sides[sides.size() - 2] && sides.back() != side;
    return isRepeated || (side == Side::Second ? balance >= 2 : balance <= -2);
}

bool opensAgainst(const Player &a, const Player &b, int round)
{
    const int balanceOfA = openerBalance(a);
    const int balanceOfB = openerBalance(b);
    if (balanceOfA != balanceOfB)
        return balanceOfA < balanceOfB;
    auto ofB = b.sides.rbegin();
    for (auto ofA = a.sides.rbegin(); ofA != a.sides.rend() && ofB != b.sides.rend(); ++ofA, ++ofB) {
        if (*ofA != *ofB)
            return *ofA == Side::Second;
    }
    return (a.number < b.number) == (round % 2 == 1);
}

} // namespace kagetsu::pairing
