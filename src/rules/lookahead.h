// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"
#include "rules/shapes/sliceshapes.h"

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
    {
        look(m_board, own, empty);
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
    // What a stone would make on each point of a board.
    struct Board
    {
        Slice own;
        Slice empty;
        Slice fives;
        Slice overlines; // without points that make a five, as in the other kinds
        Slice doubleFours;
        Slice doubleThrees {}; // certain double-threes
        Slice unsettled {}; // possible double-threes: to decide, a stone has to be placed
        // The members below are filled in only if there may be double-threes; the arrays are in the order of
        // AllDirections.
        Slice threeRuns[4];
        Slice open; // straight-four points that are not refused, unless as double-threes
        Slice hopeful[4]; // threes that are real if some of their open points are not double-threes
        Slice real[4]; // threes that are certainly real
    };

    void look(Board &board, const Slice &own, const Slice &empty) const
    {
        board.own = own;
        board.empty = empty;
        const LineSlices<Slice> lines[4] { lineSlices<Direction::Row>(own, empty),
            lineSlices<Direction::Column>(own, empty), lineSlices<Direction::Rising>(own, empty),
            lineSlices<Direction::Falling>(own, empty) };
        const Slice none = own & empty;
        board.fives = lines[0].five | lines[1].five | lines[2].five | lines[3].five;
        const Slice noFive = ~board.fives;
        const FoulKinds kinds = m_terms.kinds;
        const Slice overlines =
            (lines[0].overline | lines[1].overline | lines[2].overline | lines[3].overline) & noFive;
        board.overlines = kinds.overline ? overlines : none;
        const Slice each[4] { lines[0].four, lines[1].four, lines[2].four, lines[3].four };
        const Slice twoFours = lines[0].twoFours | lines[1].twoFours | lines[2].twoFours | lines[3].twoFours;
        board.doubleFours = kinds.doubleFour ? (atLeastTwo(each) | twoFours) & noFive : none;
        if (!kinds.doubleThree)
            return;

        const Slice threes[4] { lines[0].three, lines[1].three, lines[2].three, lines[3].three };
        const Slice seeming = atLeastTwo(threes) & noFive;
        if (seeming.isEmpty())
            return;
        // [RIF 9.3] a). A straight-four point already makes one four, the straight four, so one more on another line
        // makes a double-four. On the line of the straight four it makes neither a five, an overline nor another four.
        const Slice fours = kinds.doubleFour ? (each[0] | each[1] | each[2] | each[3]) & noFive : none;
        const Slice fives = m_terms.reading.fivePointMakesThree ? none : board.fives; // rules.md#r1
        const Slice fair = empty & ~(fives | board.overlines | fours);
        board.open = m_terms.reading.fairThreesCountedApart ? empty & ~fives : fair; // rules.md#r2
        for (int i = 0; i < 4; ++i)
            board.threeRuns[i] = lines[i].threeRuns;
        setRealThrees(board, board.hopeful, board.open, board.open, board.open, board.open);
        Slice candidates = seeming & atLeastTwo(board.hopeful);
        if (m_terms.reading.fairThreesCountedApart) {
            setRealThrees(board, board.real, fair, fair, fair, fair);
            candidates = candidates & atLeastTwo(board.real);
        }
        if (candidates.isEmpty())
            return;
        // [RIF 9.3] b). A straight-four point makes no three on the line of the straight four.
        setRealThrees(board, board.real, board.open & ~(atLeastTwo(threes[1], threes[2], threes[3]) & noFive),
            board.open & ~(atLeastTwo(threes[0], threes[2], threes[3]) & noFive),
            board.open & ~(atLeastTwo(threes[0], threes[1], threes[3]) & noFive),
            board.open & ~(atLeastTwo(threes[0], threes[1], threes[2]) & noFive));
        board.doubleThrees = candidates & atLeastTwo(board.real);
        board.unsettled = candidates & ~board.doubleThrees;
    }

    // Sets the threes that can grow into a straight four at a point that is good for their line.
    static void setRealThrees(const Board &board, Slice (&threes)[4], const Slice &goodInRow, const Slice &goodInColumn,
        const Slice &goodRising, const Slice &goodFalling)
    {
        threes[0] = growing<Direction::Row>(board, goodInRow);
        threes[1] = growing<Direction::Column>(board, goodInColumn);
        threes[2] = growing<Direction::Rising>(board, goodRising);
        threes[3] = growing<Direction::Falling>(board, goodFalling);
    }

    // Returns the points where a stone makes a three in this direction: it fills one of the two gaps of a run, and the
    // other gap is in `good`.
    template <Direction D>
    static Slice growing(const Board &board, const Slice &good)
    {
        const Slice &runs = board.threeRuns[static_cast<int>(D)];
        const Slice oneOfTwo = good | see<D, 1>(good);
        const Slice twoOfTwo = good & see<D, 1>(good);
        const Slice oneOfNextTwo = see<D, 2>(oneOfTwo);
        const Slice both = twoOfTwo | see<D, 2>(twoOfTwo) | (oneOfTwo & oneOfNextTwo);
        return board.empty
            & (pointsOfRuns<D, 4>(runs & both) | (pointsOfRuns<D, 4>(runs & (oneOfTwo | oneOfNextTwo)) & ~good));
    }

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
        Board with;
        look(with, board.own | Slice::at(point), board.empty & ~Slice::at(point));
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
