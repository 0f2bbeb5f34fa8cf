// SPDX-License-Identifier: MIT
#include "rules/proof/falseshapes.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::rules {

namespace {

// Neighbouring points of a line, of which one is empty and all others hold own stones.
struct Gapped
{
    std::vector<Point> stones;
    Point gap;
};

class StonesOnLine
{
public:
    StonesOnLine(const Position &position, Side side, Direction direction)
        : m_position(position)
        , m_side(side)
        , m_direction(direction)
    {
    }

    Point at(Point from, int steps) const { return advance(from, m_direction, steps); }
    bool isOwn(Point point) const { return m_position.isOn(point) && m_position.has(point, m_side); }
    bool isEmpty(Point point) const { return m_position.isOn(point) && m_position.isEmpty(point); }
    UnbrokenRow rowThrough(Point point) const { return unbrokenRow(m_position, point, m_side, m_direction); }
    Border borderAt(Point point) const { return m_position.isOn(point) ? Border(point) : Border(); }

    // Returns all such runs of `length` points through `point`.
    std::vector<Gapped> gapped(Point point, int length) const
    {
        std::vector<Gapped> result;
        for (int first = 1 - length; first <= 0; ++first) {
            Gapped run;
            int gaps = 0;
            for (int i = first; i < first + length; ++i) {
                const Point here = at(point, i);
                if (isOwn(here)) {
                    run.stones.push_back(here);
                } else if (isEmpty(here)) {
                    run.gap = here;
                    ++gaps;
                }
            }
            if (gaps == 1 && static_cast<int>(run.stones.size()) == length - 1)
                result.push_back(run);
        }
        return result;
    }

    // Returns the space around a point that the opponent and the edge leave free.
    NoRoom spaceAround(Point point) const
    {
        int before = 0;
        while (isOwn(at(point, -before - 1)) || isEmpty(at(point, -before - 1)))
            ++before;
        int after = 0;
        while (isOwn(at(point, after + 1)) || isEmpty(at(point, after + 1)))
            ++after;
        return { { borderAt(at(point, -before - 1)), borderAt(at(point, after + 1)) }, before + 1 + after };
    }

private:
    const Position &m_position;
    Side m_side;
    Direction m_direction;
};

} // namespace

std::vector<FalseFour> falseFours(const Position &position, Point point, Side side, Direction direction)
{
    const StonesOnLine line(position, side, direction);
    std::vector<FalseFour> result;
    for (const Gapped &five : line.gapped(point, 5)) {
        const UnbrokenRow row = line.rowThrough(five.gap);
        const bool known = std::any_of(result.begin(), result.end(),
            [&](const FalseFour &four) { return std::get<MakesLong>(four.reason).point == five.gap; });
        if (row.length > 5 && !known)
            result.push_back({ direction, five.stones, MakesLong { five.gap, row } });
    }
    const UnbrokenRow row = line.rowThrough(point);
    const Point before = line.at(row.first, -1);
    const Point after = line.at(row.first, row.length);
    if (row.length == 4 && !line.isEmpty(before) && !line.isEmpty(after))
        result.push_back(
            { direction, row.points(), ClosedBothEnds { { line.borderAt(before), line.borderAt(after) } } });
    return result;
}

std::vector<FalseThree> falseThrees(const Position &position, Point point, Side side, Direction direction)
{
    const StonesOnLine line(position, side, direction);
    const NoRoom space = line.spaceAround(point);
    std::vector<FalseThree> result;
    for (const Gapped &four : line.gapped(point, 4)) {
        auto known = std::find_if(
            result.begin(), result.end(), [&](const FalseThree &three) { return three.stones == four.stones; });
        if (known == result.end())
            known = result.insert(result.end(), { direction, four.stones, {} });
        if (space.points <= 5) {
            known->reasons = { space };
            continue;
        }
        const UnbrokenRow row = line.rowThrough(four.gap);
        // A row of five would be a four of the point, and a row of six or more would look like one.
        assert(row.length == 4);
        const std::array<Point, 2> ends { line.at(row.first, -1), line.at(row.first, 4) };
        const auto closed = std::find_if(ends.begin(), ends.end(), [&](Point end) { return !line.isEmpty(end); });
        if (closed != ends.end()) {
            known->reasons.push_back(ClosedEnd { four.gap, line.borderAt(*closed) });
            continue;
        }
        Position extended = position;
        extended.place(four.gap, side);
        for (Point end : ends) {
            const UnbrokenRow longer = unbrokenRow(extended, end, side, direction);
            if (longer.length > 5) {
                known->reasons.push_back(LongEnd { four.gap, end, longer });
                break;
            }
        }
    }
    return result;
}

} // namespace kagetsu::rules
