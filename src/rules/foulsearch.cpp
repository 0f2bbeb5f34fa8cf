// SPDX-License-Identifier: MIT
#include "rules/foulsearch.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::rules {

bool StoneShapes::makesFive() const
{
    return std::any_of(lines.begin(), lines.end(), [](const LineShape &line) { return line.isFive(); });
}

bool StoneShapes::makesOverline() const
{
    return std::any_of(lines.begin(), lines.end(), [](const LineShape &line) { return line.isOverline(); });
}

int StoneShapes::fourCount() const
{
    int count = 0;
    for (const LineShape &line : lines)
        count += line.fourCount;
    return count;
}

int StoneShapes::threeCount() const
{
    int count = 0;
    for (const LineShape &line : lines)
        count += line.three != 0;
    return count;
}

FoulSearch::FoulSearch(const Position &position, Side side, FoulKinds kinds, Reading reading)
    : m_kinds(kinds)
    , m_reading(reading)
{
    for (int y = 0; y < position.size(); ++y) {
        for (int x = 0; x < position.size(); ++x) {
            const Point point(x, y);
            m_cells[index(point)] = position.isEmpty(point) ? Cell::Empty
                : position.has(point, side)                 ? Cell::Own
                                                            : Cell::Closed;
        }
    }
}

LineView FoulSearch::view(Point point, Direction direction) const
{
    const Point step = stepOf(direction);
    const int stride = step.y * Stride + step.x;
    LineView result;
    const Cell *cell = &m_cells[index(point)] - LineReach * stride;
    for (int i = 0; i < LineLength; ++i, cell += stride) {
        result.own |= static_cast<LineMask>((*cell == Cell::Own) << i);
        result.empty |= static_cast<LineMask>((*cell == Cell::Empty) << i);
    }
    result.own |= bitAt(LineCentre);
    result.empty &= static_cast<LineMask>(~bitAt(LineCentre));
    return result;
}

StoneShapes FoulSearch::shapes(Point point) const
{
    assert(m_cells[index(point)] == Cell::Empty);
    StoneShapes result;
    for (Direction direction : AllDirections)
        result.lines[static_cast<std::size_t>(direction)] = shapeOf(view(point, direction));
    return result;
}

FoulKinds FoulSearch::fouls(Point point)
{
    const StoneShapes made = shapes(point);
    if (made.makesFive())
        return {};
    PointSet looked;
    return { .overline = m_kinds.overline && made.makesOverline(),
        .doubleFour = m_kinds.doubleFour && made.fourCount() >= 2,
        .doubleThree = makesDoubleThree(point, made, looked) };
}

bool FoulSearch::isRefused(Point point)
{
    PointSet looked;
    return isRefused(point, looked);
}

void FoulSearch::setAssumed(Point point, bool there)
{
    m_cells[index(point)] = there ? Cell::Own : Cell::Empty;
    m_assumed.set(index(point), there);
}

bool FoulSearch::commitsOther(const StoneShapes &made) const
{
    return (m_kinds.overline && made.makesOverline()) || (m_kinds.doubleFour && made.fourCount() >= 2);
}

void FoulSearch::addLines(PointSet &looked, Point point)
{
    for (Direction direction : AllDirections) {
        const Point step = stepOf(direction);
        const int stride = step.y * Stride + step.x;
        const int centre = static_cast<int>(index(point));
        for (int i = -LineReach; i <= LineReach; ++i)
            looked.set(static_cast<std::size_t>(centre + i * stride));
    }
}

bool FoulSearch::isRefused(Point point, PointSet &looked)
{
    addLines(looked, point);
    const StoneShapes made = shapes(point);
    if (made.makesFive())
        return !m_reading.fivePointMakesThree;
    return commitsOther(made) || makesDoubleThree(point, made, looked);
}

bool FoulSearch::makesDoubleThree(Point point, const StoneShapes &made, PointSet &looked)
{
    if (!m_kinds.doubleThree || made.threeCount() < 2)
        return false;
    std::vector<Answer> &answers = m_answers[index(point)];
    for (const Answer &answer : answers) {
        if ((m_assumed & answer.looked) == answer.assumed) {
            looked |= answer.looked;
            return answer.doubleThree;
        }
    }
    PointSet seen;
    addLines(seen, point);
    assume(point);
    const bool result =
        m_reading.fairThreesCountedApart ? countApart(point, made, seen) : countDoubleThree(point, made, seen);
    withdraw(point);
    // Deeper questions never ask about this point, which is occupied while they run, and may grow the map: its elements
    // stay where they are.
    answers.push_back({ seen, m_assumed & seen, result });
    looked |= seen;
    return result;
}

bool FoulSearch::countDoubleThree(Point point, const StoneShapes &made, PointSet &looked)
{
    int real = 0;
    int left = made.threeCount();
    for (Direction direction : AllDirections) {
        if (!made[direction].three)
            continue;
        real += isReal(point, direction, made[direction], looked);
        --left;
        if (real >= 2 || real + left < 2)
            break;
    }
    return real >= 2;
}

bool FoulSearch::isReal(Point point, Direction direction, const LineShape &line, PointSet &looked)
{
    for (int i = 0; i < LineLength; ++i) {
        if ((line.straightFourPoints & bitAt(i)) && !isRefused(advance(point, direction, i - LineCentre), looked))
            return true;
    }
    return false;
}

bool FoulSearch::countApart(Point point, const StoneShapes &made, PointSet &looked)
{
    int withoutOther = 0; // 9.3 a)
    int withoutDoubleThree = 0; // 9.3 b)
    for (Direction direction : AllDirections) {
        const LineShape &line = made[direction];
        bool other = true;
        bool doubleThree = true;
        for (int i = 0; i < LineLength; ++i) {
            if (!(line.straightFourPoints & bitAt(i)))
                continue;
            const Point four = advance(point, direction, i - LineCentre);
            addLines(looked, four);
            const StoneShapes next = shapes(four);
            if (next.makesFive()) {
                other &= !m_reading.fivePointMakesThree;
                doubleThree &= !m_reading.fivePointMakesThree;
                continue;
            }
            other &= commitsOther(next);
            doubleThree &= makesDoubleThree(four, next, looked);
        }
        withoutOther += !other;
        withoutDoubleThree += !doubleThree;
    }
    return withoutOther >= 2 && withoutDoubleThree >= 2;
}

} // namespace kagetsu::rules
