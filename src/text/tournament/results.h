// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/matchscore.h"
#include "tournament/score/roundsign.h"

#include <QString>

namespace kagetsu::text {

// Results in signs, with the first-named party first.

QString outcomeText(tournament::Outcome outcome); // "1–0", "½–½", "+ : −"
// Returns an outcome in words: "Ann wins by forfeit".
QString outcomeMeaning(tournament::Outcome outcome, const QString &first, const QString &second);
// Returns the result of all games together, or the arbiter's ruling: "1½–½"; empty while there is no result.
QString matchResultText(const tournament::Match &match, const tournament::ScoreSystem &system);
// Returns the same for the results so far. A sign after it means that games are still missing.
QString resultSoFarText(const tournament::Match &match);
// Returns the result of a round for one entry: "1", "½", "+", including byes; a dash if it was not in the round, and
// empty while there is no result.
QString signText(tournament::RoundSign sign);

} // namespace kagetsu::text
