// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/row.h"

#include <array>
#include <cstdint>

namespace kagetsu::solver {

// A point as a number: 32 a column, so that no size of board makes a difference.
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

// Rows, columns and both kinds of diagonals of the largest board.
constexpr int MaxLines = 6 * rules::MaxBoardSize - 2;

// Where a point lies on a line.
struct Place
{
    std::uint8_t line = 0;
    std::uint8_t bit = 0; // from 1
};

// Which points make which lines on a board of one size.
struct LineMap
{
    explicit LineMap(int boardSize);

    int size;
    int lines;
    std::array<std::array<Place, 4>, Cells> places {}; // in the order of AllDirections
    std::array<std::array<Cell, 32>, MaxLines> cells {}; // by line and bit
    std::array<std::uint32_t, MaxLines> points {}; // the bits a line has
};

} // namespace kagetsu::solver
