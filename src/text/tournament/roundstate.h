// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

namespace kagetsu::text {

// Tells what can be done next with a round, and what the desk says about it.
class RoundState
{
public:
    enum class Step : std::uint8_t { Pair, Publish, Close, NextRound, Standings };

    // `areOthers`: today, other entries would qualify for the section than those that are paired
    // (tournament.md#qualification).
    RoundState(const tournament::Section &section, int round, bool isPairing, bool areOthers = false);

    Step nextStep() const;
    // Returns a title such as "Round 3 of 7".
    QString title() const;
    // Returns the state such as "Published, 14 of 30 results"; before the pairing, who will be paired.
    QString line() const;
    QString mainText() const;
    bool mainIsPossible() const;
    // Empty if it is not possible to go back.
    QString backText() const;
    bool clocksAreToStart() const;

private:
    QString beforePairing() const;
    QString changedText() const;

    const tournament::Section &m_section;
    int m_number;
    const tournament::Round *m_round; // nullptr if not paired yet
    bool m_isPairing;
    bool m_areOthers;
};

} // namespace kagetsu::text
