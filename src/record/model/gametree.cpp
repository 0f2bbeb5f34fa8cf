// SPDX-License-Identifier: MIT
#include "record/model/gametree.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kagetsu::record {

namespace {

constexpr std::size_t MostTextBytes = 0xffffffff;
constexpr std::uint32_t LongestText = 0x7fffffff;

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
    , m_extras(1)
    , m_details(1)
    , m_texts(1, '\0')
{
    assert(columns >= MinRecordSize && columns <= MaxRecordSize && rows >= MinRecordSize && rows <= MaxRecordSize);
}

NodeId GameTree::create(NodeAction action)
{
    assert(nodeCount() < NoNode);
    assert(!(action.isStone() || action.isLabel())
        || (action.point().x >= 0 && action.point().x < m_columns && action.point().y >= 0
            && action.point().y < m_rows));
    const NodeId node = nodeCount();
    m_nodes.emplace_back().value.action = action;
    return node;
}

void GameTree::link(NodeId node, NodeId parent, NodeId before)
{
    assert(parent < nodeCount() && m_nodes[node].parent == NoNode && node != root());
    TreeNode &above = m_nodes[parent];
    m_nodes[node].parent = parent;
    m_nodes[node].nextSibling = before;
    const NodeId previous = before == NoNode ? above.lastChild : previousSibling(before);
    if (previous == NoNode)
        above.firstChild = node;
    else
        m_nodes[previous].nextSibling = node;
    if (before == NoNode)
        above.lastChild = node;
}

void GameTree::unlink(NodeId node)
{
    TreeNode &there = m_nodes[node];
    TreeNode &above = m_nodes[there.parent];
    const NodeId previous = previousSibling(node);
    if (previous == NoNode)
        above.firstChild = there.nextSibling;
    else
        m_nodes[previous].nextSibling = there.nextSibling;
    if (above.lastChild == node)
        above.lastChild = previous;
    there.parent = NoNode;
    there.nextSibling = NoNode;
}

NodeId GameTree::append(NodeId parent, NodeAction action)
{
    return insert(parent, NoNode, action);
}

NodeId GameTree::insert(NodeId parent, NodeId before, NodeAction action)
{
    const NodeId node = create(action);
    link(node, parent, before);
    return node;
}

NodeId GameTree::previousSibling(NodeId node) const
{
    NodeId previous = NoNode;
    for (NodeId each = firstChild(parent(node)); each != node; each = nextSibling(each))
        previous = each;
    return previous;
}

std::vector<NodeId> GameTree::children(NodeId node) const
{
    std::vector<NodeId> all;
    for (NodeId child = firstChild(node); child != NoNode; child = nextSibling(child))
        all.push_back(child);
    return all;
}

NodeId GameTree::next(NodeId node, NodeId top) const
{
    if (!isLeaf(node))
        return firstChild(node);
    while (node != top && nextSibling(node) == NoNode)
        node = parent(node);
    return node == top ? NoNode : nextSibling(node);
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
        number += action(node).isMove() ? 1 : 0;
    return number;
}

void GameTree::set(NodeId node, NodeMark mark, bool isSet)
{
    std::uint8_t &marks = m_nodes[node].value.marks;
    const auto bit = static_cast<unsigned>(mark);
    marks = static_cast<std::uint8_t>(isSet ? marks | bit : marks & ~bit);
}

std::string GameTree::text(TextRef ref) const
{
    const std::string_view stored = bytes(ref);
    if (ref.isUtf8 || stored.empty())
        return std::string(stored);
    return textOf(stored, m_charset);
}

std::string GameTree::textOf(std::string_view bytes, Charset charset)
{
    DecodedText decoded = decode(bytes, charset);
    if (decoded.badBytes > 0 && isUtf8(bytes))
        decoded.text = bytes;
    std::string text;
    text.reserve(decoded.text.size());
    for (std::size_t i = 0; i < decoded.text.size(); ++i) {
        const bool isBreak = decoded.text[i] == '\r';
        if (isBreak && i + 1 < decoded.text.size() && decoded.text[i + 1] == '\n')
            ++i;
        text += isBreak ? '\n' : decoded.text[i];
    }
    return text;
}

TextRef GameTree::addText(std::string_view text)
{
    assert(text.size() <= MostTextBytes - m_texts.size());
    TextRef ref;
    ref.offset = static_cast<std::uint32_t>(m_texts.size());
    ref.length = static_cast<std::uint32_t>(text.size()) & LongestText;
    ref.isUtf8 = true;
    m_texts += text;
    return ref;
}

void GameTree::setText(NodeId node, TextKind kind, std::string_view text)
{
    if (!text.empty())
        editExtras(node).text(kind) = addText(text);
    else if (storedText(node, kind))
        editExtras(node).text(kind) = {};
}

void GameTree::adoptTexts(std::string bytes, Charset charset)
{
    assert(m_texts.size() == 1 && !bytes.empty() && bytes.size() <= MostTextBytes);
    m_texts = std::move(bytes);
    m_charset = charset;
}

NodeExtras &GameTree::editExtras(NodeId node)
{
    std::uint32_t &place = m_nodes[node].value.extras;
    if (place == 0) {
        place = static_cast<std::uint32_t>(m_extras.size());
        m_extras.emplace_back();
    }
    return m_extras[place];
}

NodeDetails &GameTree::editDetails(NodeId node)
{
    std::uint32_t &place = editExtras(node).details;
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
        if (action(step).isStone())
            stones.set(action(step).point(), rules::stoneOf(action(step).side()));
    }
    return stones;
}

bool GameTree::gatherSide(NodeId node, NodeId except, std::optional<rules::Side> &side) const
{
    std::vector<NodeId> parents { node };
    while (!parents.empty()) {
        const NodeId parent = parents.back();
        parents.pop_back();
        for (NodeId child = firstChild(parent); child != NoNode; child = nextSibling(child)) {
            if (child == except)
                continue;
            if (action(child).isMove() && side && *side != action(child).side())
                return false;
            if (action(child).isMove())
                side = action(child).side();
            else if (details(child).setup.isEmpty())
                parents.push_back(child);
        }
    }
    return true;
}

std::optional<rules::Side> GameTree::recordedSide(NodeId node) const
{
    std::optional<rules::Side> side;
    return gatherSide(node, NoNode, side) ? side : std::nullopt;
}

// Each node is examined only once, however many nodes there are between the two.
std::optional<rules::Side> GameTree::recordedSide(NodeId node, NodeId setup) const
{
    std::optional<rules::Side> side;
    for (NodeId except = NoNode; gatherSide(node, except, side); except = std::exchange(node, parent(node))) {
        if (side || node == setup)
            return side;
    }
    return std::nullopt;
}

rules::Side GameTree::sideToMove(NodeId node) const
{
    for (NodeId step = node; step != NoNode; step = parent(step)) {
        if (action(step).isMove())
            return rules::other(action(step).side());
        const Setup &setup = details(step).setup;
        if (setup.toMove)
            return *setup.toMove;
        if (setup.isEmpty())
            continue;
        if (const std::optional<rules::Side> recorded = recordedSide(node, step))
            return *recorded;
        const Stones there = stones(step);
        const int surplus = there.count(rules::Stone::Black) - there.count(rules::Stone::White);
        return surplus == 1 ? rules::Side::White : rules::Side::Black;
    }
    return rules::Side::Black;
}

bool operator==(const GameTree &one, const GameTree &two)
{
    if (one.m_columns != two.m_columns || one.m_rows != two.m_rows || one.nodeCount() != two.nodeCount())
        return false;
    for (NodeId node = 0; node < one.nodeCount(); ++node) {
        const TreeNode &left = one.m_nodes[node];
        const TreeNode &right = two.m_nodes[node];
        if (left.parent != right.parent || left.nextSibling != right.nextSibling
            || left.value.action != right.value.action || left.value.marks != right.value.marks
            || one.foreignBits(node) != two.foreignBits(node) || !(one.details(node) == two.details(node)))
            return false;
        for (const TextKind kind : AllTextKinds) {
            if (one.text(node, kind) != two.text(node, kind))
                return false;
        }
    }
    return true;
}

} // namespace kagetsu::record
