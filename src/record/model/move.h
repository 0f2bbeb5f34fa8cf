// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <cstdint>

namespace kagetsu::record {

// A move of a record: a stone, a pass, or a move whose stone could not be placed (record-sgf.md#r20, record-sgf.md#r22,
// record-renlib.md#damaged-files) and which is kept for its contents.
struct Move
{
    enum class Kind : std::uint8_t { Stone, Pass, Unplaced };

    static constexpr rules::Point Nowhere { -1, -1 };

    rules::Side side = rules::Side::Black;
    Kind kind = Kind::Pass;
    // The point of a stone. For an unplaced move, the occupied point that it was played on, or Nowhere.
    rules::Point point = Nowhere;

    static constexpr Move stone(rules::Side side, rules::Point point) { return { side, Kind::Stone, point }; }
    static constexpr Move pass(rules::Side side) { return { side, Kind::Pass, Nowhere }; }
    static constexpr Move unplaced(rules::Side side, rules::Point point = Nowhere)
    {
        return { side, Kind::Unplaced, point };
    }

    friend constexpr bool operator==(const Move &, const Move &) = default;
};

} // namespace kagetsu::record
