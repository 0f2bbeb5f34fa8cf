// SPDX-License-Identifier: MIT
#include "record/edit/linejoin.h"

#include "record/edit/mirror.h"
#include "record/search/positionindex.h"

#include <optional>
#include <utility>
#include <vector>

namespace kagetsu::record {

namespace {

using rules::Symmetry;

class Joiner
{
public:
    Joiner(const GameTree &tree, const GameTree &other, LineJoins &joins)
        : m_tree(tree)
        , m_other(other)
        , m_joins(joins)
        , m_index(tree)
        , m_joined(other.columns(), other.rows())
        , m_places(other.nodeCount())
    {
    }

    GameTree join()
    {
        copyValue(GameTree::root(), GameTree::root(), Symmetry::Identity);
        m_places[GameTree::root()] = { GameTree::root(), GameTree::root(), Symmetry::Identity, true };
        for (NodeId node = m_other.next(GameTree::root()); node != NoNode; node = m_other.next(node))
            m_places[node] = place(node);
        return std::move(m_joined);
    }

private:
    // Where a node of the other tree is put.
    struct Place
    {
        NodeId node = NoNode; // in the tree that is made
        NodeId ours = NoNode; // the node of this tree that it will be merged with; NoNode where it is new
        Symmetry map = Symmetry::Identity; // turns the other tree's points into those of the place
        bool mayJoin = false; // only stones and passes led here
    };

    Place place(NodeId node)
    {
        const Place &parent = m_places[m_other.parent(node)];
        const NodeAction action = mirrored(m_other.action(node), parent.map, m_other.rows());
        Place made { .map = parent.map,
            .mayJoin = parent.mayJoin && action.isMove() && m_other.details(node).setup.isEmpty() };
        made.ours = parent.ours == NoNode ? NoNode : childOf(parent.ours, action);
        if (made.ours == NoNode && made.mayJoin && action.isStone()) {
            if (const auto hit = known(parent.node, *action.move())) {
                m_joined.append(parent.node, action); // how the line came here
                ++(hit->map == Symmetry::Identity ? m_joins.reordered : m_joins.turned);
                made.node = wayTo(hit->node);
                made.ours = hit->node;
                made.map = rules::compose(parent.map, hit->map);
                copyValue(node, made.node, made.map);
                return made;
            }
        }
        made.node = m_joined.append(parent.node, action);
        copyValue(node, made.node, made.map);
        return made;
    }

    NodeId childOf(NodeId ours, NodeAction action) const
    {
        NodeId child = m_tree.firstChild(ours);
        while (child != NoNode && !(m_tree.action(child) == action && m_tree.details(child).setup.isEmpty()))
            child = m_tree.nextSibling(child);
        return child;
    }

    // Returns where this tree has the position after a move.
    std::optional<PositionHit> known(NodeId parent, const Move &move) const
    {
        std::vector<Move> moves;
        for (const NodeId step : m_joined.path(parent)) {
            if (const auto played = m_joined.move(step))
                moves.push_back(*played);
        }
        moves.push_back(move);
        const std::vector<PositionHit> hits = m_index.like(moves);
        for (const PositionHit &hit : hits) {
            if (m_tree.action(hit.node).isStone())
                return hit;
        }
        return std::nullopt;
    }

    // Makes the way to a node of this tree, with nothing on it, and returns its end.
    NodeId wayTo(NodeId ours)
    {
        NodeId node = GameTree::root();
        for (const NodeId step : m_tree.path(ours)) {
            if (step == GameTree::root())
                continue;
            node = m_joined.append(node, m_tree.action(step));
            if (!m_tree.details(step).setup.isEmpty())
                m_joined.editDetails(node).setup = m_tree.details(step).setup;
        }
        return node;
    }

    void copyValue(NodeId from, NodeId to, Symmetry map)
    {
        for (const NodeMark mark : { NodeMark::Bookmark, NodeMark::Start })
            m_joined.set(to, mark, m_other.has(from, mark));
        m_joined.setForeignBits(to, m_other.foreignBits(from));
        for (const TextKind kind : AllTextKinds) {
            if (const std::string text = m_other.text(from, kind); !text.empty())
                m_joined.setText(to, kind, text);
        }
        NodeDetails details = mirrored(m_other.details(from), map, m_other.rows());
        if (!(details == NodeDetails()))
            m_joined.editDetails(to) = std::move(details);
    }

    const GameTree &m_tree;
    const GameTree &m_other;
    LineJoins &m_joins;
    PositionIndex m_index;
    GameTree m_joined;
    std::vector<Place> m_places; // by node of the other tree
};

} // namespace

GameTree joinedTo(const GameTree &tree, const GameTree &other, LineJoins &joins)
{
    joins = {};
    const bool isAlike =
        tree.columns() == other.columns() && tree.rows() == other.rows() && tree.columns() == tree.rows();
    if (!isAlike || !tree.position(GameTree::root()) || !tree.details(GameTree::root()).setup.isEmpty()
        || !other.details(GameTree::root()).setup.isEmpty())
        return other;
    return Joiner(tree, other, joins).join();
}

} // namespace kagetsu::record
