// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::ui {

// Protects a player from misplacing a stone; each player chooses a guard of their own.
enum class Guard : std::uint8_t {
    OneTap, // the tap is the move
    TapTwice, // a second tap on the same point is the move
    PlaceThenClock, // pressing the clock is the move, as at a real table
};

} // namespace kagetsu::ui
