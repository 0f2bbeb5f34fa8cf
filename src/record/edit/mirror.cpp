// SPDX-License-Identifier: MIT
#include "record/edit/mirror.h"

#include "record/edit/markcolours.h"

#include <cassert>
#include <utility>

namespace kagetsu::record {

namespace {

using rules::Point;

class Mirror
{
public:
    Mirror(int boardSize, rules::Symmetry map)
        : m_size(boardSize)
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
        for (Label &label : details.markup.labels)
            label.point = of(label.point);
        for (Signs &signs : details.markup.signs) {
            Region region;
            for (const auto &[from, to] : signs.blocks)
                region.add(of(from), of(to));
            signs.blocks = region.blocks();
        }
        for (std::vector<Arrow> *arrows : { &details.markup.arrows, &details.markup.lines }) {
            for (Arrow &arrow : *arrows)
                arrow = { of(arrow.from), of(arrow.to) };
        }
        std::vector<ColouredMark> colours = markColours(details, m_size, m_size);
        for (ColouredMark &mark : colours)
            mark = { of(mark.from), of(mark.to), mark.colour };
        setMarkColours(details, m_size, m_size, colours);
        return details;
    }

private:
    int m_size;
    rules::Symmetry m_map;
};

} // namespace

void mirrorRecord(TreeEditor &editor, const GameTree &tree, rules::Symmetry map)
{
    assert(tree.columns() == tree.rows());
    const Mirror mirror(tree.rows(), map);
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node)) {
        const NodeAction action = mirror.of(tree.action(node));
        if (!(action == tree.action(node)))
            editor.setAction(node, action);
        NodeDetails details = mirror.of(tree.details(node));
        if (!(details == tree.details(node)))
            editor.setDetails(node, std::move(details));
    }
}

NodeAction mirrored(NodeAction action, rules::Symmetry map, int boardSize)
{
    return Mirror(boardSize, map).of(action);
}

NodeDetails mirrored(NodeDetails details, rules::Symmetry map, int boardSize)
{
    return Mirror(boardSize, map).of(std::move(details));
}

} // namespace kagetsu::record
