// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <cstdint>

namespace kagetsu::ui {

// Sounds of the table.
enum class TableSound : std::uint8_t {
    None,
    Stone, // a stone placed on wood
    Call, // a call for the arbiter, audible across the room
    End, // end of the game
};

// Returns the sound for these events, the last of which led to this match. A real board makes its own sounds; taking
// back and the clock's events are silent.
TableSound soundOf(const match::Events &events, const match::Match &match);

} // namespace kagetsu::ui
