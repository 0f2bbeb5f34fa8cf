// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/row.h"

#include <array>
#include <cstdint>

namespace kagetsu::solver {

// The number of a point. There are 32 numbers per column, so that a point has the same number on boards of all sizes.
using Cell = std::uint16_t;
constexpr int Cells = 32 * rules::MaxBoardSize;

constexpr Cell cellOf(rules::Point point)
{
    return static_cast<Cell>(point.x << 5 | point.y);
}
constexpr rules::Point pointOf(Cell cell)
{
    return { cell >> 5, cell & 31 };
}

// The number of rows, columns and diagonals of both kinds on the largest board.
constexpr int MaxLines = 6 * rules::MaxBoardSize - 2;

// The place of a point on a line.
struct Place
{
    std::uint8_t line = 0;
    std::uint8_t bit = 0; // counted from 1
};

// The lines of a board of one size, and the points on them.
struct LineMap
{
    explicit LineMap(int boardSize);

    int size;
    int lines;
    std::array<std::array<Place, 4>, Cells> places {}; // in the order of AllDirections
    std::array<std::array<Cell, 32>, MaxLines> cells {}; // indexed by line and bit
    std::array<std::uint32_t, MaxLines> points {}; // the bits that each line has
};

} // namespace kagetsu::solver
