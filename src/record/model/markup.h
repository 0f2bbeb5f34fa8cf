// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <array>
#include <string>
#include <vector>

namespace kagetsu::record {

// What people draw on the points of a position (sgf.md#properties: LB, CR, SQ, TR, MA, AR, LN). It lies among the
// properties of a node as it was read; a library has only labels, which are texts on the points of the next moves.
enum class MarkShape : std::uint8_t { Circle, Square, Triangle, Cross };

constexpr std::array AllMarkShapes { MarkShape::Circle, MarkShape::Square, MarkShape::Triangle, MarkShape::Cross };

struct Label
{
    rules::Point point;
    std::string text; // UTF-8, one line

    friend bool operator==(const Label &, const Label &) = default;
};

// From one point to another: with a head at its end, or without.
struct Arrow
{
    rules::Point from;
    rules::Point to;
    bool hasHead = true;

    friend bool operator==(const Arrow &, const Arrow &) = default;
};

struct Markup
{
    std::vector<Label> labels;
    std::array<std::vector<rules::Point>, AllMarkShapes.size()> shapes;
    std::vector<Arrow> arrows;

    const std::vector<rules::Point> &of(MarkShape shape) const { return shapes[static_cast<std::size_t>(shape)]; }
    std::vector<rules::Point> &of(MarkShape shape) { return shapes[static_cast<std::size_t>(shape)]; }
    friend bool operator==(const Markup &, const Markup &) = default;
};

// What the properties of a node say; values that cannot be read are left out, and stay in the properties.
Markup markupOf(const GameTree &tree, NodeId node);
// The node's details with this markup instead. Values that could not be read are given up where their property changes.
NodeDetails withMarkup(const GameTree &tree, NodeId node, const Markup &markup);

} // namespace kagetsu::record
