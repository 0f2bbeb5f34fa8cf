// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::opening {

// Which of the four middle points of an even board is its centre (openings.md#other-boards). An odd board has one
// middle point.
enum class EvenCentre : std::uint8_t { LowerLeft, LowerRight, UpperLeft, UpperRight };

rules::Point centreOf(int size, EvenCentre even = EvenCentre::LowerLeft);

enum class RegionKind : std::uint8_t { Any, Square, Outside };

// Where a stone of the opening may lie, as far as the place alone decides (openings.md#step-language): everywhere, in
// the square of `width` points around the centre, or outside that square. The centre itself is the square of width 1.
struct Region
{
    RegionKind kind = RegionKind::Any;
    int width = 0;
    rules::Point centre;

    bool contains(rules::Point point) const;
    // Points of a board of this size in the region, stones or not.
    int pointCount(int size) const;
    friend bool operator==(const Region &, const Region &) = default;
};

// Reads "centre", "any", "sq:k", "outside:k" with an odd k; nothing when it is no such text.
std::optional<Region> regionFromText(std::string_view text, rules::Point centre);
std::string toText(const Region &region);

} // namespace kagetsu::opening
