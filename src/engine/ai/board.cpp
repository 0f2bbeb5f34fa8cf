// SPDX-License-Identifier: MIT
#include "engine/ai/board.h"

#include <algorithm>

namespace kagetsu::ai {

namespace {

constexpr std::array<int, Directions> Steps { 1, Board::Stride, Board::Stride + 1, Board::Stride - 1 };

// Estimates of what a shape is worth. Each is a few times the one before it.
constexpr EnumTable<Shape, int> Worths({
    { Shape::Nothing, 0 },
    { Shape::Long, 0 },
    { Shape::One, 1 },
    { Shape::OpenOne, 3 },
    { Shape::Two, 6 },
    { Shape::OpenTwo, 16 },
    { Shape::Three, 20 },
    { Shape::OpenThree, 60 },
    { Shape::Four, 80 },
    { Shape::StraightFour, 500 },
    { Shape::Five, 2000 },
});

// Returns a hash number for one stone on one point. It is the same on every machine.
std::uint64_t keyOf(Cell cell, Content content)
{
    std::uint64_t mixed = 0x9e3779b97f4a7c15ULL * (4ULL * cell + static_cast<std::uint64_t>(content) + 1);
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31U);
}

Content contentOf(rules::Side side)
{
    return side == rules::Side::Black ? Content::Black : Content::White;
}

} // namespace

Board::Board(const rules::Position &position, const rules::RuleSet &rules)
    : m_position(position)
    , m_rules(rules)
    , m_patterns { Patterns(rules::Side::Black, rules), Patterns(rules::Side::White, rules) }
{
    const int size = position.size();
    m_content.fill(Content::Edge);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            m_cells.push_back(cellOf({ x, y }));
    for (const Cell cell : m_cells)
        m_content[cell] = Content::Empty;
    for (const Cell cell : m_cells)
        for (std::size_t d = 0; d < Directions; ++d)
            for (int step = -Reach; step <= Reach; ++step)
                if (step != 0 && m_content[static_cast<std::size_t>(cell + step * Steps[d])] == Content::Edge)
                    m_around[cell][d] |= static_cast<Surroundings>(Content::Edge) << bitsOf(step);
    for (const Cell cell : m_cells) {
        count(cell, 1);
        for (std::size_t d = 0; d < Directions; ++d)
            look(cell, d);
    }
    m_position = rules::Position(size);
    for (const rules::Side side : { rules::Side::Black, rules::Side::White })
        if (rules.fouls(side).any())
            m_fouls[index(side)].emplace(m_position, side, rules::FoulTerms { rules.fouls(side), {} });
    for (const Cell cell : m_cells)
        if (const rules::Stone stone = position.at(pointOf(cell)); stone != rules::Stone::None)
            place(cell, stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White);
}

void Board::place(Cell cell, rules::Side side)
{
    count(cell, -1);
    change(cell, contentOf(side));
    m_position.place(pointOf(cell), side);
    for (auto &fouls : m_fouls)
        if (fouls)
            fouls->put(pointOf(cell), side);
    m_content[cell] = contentOf(side);
    ++m_stones;
}

void Board::take(Cell cell, rules::Side side)
{
    m_content[cell] = Content::Empty;
    change(cell, contentOf(side));
    m_position.clear(pointOf(cell));
    for (auto &fouls : m_fouls)
        if (fouls)
            fouls->take(pointOf(cell));
    count(cell, 1);
    for (std::size_t d = 0; d < Directions; ++d)
        look(cell, d);
    --m_stones;
}

// Places or removes a stone: Empty is 0, so the same exclusive-or adds a stone to the surroundings and removes it
// again.
void Board::change(Cell cell, Content content)
{
    m_key ^= keyOf(cell, content);
    const bool comes = m_content[cell] == Content::Empty && m_position.isEmpty(pointOf(cell));
    for (std::size_t d = 0; d < Directions; ++d) {
        for (int step = -Reach; step <= Reach; ++step) {
            const auto there = static_cast<std::size_t>(cell + step * Steps[d]);
            if (step == 0 || m_content[there] == Content::Edge)
                continue;
            if (step >= -2 && step <= 2)
                m_near[there] = static_cast<std::uint8_t>(m_near[there] + (comes ? 1 : -1));
            m_around[there][d] ^= static_cast<Surroundings>(content) << bitsOf(-step);
            if (m_content[there] != Content::Empty)
                continue;
            look(static_cast<Cell>(there), d);
        }
    }
}

void Board::count(Cell cell, int sign)
{
    for (std::size_t side = 0; side < 2; ++side)
        count(side, m_at[side][cell], sign);
}

void Board::count(std::size_t side, const At &at, int sign)
{
    m_counts[side][static_cast<std::size_t>(at.best)] += sign;
    m_totals[side] += sign * at.worth;
}

// Updates the shapes of an empty point along one line. Most stones change few of them, so unchanged shapes are skipped.
void Board::look(Cell cell, std::size_t direction)
{
    for (std::size_t side = 0; side < 2; ++side) {
        At &at = m_at[side][cell];
        const Shape now = m_patterns[side].of(m_around[cell][direction]);
        if (now == at.shapes[direction])
            continue;
        count(side, at, -1);
        at.shapes[direction] = now;
        summarise(at);
        count(side, at, 1);
    }
}

void Board::summarise(At &at)
{
    at.best = Shape::Nothing;
    at.worth = 0;
    int fours = 0;
    for (const Shape shape : at.shapes) {
        at.best = std::max(at.best, shape);
        at.worth += Worths[shape];
        fours += shape == Shape::Four ? 1 : shape == Shape::StraightFour ? 2 : 0;
    }
    at.twoFours = fours > 1 && at.best != Shape::Five;
}

bool Board::isForbidden(Cell cell, rules::Side side) const
{
    const auto &fouls = m_fouls[index(side)];
    if (!fouls)
        return false;
    const At &at = m_at[index(side)][cell];
    if (at.best == Shape::Five)
        return false;
    int strong = 0;
    for (const Shape shape : at.shapes)
        strong += shape == Shape::Long || shape == Shape::StraightFour ? 2 : shape >= Shape::OpenThree ? 1 : 0;
    return strong > 1 && fouls->at(pointOf(cell)).any();
}

} // namespace kagetsu::ai
