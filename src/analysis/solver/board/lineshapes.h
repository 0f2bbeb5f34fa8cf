// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/board/lanes.h"
#include "rules/ruleset.h"
#include "rules/shapes/sliceshapes.h"

namespace kagetsu::solver {

// The kinds of rows that win (rules.md#rule-sets). In each case, a row of five points that are all occupied
// wins, with the exceptions below.
enum class RowsThatWin : std::uint8_t {
    FiveOrMore,
    ExactlyFive, // not if there is another stone of the side next to it
    OpenFiveOrMore, // not if both ends are blocked, unless there is another stone of the side next to it
    OpenFive, // not if both ends are blocked or there is another stone of the side next to it
};

inline RowsThatWin rowsThatWin(const rules::RuleSet &rules, rules::Side side)
{
    const bool longWins = rules.longRow(side) == rules::LongRow::Wins;
    if (rules.fiveNeedsOpenEnd())
        return longWins ? RowsThatWin::OpenFiveOrMore : RowsThatWin::OpenFive;
    return longWins ? RowsThatWin::FiveOrMore : RowsThatWin::ExactlyFive;
}

// Four lines from the point of view of one side.
struct LineView
{
    Lanes own;
    Lanes empty;
    // Ends that leave a five open although they are neither own nor empty: the places beyond the edge, if the edge does
    // not block.
    Lanes openEdge;
};

// The empty points of four lines, grouped by what a stone there makes on its line (analysis.md#terms).
struct FoursOfLines
{
    Lanes fives; // a row that wins
    Lanes fours; // at least one five-point on this line
    Lanes twoFives; // two five-points or more
};

// Returns the first point of each run of five points where five stones of the side would win.
template <RowsThatWin Kind>
inline Lanes winningRuns(const LineView &view)
{
    const Lanes open = view.own | view.empty;
    const Lanes openTwo = open & seen<1>(open);
    const Lanes openFive = openTwo & seen<2>(openTwo) & seen<4>(open);
    if constexpr (Kind == RowsThatWin::FiveOrMore)
        return openFive;
    const Lanes longer = seen<-1>(view.own) | seen<5>(view.own);
    if constexpr (Kind == RowsThatWin::ExactlyFive)
        return openFive & ~longer;
    const Lanes openEnd = open | view.openEdge;
    const Lanes someOpenEnd = seen<-1>(openEnd) | seen<5>(openEnd);
    if constexpr (Kind == RowsThatWin::OpenFive)
        return openFive & ~longer & someOpenEnd;
    return openFive & (longer | someOpenEnd);
}

inline Lanes pointsOfFive(const Lanes &runs)
{
    const Lanes two = runs | seen<-1>(runs);
    return two | seen<-2>(two) | seen<-4>(runs);
}

// Returns the points that belong to two or more of the runs.
inline Lanes pointsOfTwo(const Lanes &runs)
{
    const Lanes next = seen<-1>(runs);
    const Lanes two = runs | next;
    const Lanes twice = runs & next;
    const Lanes later = seen<-2>(two);
    return twice | seen<-2>(twice) | (two & later) | ((two | later) & seen<-4>(runs));
}

// The number of stones on the first four of five points, as bits for two, three and four. The arithmetic is that of
// rules::lineSlices.
struct StonesOfFour
{
    Lanes two;
    Lanes three;
    Lanes four;
    Lanes fifth;
};

inline StonesOfFour stonesOfFour(const Lanes &own)
{
    const Lanes one = own ^ seen<1>(own);
    const Lanes both = own & seen<1>(own);
    const Lanes oneLater = seen<2>(one);
    const Lanes bothLater = seen<2>(both);
    return { (both ^ bothLater ^ (one & oneLater)) & ~(one ^ oneLater), (one & bothLater) | (both & oneLater),
        both & bothLater, seen<4>(own) };
}

template <RowsThatWin Kind>
inline Lanes fivesOf(const LineView &view)
{
    const StonesOfFour stones = stonesOfFour(view.own);
    const Lanes fourOfFive = (stones.four & ~stones.fifth) | (stones.three & stones.fifth);
    return view.empty & pointsOfFive(winningRuns<Kind>(view) & fourOfFive);
}

template <RowsThatWin Kind>
inline FoursOfLines foursOf(const LineView &view)
{
    const StonesOfFour stones = stonesOfFour(view.own);
    const Lanes fourOfFive = (stones.four & ~stones.fifth) | (stones.three & stones.fifth);
    const Lanes threeOfFive = (stones.three & ~stones.fifth) | (stones.two & stones.fifth);
    const Lanes runs = winningRuns<Kind>(view);
    const Lanes fourRuns = runs & threeOfFive;
    return { view.empty & pointsOfFive(runs & fourOfFive), view.empty & pointsOfFive(fourRuns),
        view.empty & pointsOfTwo(fourRuns) };
}

// Returns the empty points of the runs in which the side has at least one stone, or at least two.
template <RowsThatWin Kind>
inline Lanes pointsNear(const LineView &view, int stones)
{
    const Lanes one = view.own | seen<1>(view.own);
    const Lanes two = view.own & seen<1>(view.own);
    const Lanes oneOfFour = one | seen<2>(one);
    const Lanes twoOfFour = two | seen<2>(two) | (one & seen<2>(one));
    const Lanes fifth = seen<4>(view.own);
    const Lanes enough = stones < 2 ? oneOfFour | fifth : twoOfFour | (oneOfFour & fifth);
    return view.empty & pointsOfFive(winningRuns<Kind>(view) & enough);
}

// Calls visit with the kind as a compile-time constant.
template <class Visit>
inline void withKind(RowsThatWin kind, Visit visit)
{
    switch (kind) {
    case RowsThatWin::FiveOrMore: return visit.template operator()<RowsThatWin::FiveOrMore>();
    case RowsThatWin::ExactlyFive: return visit.template operator()<RowsThatWin::ExactlyFive>();
    case RowsThatWin::OpenFiveOrMore: return visit.template operator()<RowsThatWin::OpenFiveOrMore>();
    case RowsThatWin::OpenFive: return visit.template operator()<RowsThatWin::OpenFive>();
    }
}

// Four lines in the form that rules::lineSlices takes, so that it evaluates stones on them as it does on a whole board.
struct LineSlice
{
    Lanes bits;

    template <int Columns, int>
    LineSlice moved() const
    {
        return { seen<Columns>(bits) };
    }
    friend LineSlice operator&(const LineSlice &a, const LineSlice &b) { return { a.bits & b.bits }; }
    friend LineSlice operator|(const LineSlice &a, const LineSlice &b) { return { a.bits | b.bits }; }
    friend LineSlice operator^(const LineSlice &a, const LineSlice &b) { return { a.bits ^ b.bits }; }
    friend LineSlice operator~(const LineSlice &a) { return { ~a.bits }; }
};

} // namespace kagetsu::solver
