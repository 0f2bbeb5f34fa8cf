// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"

namespace kagetsu::rules {

// Each to be called on processors that have these instructions only: AVX2; AVX-512 with BW and VL.
const FoulFinder &avx2FoulFinder();
const FoulFinder &avx512FoulFinder();

} // namespace kagetsu::rules
