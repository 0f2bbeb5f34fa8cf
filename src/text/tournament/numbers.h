// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/standings/value.h"

#include <QString>

namespace kagetsu::text {

// Return an exact number with a fraction: "4½", "−1", "12¼".
QString pointsText(tournament::Points points);
QString eighthsText(tournament::Eighths amount);
// Returns the value of a criterion as a table of standings shows it: "4½", "1:02:03", "1850", "27.25".
QString amountText(tournament::Criterion::Kind kind, tournament::Eighths amount);
// Returns a value as a table of standings shows it; a dash if the criterion has no effect.
QString valueText(const tournament::Criterion &criterion, const tournament::Value &value);

// Returns hours, minutes and seconds: "1:05:30".
QString usedTimeText(tournament::Milliseconds time);

} // namespace kagetsu::text
