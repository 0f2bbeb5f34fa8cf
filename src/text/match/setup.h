// SPDX-License-Identifier: MIT
#pragma once

#include "clock/controltext.h"
#include "match/model/setup.h"
#include "text/opening/opening.h"

#include <QString>

namespace kagetsu::text {

// Texts for everything that is agreed before a game: on the page that asks for it, at the table and on paper.

// Returns the name shown everywhere for a player who gave none: at the table, in lists, on paper, in records and in the
// names of their files. A player is the first or the second of two, and remains so when the seats are exchanged.
enum class Place : std::uint8_t { First, Second };
QString namelessText(Place place);

// Returns the players' names. A game that is created here has names for both; a nameless player of a game from
// elsewhere gets namelessText() for the seat.
Names namesOf(const match::MatchSetup &setup);

// Returns a time control: "15 minutes and 10 seconds more for each move."
QString controlText(const clock::TimeControl &control);
// Returns it as short as on a button: "15 min + 10 s"; as it is typed if it is no time with at most a bonus.
QString shortControl(const clock::TimeControl &control);
// Returns one stage of a time control: "15 minutes", "then 3 periods of 30 seconds".
QString stageText(const clock::TimeControl &control, const clock::Stage &stage);
QString controlFaultText(const clock::ControlTextFault &fault);
// Returns a duration: "5 minutes", "1 hour 30 minutes".
QString durationText(clock::Duration time);

// The name of one of several choices, and its meaning.
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

// Returns what happens to a game in which both flags are down (clock.md#flags).
QString bothFlagsText(match::BothFlags both);

} // namespace kagetsu::text
