// SPDX-License-Identifier: MIT
#include "record/model/region.h"

#include <algorithm>
#include <bit>

namespace kagetsu::record {

namespace {

static_assert(MaxRecordSize < 64);

std::uint64_t columns(int first, int last)
{
    return ((std::uint64_t(1) << (last - first + 1)) - 1) << first;
}

// Returns the last column of the run of set columns that begins at `first`.
int endOfRun(std::uint64_t row, int first)
{
    return first + std::countr_one(row >> first) - 1;
}

} // namespace

void Region::add(rules::Point corner, rules::Point opposite)
{
    const std::uint64_t run = columns(std::min(corner.x, opposite.x), std::max(corner.x, opposite.x));
    for (int y = std::min(corner.y, opposite.y); y <= std::max(corner.y, opposite.y); ++y)
        m_rows[static_cast<std::size_t>(y)] |= run;
}

bool Region::isEmpty() const
{
    return std::all_of(m_rows.begin(), m_rows.end(), [](std::uint64_t row) { return row == 0; });
}

std::vector<rules::Point> Region::points() const
{
    std::vector<rules::Point> points;
    for (int y = MaxRecordSize - 1; y >= 0; --y) {
        for (std::uint64_t row = m_rows[static_cast<std::size_t>(y)]; row != 0; row &= row - 1)
            points.emplace_back(std::countr_zero(row), y);
    }
    return points;
}

std::vector<Region::Block> Region::blocks() const
{
    std::vector<Block> blocks;
    std::array<std::uint64_t, MaxRecordSize> left = m_rows; // not yet in a block
    for (int top = MaxRecordSize - 1; top >= 0; --top) {
        std::uint64_t &row = left[static_cast<std::size_t>(top)];
        while (row != 0) {
            const int first = std::countr_zero(row);
            const int last = endOfRun(row, first);
            int bottom = top;
            // Extend the block down over all rows that have exactly this run.
            for (int y = top; y >= 0; --y) {
                std::uint64_t &other = left[static_cast<std::size_t>(y)];
                const std::uint64_t run = columns(first, last);
                const bool isSame = (other & run) == run && endOfRun(other, first) == last
                    && (first == 0 || (other >> (first - 1) & 1) == 0);
                if (!isSame)
                    break;
                other &= ~run;
                bottom = y;
            }
            blocks.push_back({ { first, top }, { last, bottom } });
        }
    }
    return blocks;
}

} // namespace kagetsu::record
