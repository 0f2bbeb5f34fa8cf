// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <array>

namespace kagetsu::rules {

// The eight symmetries of a square board, with the names and the order of opening.md#symmetries. The comments say what
// each does to (x, y), measured from the centre. Turning the view of a board is also one of these.
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
// Returns the symmetry that turns this position so that all eight turnings of it become the same.
Symmetry standardTurning(const Position &position);
// Returns the symmetry that undoes this one.
Symmetry inverse(Symmetry symmetry);
// Returns the symmetry that does `first` and then `second`.
Symmetry compose(Symmetry first, Symmetry second);

} // namespace kagetsu::rules
