// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournamentpaper/eventpaper.h"

namespace kagetsu::ui {

// Who sits at which board in the matches of teams of a round, and what came of it, in the language of a code of
// catalogueCodes(). Players are no teams: a round without any has a paper without tables.
Document lineUpPaper(const EventPaper &paper, int round, const QString &language);

} // namespace kagetsu::ui
