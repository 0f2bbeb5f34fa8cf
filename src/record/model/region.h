// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/stones.h"
#include "rules/point.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kagetsu::record {

// Some of the points of the largest board a record may have, in the same small space however many they are: a few bytes
// of a file name thousands of them (sgf.md#r10), and do so in every node.
class Region
{
public:
    // All points between two corners, both included.
    struct Block
    {
        rules::Point upperLeft;
        rules::Point lowerRight;

        friend bool operator==(const Block &, const Block &) = default;
    };

    void add(rules::Point point) { add(point, point); }
    void add(rules::Point corner, rules::Point opposite);
    void remove(rules::Point point) { m_rows[static_cast<std::size_t>(point.y)] &= ~bit(point); }
    bool contains(rules::Point point) const { return (m_rows[static_cast<std::size_t>(point.y)] & bit(point)) != 0; }
    bool isEmpty() const;

    // By row from the top, in it from the left (sgf.md#r39).
    std::vector<rules::Point> points() const;
    // The same points as blocks without a point in common, by their upper left ones. What the region is made of makes
    // no difference to them.
    std::vector<Block> blocks() const;

private:
    static std::uint64_t bit(rules::Point point) { return std::uint64_t(1) << point.x; }

    std::array<std::uint64_t, MaxRecordSize> m_rows {}; // from the bottom; a bit for each column
};

} // namespace kagetsu::record
