// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/markup.h"
#include "record/sgf/kept.h"
#include "record/sgf/syntax/points.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::record::sgf {

// What is written for all marks of one kind: points by row, then column (sgf.md#r39), rectangles only where there were
// some. Programs before FF[4] know no rectangles of signs (sgf.md#r41).
enum class Rectangles : std::uint8_t { AsRead, Unfolded };
std::vector<std::string> valuesOf(
    const Markup &markup, MarkKind kind, int rows, Rectangles rectangles = Rectangles::AsRead);

// A label that was kept as it stands, because nothing is placed in a record of another game.
std::optional<Label> labelOf(const KeptText &value, int columns, int rows);

// Reads signs, labels, arrows and lines of a node (sgf.md#r10 to sgf.md#r12), each once. What is none is told and kept
// as it stands.
class MarkupReader
{
public:
    // All of them must outlive this.
    MarkupReader(const NodeText &node, const Header &header, KeptProperties &kept)
        : m_node(node)
        , m_kept(kept)
        , m_points(node, header)
    {
    }

    // False when the property tells no marks.
    bool read(const PropertyText &property);
    // What was read since the last call, if anything was: most nodes have none.
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
