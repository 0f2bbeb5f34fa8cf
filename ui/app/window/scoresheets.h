// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/protocol/scoresheet.h"

namespace kagetsu::match {
class Match;
}

namespace kagetsu::ui {

struct NewGameChoices;

// Returns what is known of a game being played; the colours once its opening is over.
ScoreSheet scoreSheetOf(const match::Match &match);
// Returns what is known of a future game as chosen in the new-game dialog. If the opener is drawn by lot, there is none
// yet.
ScoreSheet scoreSheetOf(const NewGameChoices &choices);

} // namespace kagetsu::ui
