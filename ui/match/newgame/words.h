// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/input/guard.h"
#include "wording/match/setup.h"

namespace kagetsu::ui {

// Returns the name and meaning of a guard against stray taps, in the current language.
wording::ChoiceWords wordsOf(Guard guard);

} // namespace kagetsu::ui
