// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"

namespace kagetsu::rules {

// These functions may be called only on processors with these instructions: AVX2, or AVX-512 with BW and VL.
const FoulFinder &avx2FoulFinder();
const FoulFinder &avx512FoulFinder();

} // namespace kagetsu::rules
