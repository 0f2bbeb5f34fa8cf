// SPDX-License-Identifier: MIT
#include "analysis/solver/board/linemap.h"

namespace kagetsu::solver {

LineMap::LineMap(int boardSize)
    : size(boardSize)
    , lines(6 * boardSize - 2)
{
    const int diagonals = 2 * size - 1;
    for (int x = 0; x < size; ++x) {
        for (int y = 0; y < size; ++y) {
            const int line[4] { y, size + x, 2 * size + x - y + size - 1, 2 * size + diagonals + x + y };
            const int bit[4] { x + 1, y + 1, x + 1, x + 1 };
            const Cell cell = cellOf({ x, y });
            for (std::size_t i = 0; i < 4; ++i) {
                places[cell][i] = { static_cast<std::uint8_t>(line[i]), static_cast<std::uint8_t>(bit[i]) };
                cells[static_cast<std::size_t>(line[i])][static_cast<std::size_t>(bit[i])] = cell;
                points[static_cast<std::size_t>(line[i])] |= 1U << bit[i];
            }
        }
    }
}

} // namespace kagetsu::solver
