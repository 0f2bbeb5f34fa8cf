// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/paper/eventpaper.h"

namespace kagetsu::ui {

// Returns a paper with who sits at which board in the team matches of a round, and the results, in the language of a
// code of catalogueCodes(). A match of players is not included: a round without teams gives a paper without tables.
Document lineUpPaper(const EventPaper &paper, int round, const QString &language);

} // namespace kagetsu::ui
