// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace kagetsu::ui {

// The places of the window. Each has a home page from which everything of its kind is reached, and everything that the
// window shows belongs to one of them.
enum class Place : std::uint8_t { Play, Games, Learn, Events, Verdict };

// In the order of the rail and of the keys Alt+1 to Alt+5.
inline constexpr std::array AllPlaces { Place::Play, Place::Games, Place::Learn, Place::Events, Place::Verdict };

} // namespace kagetsu::ui
