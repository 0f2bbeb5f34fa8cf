// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::ui {

// The keys of a presenter, and of a teacher who has no buttons at hand.
enum class ClassKey : std::uint8_t {
    Forward,
    Back,
    Blank,
    FullScreen,
    Leave,
    Freeze,
    Point,
    Draw,
    Undo,
    ToPosition,
    Right,
    Partly,
    Wrong,
    NextPupil
};

} // namespace kagetsu::ui
