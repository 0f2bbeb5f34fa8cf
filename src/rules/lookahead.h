// SPDX-License-Identifier: MIT
#pragma once

#include "rules/foulslices.h"

namespace kagetsu::rules {

// Finds the forbidden points of one side (rules.md#verdict, rules.md#real-threes) with any type of
// slice (slice.h).
//
// A stone on p and a stone on a straight-four point e of one of its threes share exactly one line, so p does not change
// what e makes on its three other lines (rules.md#facts). All first straight-four points of all threes of the
// board can therefore be judged at once, on the board as it is. Only where such a point e seems to be a double-three
// itself, and this matters, does the search place the stone on p and examine the new board.
template <class Slice>
class LookAhead
{
public:
    LookAhead(const Slice &own, const Slice &empty, const FoulTerms &terms)
        : m_terms(terms)
        , m_board(own, empty, terms)
    {
    }

    void wholeBoard(FoulMap &map) const
    {
        m_board.fives.storeIn(map.fives);
        m_board.overlines.storeIn(map.overlines);
        m_board.doubleFours.storeIn(map.doubleFours);
        m_board.doubleThrees.storeIn(map.doubleThrees);
        if (m_board.unsettled.isEmpty())
            return;
        PointSet unsettled;
        m_board.unsettled.storeIn(unsettled);
        unsettled.forEach([&](Point point) {
            if (isDoubleThree(m_board, point))
                map.doubleThrees.insert(point);
        });
    }

    FoulKinds onePoint(Point point) const
    {
        return { .overline = m_board.overlines.contains(point),
            .doubleFour = m_board.doubleFours.contains(point),
            .doubleThree = isDoubleThree(m_board, point) };
    }

private:
    using Board = FoulSlices<Slice>;

    bool isDoubleThree(const Board &board, Point point) const
    {
        return board.doubleThrees.contains(point) || (board.unsettled.contains(point) && settle(board, point));
    }

    // Each level places one more stone, so there are never more levels than empty points. Each level keeps one Board on
    // the stack and stores nothing else.
    bool settle(const Board &board, Point point) const
    {
        int real = 0;
        int left = 0;
        for (int i = 0; i < 4; ++i) {
            real += board.real[i].contains(point);
            left += board.hopeful[i].contains(point) && !board.real[i].contains(point);
        }
        const Board with(board.own | Slice::at(point), board.empty & ~Slice::at(point), m_terms);
        for (Direction direction : AllDirections) {
            const int i = static_cast<int>(direction);
            if (!board.hopeful[i].contains(point) || board.real[i].contains(point))
                continue;
            real += grows(board, with, point, direction);
            --left;
            if (real >= 2 || real + left < 2)
                break;
        }
        return real >= 2;
    }

    // Returns true if the three of this point has a straight-four point that is not a double-three once the stone is on
    // the point.
    bool grows(const Board &board, const Board &with, Point point, Direction direction) const
    {
        for (int first = -3; first <= 0; ++first) {
            const Point run = advance(point, direction, first);
            if (!isOn(run, Slice::Size) || !board.threeRuns[static_cast<int>(direction)].contains(run))
                continue;
            for (int i = 0; i < 4; ++i) {
                const Point four = advance(run, direction, i);
                if (four != point && board.open.contains(four) && !isDoubleThree(with, four))
                    return true;
            }
        }
        return false;
    }

    FoulTerms m_terms;
    Board m_board;
};

// The functions of a FoulFinder for boards that fit into this slice.
template <class Slice>
void foulsOfBoard(const SideView &stones, const FoulTerms &terms, FoulMap &map)
{
    LookAhead<Slice>(Slice::of(stones.own), Slice::of(stones.empty), terms).wholeBoard(map);
}

template <class Slice>
FoulKinds foulsOfPoint(const SideView &stones, const FoulTerms &terms, Point point)
{
    return LookAhead<Slice>(Slice::of(stones.own), Slice::of(stones.empty), terms).onePoint(point);
}

} // namespace kagetsu::rules
