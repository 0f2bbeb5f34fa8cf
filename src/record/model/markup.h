// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/region.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace kagetsu::record {

// The marks that people draw on the points of a position (record-sgf.md#properties: LB, CR, SQ, TR, MA, SL, DD, VW, AR,
// LN). A library has only labels, which are texts on the points of possible next moves.
enum class MarkKind : std::uint8_t { Label, Circle, Square, Triangle, Cross, Selected, Dimmed, Visible, Arrow, Line };

constexpr int MarkKindCount = static_cast<int>(MarkKind::Line) + 1;
// The signs that the program draws.
inline constexpr std::array DrawnSigns { MarkKind::Circle, MarkKind::Square, MarkKind::Triangle, MarkKind::Cross };

// A text drawn on a point.
struct Label
{
    rules::Point point;
    std::string text; // UTF-8, one line

    friend bool operator==(const Label &, const Label &) = default;
};

// An arrow from one point to another.
struct Arrow
{
    rules::Point from;
    rules::Point to;

    friend bool operator==(const Arrow &, const Arrow &) = default;
};

// All points with one kind of sign. A few bytes of a file can name thousands of points (record-sgf.md#r10), so they are
// stored as blocks.
struct Signs
{
    MarkKind kind = MarkKind::Circle;
    // In the order of a region; no blocks in Dimmed or Visible mean that the sign ends here.
    std::vector<Region::Block> blocks {};
    bool hasRectangles = false; // True if it is written with rectangles, and will be again

    Region region() const;
    friend bool operator==(const Signs &, const Signs &) = default;
};

// All marks that a node draws.
struct Markup
{
    std::vector<Label> labels;
    std::vector<Signs> signs; // each kind at most once
    std::vector<Arrow> arrows;
    std::vector<Arrow> lines; // arrows without a head
    std::vector<MarkKind> order; // the order in the file, which has no meaning

    bool isEmpty() const { return labels.empty() && signs.empty() && arrows.empty() && lines.empty(); }
    const Signs *find(MarkKind sign) const;
    Region points(MarkKind sign) const;
    void setPoints(MarkKind sign, const Region &points);
    // Returns the kinds that are present: first those of the file in its order, then those added later.
    std::vector<MarkKind> kinds() const;

    friend bool operator==(const Markup &one, const Markup &two)
    {
        return one.labels == two.labels && one.signs == two.signs && one.arrows == two.arrows && one.lines == two.lines;
    }
};

} // namespace kagetsu::record
