// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/match/input/guard.h"
#include "wording/journal/faults.h"
#include "wording/match/refusal.h"
#include "wording/match/setup.h"

#include <QString>

namespace kagetsu::ui {

// What the guards against stray taps are called, in the language of the moment.

wording::ChoiceWords wordsOf(Guard guard);

} // namespace kagetsu::ui
