// SPDX-License-Identifier: MIT
#pragma once

#include "clock/controltext.h"
#include "journal/fault.h"
#include "match/match.h"
#include "ui/match/guard.h"
#include "ui/opening/words.h"

#include <QString>

namespace kagetsu::ui {

// What the values of a match say to people: whole sentences, made at the moment of the call in the language of that
// moment. Words of points, colours and rules are in ui/board/words.h, those of openings in ui/opening/words.h.

// The players' names; who has none is called by the seat.
Names namesOf(const match::MatchSetup &setup);

// Why something asked for was not done.
QString refusalText(const match::Refusal &refusal);

// "15 minutes and 10 seconds more for each move."
QString controlText(const clock::TimeControl &control);
QString controlFaultText(const clock::ControlTextFault &fault);
// "5 minutes", "1 hour 30 minutes".
QString durationText(clock::Duration time);

QString journalFaultText(const journal::JournalFault &fault);

// A choice of the new-game dialog, and what it means.
struct ChoiceWords
{
    QString name;
    QString meaning;
};
ChoiceWords wordsOf(match::FoulPolicy policy);
ChoiceWords wordsOf(match::FivePolicy policy);
ChoiceWords wordsOf(match::FlagPolicy policy);
ChoiceWords wordsOf(match::Hints hints);
ChoiceWords wordsOf(Guard guard);

} // namespace kagetsu::ui
