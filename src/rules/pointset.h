// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <bit>

namespace kagetsu::rules {

// A set of points of a board of any size, as bits: one word per column, with row 1 in its lowest bit. Going through the
// words in order, and through each word from its lowest bit, gives board order.
struct PointSet
{
    // There are more words than a board has columns so that whole vectors can be read and written. This is a plain
    // array because code compiled for one kind of processor reads it and must not call functions that are shared with
    // code for all processors (vectorfouls.cpp).
    static constexpr int Words = 32;
    alignas(32) std::uint32_t columns[Words] {};

    bool contains(Point point) const { return (columns[point.x] >> point.y & 1U) != 0; }
    void insert(Point point) { columns[point.x] |= 1U << point.y; }
    void erase(Point point) { columns[point.x] &= ~(1U << point.y); }

    bool isEmpty() const
    {
        std::uint32_t any = 0;
        for (std::uint32_t column : columns)
            any |= column;
        return any == 0;
    }
    int count() const
    {
        int points = 0;
        for (std::uint32_t column : columns)
            points += std::popcount(column);
        return points;
    }

    // Calls visit(Point) for every point, in board order.
    template <class Visit>
    void forEach(Visit visit) const
    {
        for (int x = 0; x < MaxBoardSize; ++x)
            for (std::uint32_t left = columns[x]; left != 0; left &= left - 1)
                visit(Point(x, std::countr_zero(left)));
    }

    PointSet &operator|=(const PointSet &other)
    {
        for (int x = 0; x < Words; ++x)
            columns[x] |= other.columns[x];
        return *this;
    }
    friend bool operator==(const PointSet &, const PointSet &) = default;
};

} // namespace kagetsu::rules
