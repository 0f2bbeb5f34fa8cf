// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::ui {

// What a key can do while a class is shown: the keys of a remote for presentations, and shortcuts on the keyboard for a
// teacher who is not at the panel.
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
    Answers,
    Right,
    Partly,
    Wrong,
    NextPupil
};

} // namespace kagetsu::ui
