// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "rules/symmetry.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kagetsu::library {

// A number of 16 bits for a stone of each colour on each point of a board, the same for all points that the eight maps
// take onto one another. Positions are told apart by the sums of these numbers (library.md#positions).
class PointWeights
{
public:
    // Returns the numbers of boards with this many lines, which must be one of a board.
    static const PointWeights &of(int boardSize);

    std::uint16_t at(rules::Side side, int point) const
    {
        return m_weights[side == rules::Side::Black ? 0 : 1][static_cast<std::size_t>(point)];
    }
    // By bytes of a board of at most 15 lines; all 0 for others.
    const std::array<std::uint16_t, 256> &bytes(rules::Side side) const
    {
        return m_bytes[side == rules::Side::Black ? 0 : 1];
    }
    // Returns each number of a colour once.
    const std::vector<std::uint16_t> &all(rules::Side side) const { return m_all[side == rules::Side::Black ? 0 : 1]; }

private:
    explicit PointWeights(int boardSize);

    std::array<std::vector<std::uint16_t>, 2> m_weights; // by colour and point
    std::array<std::array<std::uint16_t, 256>, 2> m_bytes {};
    std::array<std::vector<std::uint16_t>, 2> m_all;
};

} // namespace kagetsu::library
