// SPDX-License-Identifier: MIT
#include "engine/ai/patterns.h"

#include <algorithm>

namespace kagetsu::ai {

namespace {

// Returns the shape of a line whose best next stone makes the shape `next`.
Shape before(Shape next)
{
    switch (next) {
    case Shape::StraightFour: return Shape::OpenThree;
    case Shape::Four: return Shape::Three;
    case Shape::OpenThree: return Shape::OpenTwo;
    case Shape::Three: return Shape::Two;
    case Shape::OpenTwo: return Shape::OpenOne;
    case Shape::Two: return Shape::One;
    default: return Shape::Nothing;
    }
}

} // namespace

Patterns::Patterns(rules::Side side, const rules::RuleSet &rules)
    : m_own(side == rules::Side::Black ? Content::Black : Content::White)
    , m_longRow(rules.longRow(side))
    , m_needsOpenEnd(rules.fiveNeedsOpenEnd())
    , m_edgeBlocks(rules.caroEdgeBlocks)
    , m_known(std::size_t { 1 } << SurroundingBits, Unknown)
{
}

Shape Patterns::rowOf(Surroundings around) const
{
    int first = 0;
    int last = 0;
    while (first > -Reach && at(around, first - 1) == m_own)
        --first;
    while (last < Reach && at(around, last + 1) == m_own)
        ++last;
    const int length = last - first + 1;
    if (length < 5)
        return Shape::Nothing;
    if (length > 5 && m_longRow != rules::LongRow::Wins)
        return Shape::Long;
    // An end that is out of sight counts as open.
    const auto isBlocked = [&](int step) {
        if (step < -Reach || step > Reach)
            return false;
        const Content end = at(around, step);
        return end == Content::Edge ? m_edgeBlocks : end != Content::Empty;
    };
    return m_needsOpenEnd && length == 5 && isBlocked(first - 1) && isBlocked(last + 1) ? Shape::Nothing : Shape::Five;
}

Shape Patterns::workOut(Surroundings around) const
{
    if (const Shape row = rowOf(around); row != Shape::Nothing)
        return row;
    int fivePoints = 0;
    Shape best = Shape::Nothing;
    for (int step = -Reach; step <= Reach; ++step) {
        if (step == 0 || at(around, step) != Content::Empty)
            continue;
        const Shape next = of(around | (static_cast<Surroundings>(m_own) << bitsOf(step)));
        fivePoints += next == Shape::Five ? 1 : 0;
        best = std::max(best, before(next));
    }
    return fivePoints > 1 ? Shape::StraightFour : fivePoints == 1 ? Shape::Four : best;
}

Shape Patterns::find(Surroundings around) const
{
    const Shape shape = workOut(around);
    m_known[around] = static_cast<std::uint8_t>(shape);
    return shape;
}

} // namespace kagetsu::ai
