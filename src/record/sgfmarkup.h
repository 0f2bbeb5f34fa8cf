// SPDX-License-Identifier: MIT
#pragma once

#include "record/sgfkept.h"
#include "record/sgfpoints.h"

#include <utility>
#include <vector>

namespace kagetsu::record::sgf {

// Reads signs, labels, arrows and lines of a node and hands them on in normal form: single points by row, then column,
// each once (sgf.md R10 to R12, R39). What is none is told and kept as it stands.
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
    // One value: a point, with a text or a second point where the property has these.
    struct Mark
    {
        rules::Point point;
        std::string text; // of a label, escaped
        std::optional<rules::Point> end; // of an arrow or a line

        friend bool operator==(const Mark &, const Mark &) = default;
    };

    std::vector<Mark> &marksOf(Id id);
    void readPoints(Id id, const PropertyText &property);
    void readLabel(const PropertyText &property, std::uint32_t v);
    void readLine(const PropertyText &property, std::uint32_t v);
    void keepBad(Id id, const PropertyText &property, std::uint32_t v);
    std::vector<std::string> valuesOf(Id id, std::vector<Mark> &marks) const;

    const NodeText &m_node;
    const Header &m_header;
    KeptProperties &m_kept;
    PointReader m_points;
    std::vector<std::pair<Id, std::vector<Mark>>> m_marks; // of the ten properties, in the order they came
};

} // namespace kagetsu::record::sgf
