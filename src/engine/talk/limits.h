// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

// The longest times that an engine may take for each step (engine.md#time-limits). The limit for START is in its
// profile.
namespace kagetsu::engine::limits {

inline constexpr Milliseconds Launch { 5'000 };
inline constexpr Milliseconds About { 2'000 };
inline constexpr Milliseconds Probe { 500 };
inline constexpr Milliseconds LoadingShown { 3'000 };
inline constexpr Milliseconds RuleSettles { 200 };
inline constexpr Milliseconds OverMove { 3'000 }; // after the time for a move
inline constexpr Milliseconds LeastMove { 100 }; // the shortest time before YXSTOP, even to move at once
inline constexpr Milliseconds LongestMove { 1'000'000'000 }; // longer limits have no effect
inline constexpr Milliseconds Stop { 3'000 }; // from YXSTOP to the move line
inline constexpr Milliseconds Forbidden { 3'000 };
inline constexpr Milliseconds AfterMove { 20 }; // time in which nothing is sent
inline constexpr Milliseconds RefusalBelongs { 1'000 }; // an ERROR that names a stone is about the position just sent
inline constexpr Milliseconds Repeat { 300 }; // from that ERROR to the second try
inline constexpr Milliseconds SwapAgain { 2'000 }; // for the answer that belongs to refused stones
inline constexpr Milliseconds Exit { 300 }; // from the end of its output
inline constexpr Milliseconds Flood { 10'000 };

} // namespace kagetsu::engine::limits
