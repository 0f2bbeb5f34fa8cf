// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"

#include <array>

namespace kagetsu::record {

// Colours of what people draw. SGF has none: they stand in a property of our own, which other programs keep
// (sgf.md#private-properties, XMC). A mark without one has the usual ink.
enum class MarkColour : std::uint8_t { Plain, Red, Orange, Green, Blue, Violet };

inline constexpr std::array AllMarkColours { MarkColour::Plain, MarkColour::Red, MarkColour::Orange, MarkColour::Green,
    MarkColour::Blue, MarkColour::Violet };

// The colour of sign and label on a point, or of the arrow or line between two, in either direction.
struct ColouredMark
{
    rules::Point from;
    rules::Point to; // the same, of a sign or label
    MarkColour colour = MarkColour::Plain;

    friend bool operator==(const ColouredMark &, const ColouredMark &) = default;
};

std::vector<ColouredMark> markColours(const NodeDetails &details, int columns, int rows);
MarkColour colourOf(const std::vector<ColouredMark> &colours, rules::Point from, rules::Point to);
// In place of all there were; what the property says besides stays.
void setMarkColours(NodeDetails &details, int columns, int rows, const std::vector<ColouredMark> &colours);
void colourMark(NodeDetails &details, int columns, int rows, const ColouredMark &mark);

} // namespace kagetsu::record
