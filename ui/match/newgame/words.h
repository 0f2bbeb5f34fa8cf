// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/match/input/guard.h"
#include "wording/journal/faults.h"
#include "wording/match/refusal.h"
#include "wording/match/setup.h"

#include <QString>

namespace kagetsu::ui {

// What the table says to people: whole sentences, made at the moment of the call in the language of that moment. Words
// of points, colours and rules are in src/wording/rules/rules.h, those of openings in src/wording/opening/opening.h,
// those of setups, journals and refusals in ui/words.

wording::ChoiceWords wordsOf(Guard guard);

} // namespace kagetsu::ui
