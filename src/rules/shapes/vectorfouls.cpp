// SPDX-License-Identifier: MIT
// This file is compiled twice: for processors with AVX2, and for those with AVX-512, where three operations on slices
// are often one. Nothing here may be shared with other source files, or the linker could give all of them the code for
// such processors. So slices have internal linkage, and everything else is plain arrays and expressions.
#include "rules/shapes/vectorfouls.h"

#include "rules/lookahead.h"
#include "rules/shapes/vectorslice.h"

namespace kagetsu::rules {

#ifdef __AVX512BW__
const FoulFinder &avx512FoulFinder()
{
    static constexpr FoulFinder finder { "avx512", VectorSlice::Size, foulsOfBoard<VectorSlice>,
        foulsOfPoint<VectorSlice> };
    return finder;
}
#else
const FoulFinder &avx2FoulFinder()
{
    static constexpr FoulFinder finder { "avx2", VectorSlice::Size, foulsOfBoard<VectorSlice>,
        foulsOfPoint<VectorSlice> };
    return finder;
}
#endif

} // namespace kagetsu::rules
