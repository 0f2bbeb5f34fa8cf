// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::ui {

struct Theme;

enum class Wood : std::uint8_t {
    Kaya, // yellow, with fine even rings
    Katsura, // redder and darker
    Walnut, // dark, with light lines
};

enum class StoneKind : std::uint8_t {
    SlateAndShell,
    Print, // flat black and white as in a printed diagram
};

// Where the boards of the program have their coordinates; diagrams without any stay so.
enum class CoordinatePlaces : std::uint8_t {
    Usual, // as the page wants it
    AllSides,
    Nowhere,
};

// What board and stones are made of, and what is written on the frame. It is chosen apart from the colours of the pages
// around them.
struct BoardLook
{
    Wood wood = Wood::Kaya;
    StoneKind stones = StoneKind::SlateAndShell;
    CoordinatePlaces coordinates = CoordinatePlaces::Usual;

    friend bool operator==(const BoardLook &, const BoardLook &) = default;
};

// Puts the colours of wood and stones, and the places of coordinates, into a theme, by lamplight in a dark one, and
// with them those of the signs that must be seen on this wood. A board of high contrast stays what it is.
void apply(const BoardLook &look, Theme &theme);

} // namespace kagetsu::ui
