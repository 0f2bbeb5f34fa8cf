// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <random>

namespace playedswiss {

// A random Swiss tournament from its first entry to its last result: the same seed gives the same event. Every action
// must be allowed, otherwise the program ends.
class PlayedSwiss
{
public:
    PlayedSwiss(int players, int rounds, unsigned seed);

    const kagetsu::tournament::Log &log() const { return m_log; }
    const kagetsu::tournament::Section &section() const { return m_log.event().sections.front(); }

    // Adds the next round, paired by the rules, as a draft.
    void pair();
    // Publishes the round, enters all results table by table, some by forfeit, and finishes it.
    void play();

private:
    void act(kagetsu::tournament::Action action);

    std::mt19937 m_random;
    kagetsu::tournament::Log m_log;
};

} // namespace playedswiss
