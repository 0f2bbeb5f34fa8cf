// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QString>

namespace kagetsu::wording {

// Returns how long the computer was asleep, to the second, and whether that time counts; empty if match.sleep() has
// nothing.
QString sleepText(const match::Match &match);

} // namespace kagetsu::wording
