// SPDX-License-Identifier: MIT
#include "rules/fouls.h"

#include "rules/lookahead.h"
#include "rules/portableslice.h"
#include "rules/vectorfouls.h"

#include <cstdlib>
#include <string_view>

namespace kagetsu::rules {

namespace {

FoulMap wholeBoard(const Stones &stones, const FoulTerms &terms)
{
    return stones.size <= WordSlice::Size ? foulsOfBoard<WordSlice>(stones, terms)
                                          : foulsOfBoard<WideSlice>(stones, terms);
}

FoulKinds onePoint(const Stones &stones, const FoulTerms &terms, Point point)
{
    return stones.size <= WordSlice::Size ? foulsOfPoint<WordSlice>(stones, terms, point)
                                          : foulsOfPoint<WideSlice>(stones, terms, point);
}

bool wantsPortable()
{
    const char *wish = std::getenv("KAGETSU_PORTABLE");
    return wish != nullptr && std::string_view(wish) == "1";
}

} // namespace

const FoulFinder &portableFoulFinder()
{
    static constexpr FoulFinder finder { MaxBoardSize, wholeBoard, onePoint };
    return finder;
}

const FoulFinder *vectorFoulFinder()
{
#ifdef KAGETSU_VECTOR_FOULS
    if (__builtin_cpu_supports("avx2"))
        return &avx2FoulFinder();
#endif
    return nullptr;
}

const FoulFinder &foulFinder(int size)
{
    static const FoulFinder *const vector = wantsPortable() ? nullptr : vectorFoulFinder();
    return vector != nullptr && size <= vector->largestBoard ? *vector : portableFoulFinder();
}

} // namespace kagetsu::rules
