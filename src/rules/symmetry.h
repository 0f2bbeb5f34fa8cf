// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <array>

namespace kagetsu::rules {

// The eight symmetries of a square board, named and ordered as in openings.md#symmetries: what they do to (dx, dy) from
// the centre. Turning a view of the board is one of these too.
enum class Symmetry : std::uint8_t {
    Identity, // (x, y)
    Rotate90, // (-y, x), counter-clockwise
    Rotate180, // (-x, -y)
    Rotate270, // (y, -x)
    MirrorX, // (-x, y)
    MirrorY, // (x, -y)
    Diagonal, // (y, x)
    AntiDiagonal, // (-y, -x)
};

inline constexpr std::array AllSymmetries { Symmetry::Identity, Symmetry::Rotate90, Symmetry::Rotate180,
    Symmetry::Rotate270, Symmetry::MirrorX, Symmetry::MirrorY, Symmetry::Diagonal, Symmetry::AntiDiagonal };

Point apply(Symmetry symmetry, Point point, int size);
Position apply(Symmetry symmetry, const Position &position);
// The symmetry that undoes this one.
Symmetry inverse(Symmetry symmetry);
// First `first`, then `second`.
Symmetry compose(Symmetry first, Symmetry second);

} // namespace kagetsu::rules
