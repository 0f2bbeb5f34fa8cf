// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/difficulty.h"

#include <functional>
#include <optional>

namespace kagetsu::lesson {

// A position of this level to practise on, Black to move: as it may come up between two players of little skill who
// play legally and stop short of a five, with a few stones shifted until there is something to find. The same seed
// gives the same position everywhere. Takes some milliseconds, at the hardest level some tenths of a second; hence
// `isCancelled` is asked now and then. Nothing when cancelled, or when no game led to such a position, which the number
// of tries makes next to impossible.
std::optional<rules::Position> makePosition(
    Level level, std::uint32_t seed, const std::function<bool()> &isCancelled = [] { return false; });

} // namespace kagetsu::lesson
