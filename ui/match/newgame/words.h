// SPDX-License-Identifier: MIT
#pragma once

#include "text/match/setup.h"
#include "ui/match/input/guard.h"

namespace kagetsu::ui {

// Returns the name and meaning of a guard against stray taps, in the current language.
text::ChoiceWords wordsOf(Guard guard);

} // namespace kagetsu::ui
