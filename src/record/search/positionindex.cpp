// SPDX-License-Identifier: MIT
#include "record/search/positionindex.h"

#include "record/search/positionkey.h"

#include <algorithm>
#include <optional>

namespace kagetsu::record {

namespace {

using rules::Point;
using rules::Stone;

// Visits the position after each node of the tree in file order. A node without a move has no position of its own.
template <class Visit>
void forEachPosition(const GameTree &tree, const PositionWeights &weights, Visit visit)
{
    PositionKeys keys(weights);
    for (NodeId node = GameTree::root(); node != NoNode;) {
        keys.enter(tree.details(node).setup, tree.action(node));
        if (tree.action(node).isMove() || node == GameTree::root())
            visit(node, keys.key());
        const NodeId next = tree.next(node);
        for (NodeId up = node; next != NoNode && up != tree.parent(next); up = tree.parent(up))
            keys.leave();
        node = next;
    }
}

PositionKeys positionOf(const GameTree &tree, NodeId node, const PositionWeights &weights)
{
    PositionKeys keys(weights);
    for (const NodeId step : tree.path(node))
        keys.enter(tree.details(step).setup, tree.action(step));
    return keys;
}

// The stones of a position as a list, for comparison with another position.
struct Figure
{
    struct Laid
    {
        Point point;
        Stone stone;
    };

    template <class Board>
    Figure(const Board &board, int size, int moveCount, int pass)
        : moves(moveCount)
        , lastPass(pass)
    {
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                if (board.at({ x, y }) != Stone::None)
                    stones.push_back({ { x, y }, board.at({ x, y }) });
            }
        }
    }

    int moves;
    int lastPass;
    std::vector<Laid> stones;
};

int lastPassOf(const GameTree &tree, NodeId node)
{
    for (; node != NoNode; node = tree.parent(node)) {
        const std::optional<Move> move = tree.move(node);
        if (move && move->kind == Move::Kind::Pass)
            return move->side == rules::Side::Black ? 1 : 2;
    }
    return 0;
}

// Returns the lower left corner of the area that the stones cover.
Point cornerOf(const std::vector<Figure::Laid> &stones)
{
    Point corner = stones.front().point;
    for (const Figure::Laid &each : stones)
        corner = { std::min(corner.x, each.point.x), std::min(corner.y, each.point.y) };
    return corner;
}

bool liesOn(const std::vector<Figure::Laid> &stones, const PositionHit &hit, const Stones &board)
{
    return std::all_of(stones.begin(), stones.end(), [&](const Figure::Laid &each) {
        const Point point(each.point.x + hit.right, each.point.y + hit.up);
        return board.isOn(point) && board.at(point) == each.stone;
    });
}

// Returns how the figure maps to the position of the node, or nothing if it does not.
std::optional<PositionHit> hitOn(const Figure &figure, const GameTree &tree, NodeId node, Likeness likeness)
{
    const Stones board = tree.stones(node);
    const int size = tree.rows();
    const Figure other(board, size, tree.moveNumber(node), lastPassOf(tree, node));
    if (figure.moves != other.moves || figure.lastPass != other.lastPass || figure.stones.size() != other.stones.size())
        return std::nullopt;
    for (const rules::Symmetry map : RenLibMaps) {
        std::vector<Figure::Laid> mapped = figure.stones;
        for (Figure::Laid &each : mapped)
            each.point = apply(map, each.point, size);
        PositionHit hit { node, map };
        if (likeness == Likeness::Similar && !mapped.empty()) {
            const Point from = cornerOf(mapped);
            const Point to = cornerOf(other.stones);
            hit.right = to.x - from.x;
            hit.up = to.y - from.y;
        }
        if (liesOn(mapped, hit, board))
            return hit;
    }
    return std::nullopt;
}

} // namespace

PositionIndex::PositionIndex(const GameTree &tree, Likeness likeness)
    : m_tree(tree)
    , m_likeness(likeness)
{
    if (tree.columns() != tree.rows())
        return;
    m_weights = std::make_shared<const PositionWeights>(tree.rows(), likeness);
    struct Keyed
    {
        std::uint64_t key;
        NodeId node;
    };
    std::vector<Keyed> all;
    all.reserve(tree.nodeCount());
    forEachPosition(tree, *m_weights, [&all](NodeId node, std::uint64_t key) { all.push_back({ key, node }); });
    // Each bucket holds one or two nodes on average, in file order.
    while (std::size_t(2) << m_bits < all.size())
        ++m_bits;
    m_begins.resize((std::size_t(1) << m_bits) + 1);
    for (const Keyed &each : all)
        ++m_begins[bucketOf(each.key) + 1];
    for (std::size_t i = 1; i < m_begins.size(); ++i)
        m_begins[i] += m_begins[i - 1];
    m_entries.resize(all.size());
    std::vector<std::uint32_t> places(m_begins.begin(), m_begins.end() - 1);
    for (const Keyed &each : all)
        m_entries[places[bucketOf(each.key)]++] = { static_cast<std::uint32_t>(each.key), each.node };
}

std::vector<PositionHit> PositionIndex::hitsOf(const PositionKeys &position, NodeId except) const
{
    std::vector<PositionHit> hits;
    std::optional<Figure> figure;
    const std::uint64_t key = position.key();
    const std::size_t bucket = bucketOf(key);
    for (std::uint32_t i = m_begins[bucket]; i < m_begins[bucket + 1]; ++i) {
        const NodeId node = m_entries[i].node;
        if (m_entries[i].key != static_cast<std::uint32_t>(key) || node == except)
            continue;
        if (!figure)
            figure.emplace(position, position.size(), position.moves(), position.lastPass());
        if (const auto hit = hitOn(*figure, m_tree, node, m_likeness))
            hits.push_back(*hit);
    }
    return hits;
}

std::vector<PositionHit> PositionIndex::like(NodeId node) const
{
    return m_weights ? hitsOf(positionOf(m_tree, node, *m_weights), node) : std::vector<PositionHit>();
}

std::vector<PositionHit> PositionIndex::like(const std::vector<Move> &moves) const
{
    if (!m_weights)
        return {};
    PositionKeys position(*m_weights);
    position.enter(m_tree.details(GameTree::root()).setup, NodeAction());
    for (const Move &move : moves)
        position.enter({}, NodeAction(move));
    return hitsOf(position, NoNode);
}

std::vector<KnownStone> PositionIndex::knownStones(NodeId node) const
{
    std::vector<KnownStone> known;
    if (!m_weights)
        return known;
    PositionKeys position = positionOf(m_tree, node, *m_weights);
    std::vector<Point> played;
    for (const NodeId child : m_tree.children(node)) {
        if (m_tree.action(child).isStone())
            played.push_back(m_tree.action(child).point());
    }
    const rules::Side side = m_tree.sideToMove(node);
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            const Point point(x, y);
            if (position.at(point) != Stone::None || std::find(played.begin(), played.end(), point) != played.end())
                continue;
            position.enter({}, NodeAction(Move::stone(side, point)));
            const std::vector<PositionHit> hits = hitsOf(position, NoNode);
            position.leave();
            // An image of a child of this node is not another way to reach the position.
            const auto hit = std::find_if(hits.begin(), hits.end(),
                [this, node](const PositionHit &each) { return m_tree.parent(each.node) != node; });
            if (hit != hits.end())
                known.push_back({ point, hit->node });
        }
    }
    return known;
}

} // namespace kagetsu::record
