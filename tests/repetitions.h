// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu {

#ifdef __SANITIZE_ADDRESS__
constexpr bool UnderSanitizers = true;
#else
constexpr bool UnderSanitizers = false;
#endif

// How often a test repeats itself: the full number in the presets dev and release, a tenth under the sanitizers, where
// each time takes ten to twenty times as long. What is checked each time stays the same.
constexpr int repetitions(int full)
{
    return UnderSanitizers ? full / 10 : full;
}

// Of a list that is gone through one by one: every how manyth is taken, likewise. No power of two and no ten, so that
// it keeps step with nothing in the list.
constexpr int Stride = UnderSanitizers ? 7 : 1;

} // namespace kagetsu
