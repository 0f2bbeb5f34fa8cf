// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/corrections.h"
#include "tournament/score/basis.h"

#include <QString>

namespace kagetsu::text {

QString reasonName(tournament::Reason::Kind kind); // such as "Decided on an appeal"
// Returns the person's own words, or the name of the reason; empty if none was given.
QString reasonText(const tournament::Reason &reason);

// Return the table with the result that is there, and the question whether it gives way to another one, or to none.
QString standingResultText(const tournament::Match &match);
QString replaceQuestion(
    const tournament::Section &section, const tournament::Match &match, std::optional<tournament::Outcome> outcome);

// Returns what was paired or made from results that have just been corrected; empty if nothing was.
QString restingText(const tournament::Event &event, int section, const tournament::Resting &resting);

// Returns a penalty or a bonus: "−1 from round 2: late".
QString adjustmentText(const tournament::Adjustment &adjustment);

// Returns what was corrected, in one sentence without its reason: "Table 2, A – B: 1–0, before 0–1".
QString correctionText(const tournament::Correction &correction, const tournament::Section &section);

} // namespace kagetsu::text
