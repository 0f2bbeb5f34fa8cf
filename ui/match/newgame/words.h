// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/input/guard.h"
#include "wording/match/setup.h"

namespace kagetsu::ui {

// What the guards against stray taps are called, in the language of the moment.
wording::ChoiceWords wordsOf(Guard guard);

} // namespace kagetsu::ui
