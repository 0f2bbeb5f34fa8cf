// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/region.h"
#include "record/sgf/kept.h"
#include "record/sgf/syntax/points.h"

#include <utility>
#include <variant>
#include <vector>

namespace kagetsu::record::sgf {

// Reads signs, labels, arrows and lines of a node and hands them on in normal form: points by row, then column, each
// once (sgf.md#r10 to sgf.md#r12, sgf.md#r39), rectangles only where there were some: to write out what a few bytes
// name in every node would take gigabytes. What is none is told and kept as it stands.
class MarkupReader
{
public:
    // All of them must outlive this.
    MarkupReader(const NodeText &node, const Header &header, KeptProperties &kept)
        : m_node(node)
        , m_header(header)
        , m_kept(kept)
        , m_points(node, header)
    {
    }

    // Whether this reads the property.
    static bool reads(Id id);
    void read(const PropertyText &property);
    // L puts the letters a, b, c … on its points in order.
    void readLetters(const PropertyText &property);
    // M is an old name of MA.
    void readAs(Id id, const PropertyText &property);
    // Hands on what was read since the last call.
    void finishNode();

private:
    // One value of labels, arrows or lines.
    struct Mark
    {
        rules::Point point;
        std::string text; // of a label, escaped
        std::optional<rules::Point> end; // of an arrow or a line

        friend bool operator==(const Mark &, const Mark &) = default;
    };

    // The points of a sign, or of what is seen or dimmed.
    struct Signs
    {
        Region points;
        bool hasRectangles = false; // as it is written, and will be again
    };

    template <class Kind>
    Kind &of(Id id);
    void readPoints(Id id, const PropertyText &property);
    void readLabel(const PropertyText &property, std::uint32_t v);
    void readLine(const PropertyText &property, std::uint32_t v);
    void keepBad(Id id, const PropertyText &property, std::uint32_t v);
    std::vector<std::string> valuesOf(Id id, std::vector<Mark> &marks) const;
    std::vector<std::string> valuesOf(Id id, const Signs &signs) const;

    const NodeText &m_node;
    const Header &m_header;
    KeptProperties &m_kept;
    PointReader m_points;
    // Of the ten properties, in the order they came.
    std::vector<std::pair<Id, std::variant<Signs, std::vector<Mark>>>> m_marks;
};

} // namespace kagetsu::record::sgf
