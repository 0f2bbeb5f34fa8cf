// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace kagetsu {

#ifdef __SANITIZE_ADDRESS__
constexpr bool UnderSanitizers = true;
#else
constexpr bool UnderSanitizers = false;
#endif

// How often a test repeats itself: a quarter of the full number, a tenth under the sanitizers, where each time takes
// ten to twenty times as long; all of it when KAGETSU_THOROUGH=1 is set. What is checked each time stays the same.
inline int repetitions(int full)
{
    static const bool thorough = std::getenv("KAGETSU_THOROUGH") != nullptr;
    return thorough ? full : full / (UnderSanitizers ? 10 : 4);
}

// Of a list that is gone through one by one: every how manyth is taken, likewise. No power of two and no ten, so that
// it keeps step with nothing in the list.
constexpr int Stride = UnderSanitizers ? 7 : 1;

} // namespace kagetsu
