// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/region.h"
#include "record/sgf/header.h"
#include "record/sgf/nodetext.h"
#include "rules/point.h"

#include <optional>
#include <vector>

namespace kagetsu::record::sgf {

// Reads the points of a node on the board of its game, and reports those written in an unusual way
// (record-sgf.md#points).
class PointReader
{
public:
    // Both arguments must outlive this object.
    PointReader(const NodeText &node, const Header &header)
        : m_node(node)
        , m_header(header)
    {
    }

    // Reads a point. Returns nothing if it is not one or is off the board. `offset` is the place for messages about it.
    std::optional<rules::Point> one(std::string_view text, std::size_t offset) const;
    // Reads one value of a list: a point, a rectangle (record-sgf.md#r10), or several points separated by commas
    // (record-sgf.md#r11). Returns an empty list if it is none of these.
    std::vector<rules::Point> several(std::string_view text, std::size_t offset) const;
    // Adds these points. Returns false if there are none.
    bool addTo(Region &region, std::string_view text, std::size_t offset) const;

    // True if the value of a list names all points between two corners.
    static bool isRectangle(std::string_view text) { return text.find(':') != std::string_view::npos; }

private:
    std::optional<Region::Block> rectangle(std::string_view text, std::size_t offset) const;

    const NodeText &m_node;
    const Header &m_header;
};

} // namespace kagetsu::record::sgf
