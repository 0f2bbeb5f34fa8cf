// SPDX-License-Identifier: MIT
#include "ui/match/newgame/words.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct GuardWords
{
    Q_DECLARE_TR_FUNCTIONS(GuardWords)
};

} // namespace

text::ChoiceWords wordsOf(Guard guard)
{
    switch (guard) {
    case Guard::OneTap: return { GuardWords::tr("One tap"), GuardWords::tr("A tap plays the move.") };
    case Guard::TapTwice:
        return { GuardWords::tr("Tap twice"), GuardWords::tr("A second tap on the same point plays the move.") };
    case Guard::PlaceThenClock:
        return { GuardWords::tr("Place, then press the clock"),
            GuardWords::tr("The stone can be moved until the clock is pressed (Space).") };
    }
    return {};
}

} // namespace kagetsu::ui
