// SPDX-License-Identifier: MIT
#include "record/model/markup.h"

#include "record/sgf/syntax/values.h"

#include <algorithm>
#include <string_view>

namespace kagetsu::record {

namespace {

using rules::Point;

constexpr std::array<std::string_view, AllMarkShapes.size()> ShapeIdents { "CR", "SQ", "TR", "MA" };

class MarkupReader
{
public:
    MarkupReader(const GameTree &tree, Markup &markup)
        : m_tree(tree)
        , m_markup(markup)
    {
    }

    void read(const RawProperty &property)
    {
        for (const std::string &value : property.values) {
            if (property.ident == "LB")
                readLabel(value);
            else if (property.ident == "AR" || property.ident == "LN")
                readArrow(value, property.ident == "AR");
            else
                readShape(property.ident, value);
        }
    }

private:
    std::optional<Point> pointOf(std::string_view text) const
    {
        const auto read = sgf::readPoint(text, m_tree.columns(), m_tree.rows());
        return read ? std::optional(read->value) : std::nullopt;
    }

    void readLabel(const std::string &value)
    {
        const std::size_t colon = value.find(':');
        const std::optional<Point> point = pointOf(value.substr(0, colon));
        if (point && colon != std::string::npos)
            m_markup.labels.push_back({ *point, sgf::unescapeSimple(value.substr(colon + 1)) });
    }

    void readArrow(const std::string &value, bool hasHead)
    {
        const std::size_t colon = value.find(':');
        if (colon == std::string::npos)
            return;
        const std::optional<Point> from = pointOf(value.substr(0, colon));
        const std::optional<Point> to = pointOf(value.substr(colon + 1));
        if (from && to && *from != *to)
            m_markup.arrows.push_back({ *from, *to, hasHead });
    }

    // One point, or a rectangle (sgf.md#r10).
    void readShape(std::string_view ident, const std::string &value)
    {
        const auto found = std::find(ShapeIdents.begin(), ShapeIdents.end(), ident);
        if (found == ShapeIdents.end())
            return;
        const std::size_t colon = value.find(':');
        const std::optional<Point> one = pointOf(value.substr(0, colon));
        const std::optional<Point> two = colon == std::string::npos ? one : pointOf(value.substr(colon + 1));
        if (!one || !two)
            return;
        std::vector<Point> &points = m_markup.shapes[static_cast<std::size_t>(found - ShapeIdents.begin())];
        for (int x = std::min(one->x, two->x); x <= std::max(one->x, two->x); ++x) {
            for (int y = std::min(one->y, two->y); y <= std::max(one->y, two->y); ++y)
                points.emplace_back(x, y);
        }
    }

    const GameTree &m_tree;
    Markup &m_markup;
};

// Puts the values in the place of the property, or takes it away when there are none.
void setProperty(NodeDetails &details, std::string_view ident, std::vector<std::string> values)
{
    const auto found = std::find_if(details.properties.begin(), details.properties.end(),
        [ident](const RawProperty &property) { return property.ident == ident; });
    if (values.empty()) {
        if (found != details.properties.end())
            details.properties.erase(found);
    } else if (found != details.properties.end()) {
        found->values = std::move(values);
    } else {
        details.properties.push_back({ std::string(ident), std::move(values) });
    }
}

} // namespace

Markup markupOf(const GameTree &tree, NodeId node)
{
    Markup markup;
    MarkupReader reader(tree, markup);
    for (const RawProperty &property : tree.details(node).properties)
        reader.read(property);
    return markup;
}

NodeDetails withMarkup(const GameTree &tree, NodeId node, const Markup &markup)
{
    NodeDetails details = tree.details(node);
    const Markup before = markupOf(tree, node);
    const auto text = [&tree](Point point) { return sgf::pointText(point, tree.rows()); };
    if (markup.labels != before.labels) {
        std::vector<std::string> values;
        for (const Label &label : markup.labels)
            values.push_back(text(label.point) + ':' + sgf::escape(label.text, sgf::Colons::Escaped));
        setProperty(details, "LB", std::move(values));
    }
    for (const MarkShape shape : AllMarkShapes) {
        if (markup.of(shape) == before.of(shape))
            continue;
        std::vector<std::string> values;
        for (const Point point : markup.of(shape))
            values.push_back(text(point));
        setProperty(details, ShapeIdents[static_cast<std::size_t>(shape)], std::move(values));
    }
    if (markup.arrows != before.arrows) {
        for (const bool hasHead : { true, false }) {
            std::vector<std::string> values;
            for (const Arrow &arrow : markup.arrows) {
                if (arrow.hasHead == hasHead)
                    values.push_back(text(arrow.from) + ':' + text(arrow.to));
            }
            setProperty(details, hasHead ? "AR" : "LN", std::move(values));
        }
    }
    return details;
}

} // namespace kagetsu::record
