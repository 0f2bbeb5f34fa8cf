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

// Returns how often a test repeats itself: a quarter of the full number, a thirtieth under the sanitizers (but at least
// ten times, or a tenth of it if that is less), where each repetition takes ten to twenty times as long; all of it if
// KAGETSU_THOROUGH=1 is set. It is never less than once. What is checked each time stays the same.
inline int repetitions(int full)
{
    static const bool thorough = std::getenv("KAGETSU_THOROUGH") != nullptr;
    const int fewer = UnderSanitizers ? std::max(full / 30, std::min(full / 10, 10)) : full / 4;
    return thorough ? full : std::max(fewer, 1);
}

// Step through a list that is checked one by one, reduced in the same way. Neither a power of two nor a multiple of
// ten, so that it is not in step with anything in the list.
constexpr int Stride = UnderSanitizers ? 17 : 1;

// A long test may be run several times in parallel, each time with a part of its cases: every `count`-th, after
// skipping the first `before`. KAGETSU_PART=2/3 is the second of three parts (set by PARTS of kagetsu_test); without
// it, the test runs completely.
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
