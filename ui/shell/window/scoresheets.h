// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/protocol/scoresheet.h"

namespace kagetsu::match {
class Match;
}

namespace kagetsu::ui {

struct NewGameChoices;

// What is known of a game that is played; who owns which colour once its opening is over.
ScoreSheet scoreSheetOf(const match::Match &match);
// Of one that will be: as it is chosen in the new-game dialog. Where lots are to be drawn nobody is the opener yet.
ScoreSheet scoreSheetOf(const NewGameChoices &choices);

} // namespace kagetsu::ui
