// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/matchscore.h"
#include "tournament/score/roundsign.h"

#include <QString>

namespace kagetsu::wording {

// Results in signs, the first named party first.

QString outcomeText(tournament::Outcome outcome); // "1–0", "½–½", "+ : −"
// Of all games together, or as the referee ruled: "1½–½"; empty while there is no result.
QString matchResultText(const tournament::Match &match, const tournament::ScoreSystem &system);
// What a round was to one entry: "1", "½", "+", also of byes; a dash where it was not in the round, and empty while
// there is no result.
QString signText(tournament::RoundSign sign);

} // namespace kagetsu::wording
