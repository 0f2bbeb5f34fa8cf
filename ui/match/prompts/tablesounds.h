// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <cstdint>

namespace kagetsu::ui {

enum class TableSound : std::uint8_t {
    None,
    Stone, // laid on wood
    Call, // of the arbiter, who is to hear it wherever he is
    End, // of the game
};

// What is heard of these events, the last of which led to this match. A board of wood makes its own sounds; what is
// taken back or told by the clock is not heard.
TableSound soundOf(const match::Events &events, const match::Match &match);

} // namespace kagetsu::ui
