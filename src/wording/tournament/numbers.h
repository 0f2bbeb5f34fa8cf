// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/standings/value.h"

#include <QString>

namespace kagetsu::wording {

// Exactly, with a fraction: "4½", "−1", "12¼".
QString pointsText(tournament::Points points);
QString eighthsText(tournament::Eighths amount);
// As a table of standings shows what a criterion gave: "4½", "1:02:03", "1850", "27.25".
QString amountText(tournament::Criterion::Kind kind, tournament::Eighths amount);
// The same of a value; a dash where the criterion says nothing.
QString valueText(const tournament::Criterion &criterion, const tournament::Value &value);

// Hours, minutes and seconds: "1:05:30".
QString usedTimeText(tournament::Milliseconds time);

} // namespace kagetsu::wording
