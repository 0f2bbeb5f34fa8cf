// SPDX-License-Identifier: MIT
#include "record/search/linejoin.h"

#include "record/edit/markcolours.h"
#include "record/edit/mirror.h"
#include "record/search/positionindex.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace kagetsu::record {

namespace {

using rules::Symmetry;

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr int letterIndex(char c)
{
    return c >= 'a' && c <= 'z' ? c - 'a' : c >= 'A' && c <= 'Z' ? c - 'A' : -1;
}

// Returns whether a text names a point of the board, such as "H8" or "h10".
bool namesPoint(std::string_view text, int columns, int rows)
{
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const int column = letterIndex(text[i]);
        const bool isInWord = i > 0 && (letterIndex(text[i - 1]) >= 0 || isDigit(text[i - 1]));
        if (column < 0 || column >= columns || isInWord)
            continue;
        int row = 0;
        std::size_t end = i + 1;
        for (; end < text.size() && isDigit(text[end]) && row <= rows; ++end)
            row = 10 * row + (text[end] - '0');
        if (row >= 1 && row <= rows)
            return true;
    }
    return false;
}

// What a node says of its move, and what it says of the position after it.
struct Facts
{
    NodeDetails move;
    NodeDetails position;
};

Facts factsOf(const NodeDetails &details, int columns, int rows)
{
    Facts facts { .move = details, .position = {} };
    facts.move.markup = {};
    setMarkColours(facts.move, columns, rows, {});
    facts.position.markup = details.markup;
    setMarkColours(facts.position, columns, rows, markColours(details, columns, rows));
    return facts;
}

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
        , m_namesBelow(other.nodeCount())
    {
        for (NodeId node = other.next(GameTree::root()); node != NoNode; node = other.next(node)) {
            if (!names(node))
                continue;
            for (NodeId above = other.parent(node); above != NoNode && !m_namesBelow[above];
                above = other.parent(above))
                m_namesBelow[above] = true;
        }
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
            // Texts that name points would be wrong in another view.
            const bool mayTurn = !m_namesBelow[node];
            if (const auto hit = known(parent, *action.move(), mayTurn)) {
                ++(hit->map == Symmetry::Identity ? m_joins.reordered : m_joins.turned);
                made.node = wayTo(hit->node);
                made.ours = hit->node;
                made.map = rules::compose(parent.map, hit->map);
                splitValue(node, m_joined.append(parent.node, action), parent.map, made);
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
    std::optional<PositionHit> known(const Place &parent, const Move &move, bool mayTurn) const
    {
        std::vector<Move> moves;
        for (const NodeId step : m_joined.path(parent.node)) {
            if (const auto played = m_joined.move(step))
                moves.push_back(*played);
        }
        moves.push_back(move);
        for (const PositionHit &hit : m_index.like(moves)) {
            const bool isSeenAsWritten = rules::compose(parent.map, hit.map) == Symmetry::Identity;
            const bool isPlayed = m_tree.action(hit.node).isStone() && m_tree.details(hit.node).setup.isEmpty();
            if (isPlayed && (mayTurn || isSeenAsWritten) && isReached(hit.node))
                return hit;
        }
        return std::nullopt;
    }

    // Returns whether a merge that follows the way to a node of this tree comes to that node, and makes no line anew:
    // it takes the first of equal siblings, and none without a move and a set-up.
    bool isReached(NodeId node) const
    {
        for (; node != GameTree::root(); node = m_tree.parent(node)) {
            NodeId first = m_tree.firstChild(m_tree.parent(node));
            while (first != node && !isTakenFor(first, node))
                first = m_tree.nextSibling(first);
            if (first != node || !isTakenFor(node, node))
                return false;
        }
        return true;
    }

    bool isTakenFor(NodeId one, NodeId two) const
    {
        const NodeAction first = m_tree.action(one);
        const NodeAction second = m_tree.action(two);
        if (!(m_tree.details(one).setup == m_tree.details(two).setup))
            return false;
        if (first.isMove() && second.isMove())
            return first == second && (first.point() != Move::Nowhere || first.move()->kind == Move::Kind::Pass);
        if (first.isLabel() || second.isLabel())
            return first.point() == second.point() && first.side() == second.side();
        return !first.isMove() && !second.isMove() && !m_tree.details(one).setup.isEmpty();
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

    bool names(NodeId node) const { return names(node, TextKind::Headline) || names(node, TextKind::Comment); }
    bool names(NodeId node, TextKind kind) const
    {
        return namesPoint(m_other.text(node, kind), m_other.columns(), m_other.rows());
    }

    void copyValue(NodeId from, NodeId to, Symmetry map)
    {
        copyMarks(from, to);
        copyBits(from, to);
        for (const TextKind kind : AllTextKinds)
            copyText(from, to, kind);
        addDetails(to, mirrored(m_other.details(from), map, m_other.rows()));
    }

    // Copies what is said of the move to the end of its own line, and what is said of the position to the place where
    // the line goes on.
    void splitValue(NodeId from, NodeId end, Symmetry endMap, const Place &place)
    {
        copyBits(from, end);
        copyMarks(from, place.node);
        copyText(from, end, TextKind::BoardText);
        for (const TextKind kind : { TextKind::Headline, TextKind::Comment }) {
            const bool isTrue = place.map == Symmetry::Identity || !names(from, kind);
            copyText(from, isTrue ? place.node : end, kind);
        }
        const Facts facts = factsOf(m_other.details(from), m_other.columns(), m_other.rows());
        addDetails(end, mirrored(facts.move, endMap, m_other.rows()));
        addDetails(place.node, mirrored(facts.position, place.map, m_other.rows()));
    }

    void copyMarks(NodeId from, NodeId to)
    {
        for (const NodeMark mark : { NodeMark::Bookmark, NodeMark::Start }) {
            if (m_other.has(from, mark))
                m_joined.set(to, mark);
        }
    }

    void copyBits(NodeId from, NodeId to)
    {
        if (const std::uint16_t bits = m_other.foreignBits(from); bits != 0)
            m_joined.setForeignBits(to, bits);
    }

    void copyText(NodeId from, NodeId to, TextKind kind)
    {
        if (const std::string text = m_other.text(from, kind); !text.empty())
            m_joined.setText(to, kind, text);
    }

    void addDetails(NodeId to, NodeDetails details)
    {
        if (!(details == NodeDetails()))
            m_joined.editDetails(to) = std::move(details);
    }

    const GameTree &m_tree;
    const GameTree &m_other;
    LineJoins &m_joins;
    PositionIndex m_index;
    GameTree m_joined;
    std::vector<Place> m_places; // by node of the other tree
    std::vector<bool> m_namesBelow; // whether texts below a node of the other tree name points
};

} // namespace

bool takesJoins(const GameTree &tree)
{
    return tree.columns() == tree.rows() && tree.position(GameTree::root())
        && tree.details(GameTree::root()).setup.isEmpty();
}

GameTree joinedTo(const GameTree &tree, const GameTree &other, LineJoins &joins)
{
    joins = {};
    const bool isAlike = tree.columns() == other.columns() && tree.rows() == other.rows();
    if (!isAlike || !takesJoins(tree) || !other.details(GameTree::root()).setup.isEmpty())
        return other;
    return Joiner(tree, other, joins).join();
}

} // namespace kagetsu::record
