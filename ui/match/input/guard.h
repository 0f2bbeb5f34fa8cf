// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::ui {

// What protects a player from a misplaced stone; every player's own choice.
enum class Guard : std::uint8_t {
    OneTap, // the tap is the move
    TapTwice, // the second tap on the same point is the move
    PlaceThenClock, // the press of the clock is the move, as on a table
};

} // namespace kagetsu::ui
