// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/match/guard.h"
#include "ui/words/journal.h"
#include "ui/words/refusal.h"
#include "ui/words/setup.h"

#include <QString>

namespace kagetsu::ui {

// What the table says to people: whole sentences, made at the moment of the call in the language of that moment. Words
// of points, colours and rules are in ui/board/words.h, those of openings in ui/opening/words.h, those of setups,
// journals and refusals in ui/words.

ChoiceWords wordsOf(Guard guard);

} // namespace kagetsu::ui
