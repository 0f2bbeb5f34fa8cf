// SPDX-License-Identifier: MIT
#include "rules/fouls.h"

#include "rules/lookahead.h"
#include "rules/platform.h"
#include "rules/shapes/portableslice.h"
#include "rules/shapes/vectorfouls.h"

namespace kagetsu::rules {

namespace {

void findAll(const SideView &stones, const FoulTerms &terms, FoulMap &map)
{
    return stones.size <= WordSlice::Size ? foulsOfBoard<WordSlice>(stones, terms, map)
                                          : foulsOfBoard<WideSlice>(stones, terms, map);
}

FoulKinds onePoint(const SideView &stones, const FoulTerms &terms, Point point)
{
    return stones.size <= WordSlice::Size ? foulsOfPoint<WordSlice>(stones, terms, point)
                                          : foulsOfPoint<WideSlice>(stones, terms, point);
}

constexpr FoulFinder Portable { "portable", MaxBoardSize, findAll, onePoint };

const FoulFinder &fastestFor(int size)
{
    const FoulFinder *fastest = &Portable;
    for (const FoulFinder *finder : foulFinders()) {
        if (size <= finder->largestBoard)
            fastest = finder;
    }
    return *fastest;
}

} // namespace

const std::vector<const FoulFinder *> &foulFinders()
{
    static const std::vector<const FoulFinder *> finders = [] {
        std::vector<const FoulFinder *> all { &Portable };
#ifdef KAGETSU_VECTOR_FOULS
        if (__builtin_cpu_supports("avx2"))
            all.push_back(&avx2FoulFinder());
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
            all.push_back(&avx512FoulFinder());
#endif
        return all;
    }();
    return finders;
}

const FoulFinder &foulFinder(int size)
{
    static const bool portable = wantsPortable();
    static const FoulFinder &small = portable ? Portable : fastestFor(DefaultBoardSize);
    if (size <= DefaultBoardSize)
        return small;
    return portable ? Portable : fastestFor(size);
}

} // namespace kagetsu::rules
