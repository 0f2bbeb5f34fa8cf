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

    RoundState(const tournament::Section &section, int round, bool isPairing);

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
};

// Rounds of the section, where that is known; else 0.
int plannedRounds(const tournament::Section &section);
// All others are out (tournament.md#out-after-losses).
bool isOneLeft(const tournament::Section &section);
// The last one is closed, and the section is not.
bool isPlayedOut(const tournament::Section &section);
// With the one that is to be paired next.
int lastShownRound(const tournament::Section &section);
// Matches with a result, at least of one game.
int resultsIn(const tournament::Round &round);
// A game of it has a result.
bool hasReport(const tournament::Match &match);
// Every game of it has a result, or the referee ruled.
bool isDone(const tournament::Match &match);
// Nothing more is played in it: it is done, or in an elimination nobody can catch up.
bool isOver(const tournament::Section &section, const tournament::Match &match);
// In an elimination it ended level.
bool needsAnotherGame(const tournament::Section &section, const tournament::Match &match);
// What taps and keys do on the tables of such a round.
TableList::Use useOf(const tournament::Section &section, const tournament::Round *round);

} // namespace kagetsu::ui
