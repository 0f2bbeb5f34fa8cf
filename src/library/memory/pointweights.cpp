// SPDX-License-Identifier: MIT
#include "library/memory/pointweights.h"

#include <algorithm>

namespace kagetsu::library {

namespace {

using rules::Side;

// A number of 16 bits for a colour and a class of points.
std::uint16_t numberFor(Side side, int pointClass)
{
    std::uint64_t x = (static_cast<std::uint64_t>(pointClass) * 2 + (side == Side::Black ? 1 : 2)) * 0x9E3779B97F4A7C15;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return static_cast<std::uint16_t>(x >> 24);
}

} // namespace

PointWeights::PointWeights(int boardSize)
{
    const int points = boardSize * boardSize;
    for (int point = 0; point < points; ++point) {
        int least = point;
        for (const rules::Symmetry map : rules::AllSymmetries) {
            const rules::Point image = apply(map, { point % boardSize, point / boardSize }, boardSize);
            least = std::min(least, image.y * boardSize + image.x);
        }
        for (const Side side : { Side::Black, Side::White }) {
            const std::size_t colour = side == Side::Black ? 0 : 1;
            const std::uint16_t weight = numberFor(side, least);
            m_weights[colour].push_back(weight);
            if (boardSize <= 15)
                m_bytes[colour][static_cast<std::size_t>(point)] = weight;
            if (least == point)
                m_all[colour].push_back(weight);
        }
    }
}

const PointWeights &PointWeights::of(int boardSize)
{
    static const std::vector<PointWeights> made = [] {
        std::vector<PointWeights> sizes;
        for (int size = rules::MinBoardSize; size <= rules::MaxBoardSize; ++size)
            sizes.push_back(PointWeights(size));
        return sizes;
    }();
    return made[static_cast<std::size_t>(boardSize - rules::MinBoardSize)];
}

} // namespace kagetsu::library
