// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::ui {

struct Theme;

// The wood of the board.
enum class Wood : std::uint8_t {
    Kaya, // yellow, with fine even rings
    Katsura, // redder and darker
    Walnut, // dark, with light lines
};

// The material of the stones.
enum class StoneKind : std::uint8_t {
    SlateAndShell,
    Print, // flat black and white as in a printed diagram
};

// Where the program's boards show coordinates; diagrams without coordinates are not affected.
enum class CoordinatePlaces : std::uint8_t {
    Usual, // as the page wants it
    AllSides,
    Nowhere,
};

// Holds the materials of board and stones and the places of the coordinates. Chosen independently of the colours of the
// pages.
struct BoardLook
{
    Wood wood = Wood::Kaya;
    StoneKind stones = StoneKind::SlateAndShell;
    CoordinatePlaces coordinates = CoordinatePlaces::Usual;

    friend bool operator==(const BoardLook &, const BoardLook &) = default;
};

// Writes the colours of wood and stones and the places of the coordinates into a theme, together with the colours of
// signs that must be visible on this wood. A dark theme gets its colours as under lamplight; a high-contrast board is
// left unchanged.
void apply(const BoardLook &look, Theme &theme);

} // namespace kagetsu::ui
