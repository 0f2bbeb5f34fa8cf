// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::opening {

// Which of the four middle points of an even board is its centre (opening.md#other-boards). An odd board has one
// middle point.
enum class EvenCentre : std::uint8_t { LowerLeft, LowerRight, UpperLeft, UpperRight };

rules::Point centreOf(int size, EvenCentre even = EvenCentre::LowerLeft);

enum class RegionKind : std::uint8_t { Any, Square, Outside };

// The points that a step allows for a stone, by place alone (opening.md#step-language): the whole board, the square of
// `width` by `width` points around the centre, or everything outside that square. The centre itself is the square of
// width 1.
struct Region
{
    RegionKind kind = RegionKind::Any;
    int width = 0;
    rules::Point centre;

    bool contains(rules::Point point) const;
    // Returns the number of points of the region on a board of this size, with or without stones.
    int pointCount(int size) const;
    friend bool operator==(const Region &, const Region &) = default;
};

// Reads "centre", "any", "sq:k" or "outside:k" with an odd k. Returns nothing if the text has another form.
std::optional<Region> regionFromText(std::string_view text, rules::Point centre);
std::string toText(const Region &region);

} // namespace kagetsu::opening
