// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/difficulty.h"

#include <functional>
#include <optional>

namespace kagetsu::lesson {

// Makes a position of this level to practise on, with Black to move. It looks like a game between two weak players who
// play legally and stop before a five, with a few stones shifted until there is something to find. The same seed gives
// the same position on every machine. Takes some milliseconds, and at the hardest level some tenths of a second;
// `isCancelled` is called from time to time. Returns nothing if cancelled, or if no game led to such a position, which
// is almost impossible with this number of tries.
std::optional<rules::Position> makePosition(
    Level level, std::uint32_t seed, const std::function<bool()> &isCancelled = [] { return false; });

} // namespace kagetsu::lesson
