// SPDX-License-Identifier: MIT
#include "record/gametree.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::record {

namespace {

void apply(Stones &stones, const Setup &setup)
{
    for (const rules::Point point : setup.empty)
        stones.set(point, rules::Stone::None);
    for (const rules::Point point : setup.black)
        stones.set(point, rules::Stone::Black);
    for (const rules::Point point : setup.white)
        stones.set(point, rules::Stone::White);
}

} // namespace

GameTree::GameTree(int columns, int rows)
    : m_columns(columns)
    , m_rows(rows)
    , m_nodes(1)
    , m_hasMove(1, false)
    , m_comments(1)
    , m_details(1)
{
    assert(columns >= MinRecordSize && columns <= MaxRecordSize && rows >= MinRecordSize && rows <= MaxRecordSize);
}

NodeId GameTree::append(NodeId parent, std::optional<Move> move)
{
    assert(parent < nodeCount() && nodeCount() < NoNode);
    assert(!move || move->kind != Move::Kind::Stone
        || (move->point.x >= 0 && move->point.x < m_columns && move->point.y >= 0 && move->point.y < m_rows));
    const NodeId node = nodeCount();
    m_nodes.push_back({ .parent = parent, .move = move.value_or(Move {}) });
    m_hasMove.push_back(move.has_value());
    Node &above = m_nodes[parent];
    if (above.firstChild == NoNode)
        above.firstChild = node;
    else
        m_nodes[above.lastChild].nextSibling = node;
    above.lastChild = node;
    return node;
}

std::vector<NodeId> GameTree::children(NodeId node) const
{
    std::vector<NodeId> all;
    for (NodeId child = firstChild(node); child != NoNode; child = nextSibling(child))
        all.push_back(child);
    return all;
}

NodeId GameTree::next(NodeId node) const
{
    if (!isLeaf(node))
        return firstChild(node);
    while (node != NoNode && nextSibling(node) == NoNode)
        node = parent(node);
    return node == NoNode ? NoNode : nextSibling(node);
}

std::vector<NodeId> GameTree::mainLine() const
{
    std::vector<NodeId> line;
    for (NodeId node = root(); node != NoNode; node = firstChild(node))
        line.push_back(node);
    return line;
}

std::vector<NodeId> GameTree::path(NodeId node) const
{
    std::vector<NodeId> line;
    for (; node != NoNode; node = parent(node))
        line.push_back(node);
    std::reverse(line.begin(), line.end());
    return line;
}

int GameTree::moveNumber(NodeId node) const
{
    int number = 0;
    for (; node != NoNode; node = parent(node))
        number += m_hasMove[node] ? 1 : 0;
    return number;
}

std::optional<Move> GameTree::move(NodeId node) const
{
    return m_hasMove[node] ? std::optional(m_nodes[node].move) : std::nullopt;
}

const std::string &GameTree::comment(NodeId node) const
{
    return m_comments[m_nodes[node].comment];
}

void GameTree::setComment(NodeId node, std::string comment)
{
    std::uint32_t &place = m_nodes[node].comment;
    if (place != 0) {
        m_comments[place] = std::move(comment);
    } else if (!comment.empty()) {
        place = static_cast<std::uint32_t>(m_comments.size());
        m_comments.push_back(std::move(comment));
    }
}

const NodeDetails &GameTree::details(NodeId node) const
{
    return m_details[m_nodes[node].details];
}

NodeDetails &GameTree::editDetails(NodeId node)
{
    std::uint32_t &place = m_nodes[node].details;
    if (place == 0) {
        place = static_cast<std::uint32_t>(m_details.size());
        m_details.emplace_back();
    }
    return m_details[place];
}

Stones GameTree::stones(NodeId node) const
{
    Stones stones(m_columns, m_rows);
    for (const NodeId step : path(node)) {
        apply(stones, details(step).setup);
        const Node &there = m_nodes[step];
        if (m_hasMove[step] && there.move.kind == Move::Kind::Stone)
            stones.set(there.move.point, rules::stoneOf(there.move.side));
    }
    return stones;
}

rules::Side GameTree::sideToMove(NodeId node) const
{
    for (NodeId step = node; step != NoNode; step = parent(step)) {
        if (m_hasMove[step])
            return rules::other(m_nodes[step].move.side);
        const Setup &setup = details(step).setup;
        if (setup.toMove)
            return *setup.toMove;
        if (!setup.isEmpty()) {
            const Stones there = stones(step);
            const int surplus = there.count(rules::Stone::Black) - there.count(rules::Stone::White);
            return surplus == 1 ? rules::Side::White : rules::Side::Black;
        }
    }
    return rules::Side::Black;
}

bool operator==(const GameTree &one, const GameTree &two)
{
    if (one.m_columns != two.m_columns || one.m_rows != two.m_rows || one.m_hasMove != two.m_hasMove)
        return false;
    for (NodeId node = 0; node < one.nodeCount(); ++node) {
        const GameTree::Node &left = one.m_nodes[node];
        const GameTree::Node &right = two.m_nodes[node];
        if (left.parent != right.parent || left.nextSibling != right.nextSibling || !(left.move == right.move)
            || one.comment(node) != two.comment(node) || !(one.details(node) == two.details(node)))
            return false;
    }
    return true;
}

} // namespace kagetsu::record
