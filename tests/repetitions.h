// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace kagetsu {

#ifdef KAGETSU_SANITIZED
constexpr bool UnderSanitizers = true;
#else
constexpr bool UnderSanitizers = false;
#endif

// How often a test repeats itself: a quarter of the full number, a thirtieth under the sanitizers (but ten times, or a
// tenth of it), where each time takes ten to twenty times as long; all of it when KAGETSU_THOROUGH=1 is set. What is
// checked each time stays the same.
inline int repetitions(int full)
{
    static const bool thorough = std::getenv("KAGETSU_THOROUGH") != nullptr;
    return thorough ? full : UnderSanitizers ? std::max(full / 30, std::min(full / 10, 10)) : full / 4;
}

// Of a list that is gone through one by one: every how manyth is taken, likewise. No power of two and no ten, so that
// it keeps step with nothing in the list.
constexpr int Stride = UnderSanitizers ? 17 : 1;

// A long test may be run several times side by side, each time with a part of its cases: every `count`-th, after the
// first `before`. KAGETSU_PART=2/3 is the second of three parts (PARTS of kagetsu_test says it); without it, all of it.
struct PartOfTest
{
    int before = 0;
    int count = 1;
};

inline PartOfTest partOfTest()
{
    const char *said = std::getenv("KAGETSU_PART");
    int part = 1;
    int count = 1;
    if (said && (std::sscanf(said, "%d/%d", &part, &count) != 2 || part < 1 || part > count))
        std::abort();
    return { part - 1, count };
}

} // namespace kagetsu
