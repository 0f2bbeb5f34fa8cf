// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings/value.h"

#include <QString>

namespace kagetsu::wording {

// Exactly, with a fraction: "4½", "−1", "12¼".
QString pointsText(tournament::Points points);
QString eighthsText(tournament::Eighths amount);

} // namespace kagetsu::wording
