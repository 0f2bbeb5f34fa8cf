// SPDX-License-Identifier: MIT
#pragma once

#include "clock/controltext.h"
#include "match/setup.h"
#include "wording/opening/opening.h"

#include <QString>

namespace kagetsu::wording {

// What everything agreed before a game says to people, on the page that asks for it, at the table and on paper.

// What a player is called who gave no name, everywhere: at the table, in lists, on paper, in records and in the names
// of their files. A player is the first or the second of two, and stays that when the seats are exchanged.
enum class Place : std::uint8_t { First, Second };
QString namelessText(Place place);

// The players' names. A game that is made here gives each a name; who has none in one from elsewhere is called by the
// seat.
Names namesOf(const match::MatchSetup &setup);

// "15 minutes and 10 seconds more for each move."
QString controlText(const clock::TimeControl &control);
// One of its stages: "15 minutes", "then 3 periods of 30 seconds".
QString stageText(const clock::TimeControl &control, const clock::Stage &stage);
QString controlFaultText(const clock::ControlTextFault &fault);
// "5 minutes", "1 hour 30 minutes".
QString durationText(clock::Duration time);

// One of several choices, and what it means.
struct ChoiceWords
{
    QString name;
    QString meaning;
};
ChoiceWords wordsOf(match::FoulPolicy policy);
ChoiceWords wordsOf(match::FivePolicy policy);
ChoiceWords wordsOf(match::FlagPolicy policy);
ChoiceWords wordsOf(match::Hints hints);
ChoiceWords wordsOf(match::FalseClaim falseClaim);
QString withdrawalText(match::Withdrawal withdrawal);

// What becomes of a game in which both flags are down (clock.md#flags).
QString bothFlagsText(match::BothFlags both);

} // namespace kagetsu::wording
