// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings/value.h"

#include <QString>

namespace kagetsu::wording {

// Exactly, with a fraction: "4½", "−1", "12¼".
QString pointsText(tournament::Points points);
QString eighthsText(tournament::Eighths amount);

// Hours, minutes and seconds: "1:05:30".
QString usedTimeText(tournament::Milliseconds time);

} // namespace kagetsu::wording
