// SPDX-License-Identifier: MIT
#include "event.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

constexpr int Clubs = 12;

} // namespace

Event::Event(int players, unsigned seed)
    : m_random(seed)
{
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.number = number;
        if (m_random() % 3 != 0)
            player.club = std::string(1, char('A' + m_random() % Clubs));
        m_players.push_back(player);
    }
}

Player &Event::player(int number)
{
    return *std::ranges::find(m_players, number, &Player::number);
}

void Event::play(const Pairing &pairing)
{
    for (Player &one : m_players)
        one.movedDown = one.movedUp = false;
    for (const Table &table : pairing.tables)
        playTable(table);
    for (const int number : pairing.byes) {
        player(number).points += 2;
        ++player(number).byes;
        player(number).movedDown = true;
    }
}

void Event::playTable(const Table &table)
{
    Player &opener = player(table.opener);
    Player &second = player(table.second);
    opener.met.push_back(second.number);
    second.met.push_back(opener.number);
    opener.sides.push_back(Side::Opener);
    second.sides.push_back(Side::Second);
    opener.movedDown = second.movedUp = opener.points > second.points;
    opener.movedUp = second.movedDown = opener.points < second.points;
    const auto chance = m_random() % 100;
    if (chance < 10) {
        ++opener.points;
        ++second.points;
    } else {
        const bool isOpenerStronger = opener.number < second.number;
        (isOpenerStronger == (chance < 75) ? opener : second).points += 2;
    }
}

void Event::withdraw(int number)
{
    std::erase_if(m_players, [number](const Player &one) { return one.number == number; });
}

} // namespace kagetsu::pairing
