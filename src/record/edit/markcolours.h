// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"

#include <array>

namespace kagetsu::record {

// The colours of what people draw. SGF has none, so they are stored in one of Kagetsu's own properties, which other
// programs keep (record-sgf.md#private-properties, XMC). A mark without a colour is drawn as usual.
enum class MarkColour : std::uint8_t { Plain, Red, Orange, Green, Blue, Violet };

inline constexpr std::array AllMarkColours { MarkColour::Plain, MarkColour::Red, MarkColour::Orange, MarkColour::Green,
    MarkColour::Blue, MarkColour::Violet };

// The colour of the sign and label on a point, or of the arrow or line between two points in either direction.
struct ColouredMark
{
    rules::Point from;
    rules::Point to; // the same as `from` for a sign or label
    MarkColour colour = MarkColour::Plain;

    friend bool operator==(const ColouredMark &, const ColouredMark &) = default;
};

// Returns the coloured marks of a node.
std::vector<ColouredMark> markColours(const NodeDetails &details, int columns, int rows);
MarkColour colourOf(const std::vector<ColouredMark> &colours, rules::Point from, rules::Point to);
// Replaces all colours. Anything else in the property stays.
void setMarkColours(NodeDetails &details, int columns, int rows, const std::vector<ColouredMark> &colours);
void colourMark(NodeDetails &details, int columns, int rows, const ColouredMark &mark);

} // namespace kagetsu::record
