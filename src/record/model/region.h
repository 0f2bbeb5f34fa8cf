// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/stones.h"
#include "rules/point.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kagetsu::record {

// A set of points on the largest board that a record may have. It takes the same small space for any number of points,
// because a few bytes of a file can name thousands of them (record-sgf.md#r10), and can do so in every node.
class Region
{
public:
    // All points between two corners, including both.
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

    // Returns the points by row from the top, and from the left in each row (record-sgf.md#r39).
    std::vector<rules::Point> points() const;
    // Returns the same points as blocks that do not overlap, ordered by their upper left corners. The result does not
    // depend on how the region was built.
    std::vector<Block> blocks() const;

private:
    static std::uint64_t bit(rules::Point point) { return std::uint64_t(1) << point.x; }

    std::array<std::uint64_t, MaxRecordSize> m_rows {}; // from the bottom, with one bit for each column
};

} // namespace kagetsu::record
