// SPDX-License-Identifier: MIT
#include "record/search/positionkey.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

using rules::Point;
using rules::Stone;

// Returns a well-mixed number (the finisher of splitmix64).
std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9u;
    value = (value ^ value >> 27) * 0x94d049bb133111ebu;
    return value ^ value >> 31;
}

// A shift by one column or row multiplies the weights of all stones by these factors, so that the sum of a figure at
// one place gives its sum at any other. Both are odd, so that the multiplication can be reversed.
constexpr std::uint64_t ColumnFactor = 0x9e3779b97f4a7c15u;
constexpr std::uint64_t RowFactor = 0xd1342543de82ef95u;

std::uint64_t power(std::uint64_t base, int exponent)
{
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

// Uses Newton's iteration, which doubles the number of correct bits each time.
std::uint64_t inverseOf(std::uint64_t odd)
{
    std::uint64_t inverse = odd;
    for (int i = 0; i < 6; ++i)
        inverse *= 2 - odd * inverse;
    return inverse;
}

} // namespace

PositionWeights::PositionWeights(int size, Likeness likeness)
    : m_size(size)
    , m_likeness(likeness)
{
    for (std::size_t colour = 0; colour < m_weights.size(); ++colour) {
        m_weights[colour].resize(static_cast<std::size_t>(size * size));
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                Sums &weights = m_weights[colour][index({ x, y })];
                for (std::size_t map = 0; map < Maps; ++map) {
                    const Point there = apply(RenLibMaps[map], { x, y }, size);
                    const std::uint64_t place = m_likeness == Likeness::Similar
                        ? power(ColumnFactor, there.x) * power(RowFactor, there.y)
                        : mixed(static_cast<std::uint64_t>(there.y * size + there.x) + 1);
                    weights[map] = place * (mixed(colour + 77) | 1);
                }
            }
        }
    }
    for (int i = 0; i < size; ++i) {
        m_unshiftX.push_back(power(inverseOf(ColumnFactor), i));
        m_unshiftY.push_back(power(inverseOf(RowFactor), i));
    }
}

PositionKeys::PositionKeys(const PositionWeights &weights)
    : m_weights(weights)
    , m_board(static_cast<std::size_t>(weights.size() * weights.size()), Stone::None)
    , m_steps(1)
{
}

void PositionKeys::put(Point point, Stone stone)
{
    Stone &there = m_board[m_weights.index(point)];
    for (const auto &[each, sign] : { std::pair(there, std::uint64_t(-1)), std::pair(stone, std::uint64_t(1)) }) {
        if (each == Stone::None)
            continue;
        const PositionWeights::Sums &weights = m_weights.of(each, point);
        for (std::size_t map = 0; map < PositionWeights::Maps; ++map)
            m_sums[map] += sign * weights[map];
    }
    there = stone;
}

void PositionKeys::change(Point point, Stone stone)
{
    m_changes.push_back({ point, at(point) });
    put(point, stone);
}

void PositionKeys::widen(Box &box, Point point) const
{
    box.left = std::min(box.left, point.x);
    box.right = std::max(box.right, point.x);
    box.bottom = std::min(box.bottom, point.y);
    box.top = std::max(box.top, point.y);
}

PositionKeys::Box PositionKeys::measured() const
{
    Box box;
    for (const Point point : stones())
        widen(box, point);
    return box;
}

std::vector<Point> PositionKeys::stones() const
{
    std::vector<Point> points;
    for (int y = 0; y < size(); ++y) {
        for (int x = 0; x < size(); ++x) {
            if (at({ x, y }) != Stone::None)
                points.emplace_back(x, y);
        }
    }
    return points;
}

void PositionKeys::enter(const Setup &setup, NodeAction action)
{
    StoneOnBoard step = m_steps.back();
    if (!setup.isEmpty()) {
        for (const Point point : setup.empty)
            change(point, Stone::None);
        for (const Point point : setup.black)
            change(point, Stone::Black);
        for (const Point point : setup.white)
            change(point, Stone::White);
        step.box = measured();
    }
    if (action.isMove()) {
        ++step.moves;
        if (action.isStone()) {
            change(action.point(), stoneOf(action.side()));
            widen(step.box, action.point());
        } else if (action.point() == Move::Nowhere && action.move()->kind == Move::Kind::Pass) {
            step.lastPass = action.side() == rules::Side::Black ? 1 : 2;
        }
    }
    step.changes = m_changes.size();
    m_steps.push_back(step);
}

void PositionKeys::leave()
{
    m_steps.pop_back();
    for (; m_changes.size() > m_steps.back().changes; m_changes.pop_back())
        put(m_changes.back().point, m_changes.back().before);
}

// Returns the sum that the figure has in the lower left corner of the mapped board.
std::uint64_t PositionKeys::unshifted(std::size_t map) const
{
    const Box &box = m_steps.back().box;
    if (box.right < 0)
        return 0;
    const Point one = apply(RenLibMaps[map], { box.left, box.bottom }, size());
    const Point two = apply(RenLibMaps[map], { box.right, box.top }, size());
    return m_sums[map] * m_weights.unshift(std::min(one.x, two.x), std::min(one.y, two.y));
}

std::uint64_t PositionKeys::key() const
{
    std::uint64_t least = ~std::uint64_t(0);
    for (std::size_t map = 0; map < PositionWeights::Maps; ++map)
        least = std::min(least, m_weights.likeness() == Likeness::Similar ? unshifted(map) : m_sums[map]);
    return mixed(least ^ mixed(static_cast<std::uint64_t>(moves() * 3 + lastPass())));
}

} // namespace kagetsu::record
