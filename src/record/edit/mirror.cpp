// SPDX-License-Identifier: MIT
#include "record/edit/mirror.h"

#include "record/sgf/syntax/values.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace kagetsu::record {

namespace {

using rules::Point;

// Properties whose values begin with a point; some have a second one after a colon.
constexpr std::array<std::string_view, 8> PointLists { "CR", "SQ", "TR", "MA", "SL", "DD", "VW", "LB" };
constexpr std::array<std::string_view, 2> PointPairs { "AR", "LN" };

template <class List>
bool isIn(const List &list, std::string_view ident)
{
    return std::find(list.begin(), list.end(), ident) != list.end();
}

class Mirror
{
public:
    Mirror(const GameTree &tree, rules::Symmetry map)
        : m_size(tree.rows())
        , m_map(map)
    {
    }

    Point of(Point point) const { return point == Move::Nowhere ? point : rules::apply(m_map, point, m_size); }

    NodeAction of(NodeAction action) const
    {
        if (action.isLabel())
            return NodeAction::label(action.side(), of(action.point()));
        std::optional<Move> move = action.move();
        if (move)
            move->point = of(move->point);
        return NodeAction(move);
    }

    NodeDetails of(NodeDetails details) const
    {
        for (std::vector<Point> *points :
            { &details.setup.black, &details.setup.white, &details.setup.empty, &details.fifthOffers }) {
            for (Point &point : *points)
                point = of(point);
        }
        for (RawProperty &property : details.properties) {
            const bool isPair = isIn(PointPairs, property.ident);
            if (!isPair && !isIn(PointLists, property.ident))
                continue;
            for (std::string &value : property.values)
                value = of(value, isPair || property.ident != "LB");
        }
        return details;
    }

private:
    // A value that cannot be read stays as it is.
    std::string of(const std::string &value, bool hasSecondPoint) const
    {
        const std::size_t colon = std::min(value.find(':'), value.size());
        const std::string first = pointOf(value.substr(0, colon));
        if (colon == value.size())
            return first;
        const std::string rest = value.substr(colon + 1);
        return first + ':' + (hasSecondPoint ? pointOf(rest) : rest);
    }

    std::string pointOf(const std::string &text) const
    {
        const auto read = sgf::readPoint(text, m_size, m_size);
        return read ? sgf::pointText(of(read->value), m_size) : text;
    }

    int m_size;
    rules::Symmetry m_map;
};

} // namespace

void mirrorRecord(TreeEditor &editor, const GameTree &tree, rules::Symmetry map)
{
    assert(tree.columns() == tree.rows());
    const Mirror mirror(tree, map);
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node)) {
        const NodeAction action = mirror.of(tree.action(node));
        if (!(action == tree.action(node)))
            editor.setAction(node, action);
        NodeDetails details = mirror.of(tree.details(node));
        if (!(details == tree.details(node)))
            editor.setDetails(node, std::move(details));
    }
}

} // namespace kagetsu::record
