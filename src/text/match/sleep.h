// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <QString>

namespace kagetsu::text {

// Returns how long the computer was asleep, to the second, and whether that time counts; empty if match.sleep() has
// nothing.
QString sleepText(const match::Match &match);

} // namespace kagetsu::text
