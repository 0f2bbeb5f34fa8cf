// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"

namespace kagetsu::rules {

// To be called on processors with AVX2 only.
const FoulFinder &avx2FoulFinder();

} // namespace kagetsu::rules
