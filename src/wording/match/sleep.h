// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QString>

namespace kagetsu::wording {

// What the machine slept, to the second, and whether it counts; empty where match.sleep() has nothing.
QString sleepText(const match::Match &match);

} // namespace kagetsu::wording
