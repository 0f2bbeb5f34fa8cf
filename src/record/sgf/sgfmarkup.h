// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/markup.h"
#include "record/sgf/kept.h"
#include "record/sgf/syntax/points.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::record::sgf {

// Returns the values to write for all marks of one kind: points by row, then by column (record-sgf.md#r39), with
// rectangles only if there were some. Programs before FF[4] do not know rectangles in signs (record-sgf.md#r41).
enum class Rectangles : std::uint8_t { AsRead, Unfolded };
std::vector<std::string> valuesOf(
    const Markup &markup, MarkKind kind, int rows, Rectangles rectangles = Rectangles::AsRead);

// Returns a label that was kept as text, because nothing is placed in a record of another game.
std::optional<Label> labelOf(const KeptText &value, int columns, int rows);

// Reads the signs, labels, arrows and lines of a node (record-sgf.md#r10 to record-sgf.md#r12), each once. Values that
// are not valid are reported and kept as they are.
class MarkupReader
{
public:
    // All arguments must outlive this object.
    MarkupReader(const NodeText &node, const Header &header, KeptProperties &kept)
        : m_node(node)
        , m_kept(kept)
        , m_points(node, header)
    {
    }

    // Returns false if the property has no marks.
    bool read(const PropertyText &property);
    // Adds what was read since the last call. Most nodes have no marks.
    void takeInto(Markup &markup);

private:
    void tell(MarkKind kind);
    void readSigns(Id id, MarkKind kind, const PropertyText &property);
    void readLetter(const PropertyText &property, std::uint32_t v);
    void readLabel(const PropertyText &property, std::uint32_t v);
    void readLine(std::vector<Arrow> &lines, const PropertyText &property, std::uint32_t v);
    void keepBad(Id id, const PropertyText &property, std::uint32_t v);

    const NodeText &m_node;
    KeptProperties &m_kept;
    PointReader m_points;
    Markup m_markup;
    std::vector<Region> m_regions; // of its signs
};

} // namespace kagetsu::record::sgf
