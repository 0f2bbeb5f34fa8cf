// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/matchscore.h"
#include "tournament/score/roundfact.h"

#include <QString>

namespace kagetsu::wording {

// Results in signs, the first named party first.

QString outcomeText(tournament::Outcome outcome); // "1–0", "½–½", "+ : −"
// Of all games together, or as the referee ruled: "1½–½"; empty while there is no result.
QString matchResultText(const tournament::Match &match, const tournament::ScoreSystem &system);
// What a round was to one entry: "1", "½", "+", empty while there is no result.
QString shareText(const tournament::RoundFact &fact);

} // namespace kagetsu::wording
