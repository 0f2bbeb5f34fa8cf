// SPDX-License-Identifier: MIT
#include "learn/drill/positions.h"

#include "rules/symmetry.h"

#include <algorithm>
#include <utility>

namespace kagetsu::drill {

namespace {

using record::GameTree;
using record::NodeId;
using rules::Point;
using rules::Side;

constexpr std::size_t NodesBetweenReports = 1000;

std::size_t indexOf(Side side)
{
    return side == Side::Black ? 0 : 1;
}

// What the record writes on the point of a move, while the position before it is shown.
std::string labelOf(const GameTree &tree, NodeId node)
{
    std::string label = tree.text(node, record::TextKind::BoardText);
    if (!label.empty())
        return label;
    for (const record::Label &each : tree.details(tree.parent(node)).markup.labels) {
        if (each.point == tree.action(node).point())
            return each.text;
    }
    return label;
}

// "?" and "??", not "?!".
bool saysBad(const std::string &text)
{
    return text.starts_with('?') && !text.starts_with("?!");
}

bool isCalledBad(const GameTree &tree, NodeId node)
{
    return saysBad(labelOf(tree, node)) || saysBad(tree.text(node, record::TextKind::Headline));
}

// Returns headline and comment; a headline of nothing but signs such as "?!" says nothing that is to be read.
std::string textOf(const GameTree &tree, NodeId node)
{
    std::string text = tree.text(node, record::TextKind::Headline);
    if (text.find_first_not_of("?!") == std::string::npos)
        text.clear();
    const std::string comment = tree.comment(node);
    if (!text.empty() && !comment.empty())
        text += '\n';
    return text + comment;
}

std::uint64_t weightOf(task::LaidStone stone, int size)
{
    int least = size * size;
    for (const rules::Symmetry map : rules::AllSymmetries) {
        const Point image = apply(map, stone.point, size);
        least = std::min(least, image.y * size + image.x);
    }
    std::uint64_t x =
        (2 * static_cast<std::uint64_t>(least) + (stone.side == Side::Black ? 1 : 2)) * 0x9E3779B97F4A7C15;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    return x ^ x >> 31;
}

void append(std::string &bytes, std::vector<std::uint16_t> &numbers)
{
    std::sort(numbers.begin(), numbers.end());
    for (const std::uint16_t each : numbers) {
        bytes += static_cast<char>(each >> 8);
        bytes += static_cast<char>(each & 255);
    }
}

} // namespace

std::string keyOf(const std::vector<task::LaidStone> &stones, int size, const std::vector<Point> &points)
{
    std::string least;
    std::vector<std::uint16_t> laid(stones.size());
    std::vector<std::uint16_t> marked(points.size());
    for (const rules::Symmetry map : rules::AllSymmetries) {
        std::transform(stones.begin(), stones.end(), laid.begin(), [&](const task::LaidStone &stone) {
            const Point image = apply(map, stone.point, size);
            return static_cast<std::uint16_t>(2 * (image.y * size + image.x) + (stone.side == Side::Black ? 0 : 1));
        });
        std::transform(points.begin(), points.end(), marked.begin(), [&](Point point) {
            const Point image = apply(map, point, size);
            return static_cast<std::uint16_t>(image.y * size + image.x);
        });
        std::string bytes;
        bytes.reserve(2 * (laid.size() + marked.size()));
        append(bytes, laid);
        append(bytes, marked);
        if (map == rules::Symmetry::Identity || bytes < least)
            least = std::move(bytes);
    }
    return least;
}

std::vector<task::LaidStone> stonesOf(const rules::Position &position)
{
    std::vector<task::LaidStone> stones;
    for (const Side side : { Side::Black, Side::White })
        position.stones(side).forEach([&](Point point) { stones.push_back({ point, side }); });
    return stones;
}

Positions::Positions(const GameTree &tree, const std::function<bool(double)> &mayContinue)
    : m_tree(tree)
    , m_size(tree.columns())
    , m_numberOf(tree.nodeCount())
{
    for (const Side side : { Side::Black, Side::White }) {
        for (int point = 0; point < m_size * m_size; ++point)
            m_weights[indexOf(side)].push_back(weightOf({ { point % m_size, point / m_size }, side }, m_size));
    }
    std::size_t done = 0;
    for (NodeId node = GameTree::root(); node != record::NoNode; node = m_tree.next(node)) {
        if (++done % NodesBetweenReports == 0 && mayContinue
            && !mayContinue(static_cast<double>(done) / static_cast<double>(m_tree.nodeCount()))) {
            m_isComplete = false;
            return;
        }
        read(node);
    }
}

void Positions::read(NodeId node)
{
    const bool isRoot = node == GameTree::root();
    const record::NodeAction action = m_tree.action(node);
    if (!isRoot && !action.isStone() && m_tree.details(node).setup.isEmpty()) {
        m_numberOf[node] = m_numberOf[m_tree.parent(node)];
        return;
    }
    const Number number = numberOf(node);
    m_numberOf[node] = number;
    Place &place = m_places[number];
    if (place.text.empty())
        place.text = textOf(m_tree, node);
    if (isRoot)
        return;
    Place &before = m_places[m_numberOf[m_tree.parent(node)]];
    if (!action.isStone()) {
        before.setups.push_back(number);
        return;
    }
    place.isMoved[indexOf(action.side())] = true;
    if (!isCalledBad(m_tree, node))
        place.isGood[indexOf(action.side())] = true;
    const auto isKnown = [&](const Step &each) { return each.to == number && each.side == action.side(); };
    if (std::none_of(before.steps.begin(), before.steps.end(), isKnown))
        before.steps.push_back({ action.side(), number });
}

Positions::Number Positions::numberOf(NodeId node)
{
    const std::vector<task::LaidStone> stones = stonesOf(*m_tree.position(node));
    std::uint64_t sum = 0;
    for (const task::LaidStone &stone : stones)
        sum += weight(stone);
    const auto [found, isNew] = m_numbers.try_emplace(keyOf(stones, m_size), static_cast<Number>(m_places.size()));
    if (isNew) {
        m_places.push_back({ .node = node, .sum = sum });
        m_sums.insert(sum);
    }
    return found->second;
}

std::uint64_t Positions::weight(task::LaidStone stone) const
{
    return m_weights[indexOf(stone.side)][static_cast<std::size_t>(stone.point.y * m_size + stone.point.x)];
}

std::optional<Positions::Number> Positions::find(const std::vector<task::LaidStone> &stones) const
{
    const auto found = m_numbers.find(keyOf(stones, m_size));
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

bool Positions::isBad(Number to, Side mover) const
{
    const Place &place = m_places[to];
    return place.isMoved[indexOf(mover)] && !place.isGood[indexOf(mover)];
}

std::vector<bool> Positions::reachedFrom(std::vector<Number> begin, Side side) const
{
    std::vector<bool> isReached(m_places.size());
    std::vector<Number> open = std::move(begin);
    for (const Number each : open)
        isReached[each] = true;
    const auto reach = [&](Number number) {
        if (!isReached[number])
            open.push_back(number);
        isReached[number] = true;
    };
    while (!open.empty()) {
        const Place &place = m_places[open.back()];
        open.pop_back();
        for (const Step &step : place.steps) {
            if (step.side != side || !isBad(step.to, side))
                reach(step.to);
        }
        for (const Number setup : place.setups)
            reach(setup);
    }
    return isReached;
}

} // namespace kagetsu::drill
