// SPDX-License-Identifier: MIT
// Compiled for processors with AVX2 alone. Nothing here may be shared with other source files, or the linker could give
// all of them the code for such processors: slices have no name outside, and the rest are plain arrays and expressions.
#include "rules/vectorfouls.h"

#include "rules/lookahead.h"
#include "rules/vectorslice.h"

namespace kagetsu::rules {

const FoulFinder &avx2FoulFinder()
{
    static constexpr FoulFinder finder { VectorSlice::Size, foulsOfBoard<VectorSlice>, foulsOfPoint<VectorSlice> };
    return finder;
}

} // namespace kagetsu::rules
