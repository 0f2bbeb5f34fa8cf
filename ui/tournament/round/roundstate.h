// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "ui/tournament/round/tablelist.h"

#include <QString>

namespace kagetsu::ui {

// What can be done next with a round, and what the desk says of it.
class RoundState
{
public:
    enum class Step : std::uint8_t { Pair, Publish, Close, NextRound, Standings };

    // `areOthers`: others would qualify for the section today than those who are paired (tournament.md#qualification).
    RoundState(const tournament::Section &section, int round, bool isPairing, bool areOthers = false);

    Step nextStep() const;
    // "Round 3 of 7".
    QString title() const;
    // "Published, 14 of 30 results".
    QString line() const;
    QString mainText() const;
    bool mainIsPossible() const;
    // Empty: there is no way back.
    QString backText() const;
    bool clocksAreToStart() const;

private:
    QString changedText() const;

    const tournament::Section &m_section;
    int m_number;
    const tournament::Round *m_round; // nullptr: not paired yet
    bool m_isPairing;
    bool m_areOthers;
};

// With the one that is to be paired next.
int lastShownRound(const tournament::Section &section);
// Matches with a result, at least of one game.
int resultsIn(const tournament::Round &round);
// What taps and keys do on the tables of such a round.
TableList::Use useOf(const tournament::Section &section, const tournament::Round *round);

} // namespace kagetsu::ui
