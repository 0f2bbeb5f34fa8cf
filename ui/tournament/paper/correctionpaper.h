// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/paper/eventpaper.h"

namespace kagetsu::ui {

// Returns a paper with all corrections, rulings and adjustments of the event, each with its section, who made it, when
// and why, and what rests on it, for the committee that decides appeals. `language` is a code of catalogueCodes()
// (tournament.md#corrections).
Document correctionPaper(const EventPaper &paper, const QString &language);

} // namespace kagetsu::ui
