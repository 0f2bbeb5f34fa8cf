// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/pairing.h"

#include <random>

namespace kagetsu::pairing {

// A random tournament: stronger players win more often, some games are drawn.
class Event
{
public:
    Event(int players, unsigned seed);

    const std::vector<Player> &players() const { return m_players; }
    // Plays all games of a pairing; a player with a bye wins.
    void play(const Pairing &pairing);
    // Makes a player stay away from now on.
    void withdraw(int number);

    std::mt19937 &random() { return m_random; }

private:
    Player &player(int number);
    void playTable(const Table &table);

    std::mt19937 m_random;
    std::vector<Player> m_players;
};

} // namespace kagetsu::pairing
