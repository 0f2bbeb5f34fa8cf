// SPDX-License-Identifier: MIT
#include "learn/puzzle/puzzle.h"

#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::puzzle {

namespace {

using rules::Side;

// True if the side can make five. It would play nothing else, or would have to be stopped before anything is won.
bool canMakeFive(const rules::Position &position, Side side)
{
    return !judgeBoard(position, side, Renju).wins.empty();
}

// Counts fours other than the winning one, which may tempt a pupil.
int temptationsOf(const rules::Position &position, Side side, rules::Point first)
{
    int count = 0;
    position.emptyPoints().forEach([&](rules::Point point) {
        if (point == first || judge(position, point, side, Renju).outcome == rules::Outcome::Forbidden)
            return;
        rules::Position after = position;
        after.place(point, side);
        if (canMakeFive(after, side))
            ++count;
    });
    return count;
}

} // namespace

bool hasStonesOfAGame(const rules::Position &position, Side side)
{
    const int more = side == Side::White ? 1 : 0;
    return position.count(Side::Black) == position.count(Side::White) + more;
}

std::optional<Puzzle> puzzleOf(
    const rules::Position &position, Side side, solver::FourSolver &solver, const solver::Limits &limits)
{
    if (!hasStonesOfAGame(position, side))
        return std::nullopt;
    const solver::Question question { position, side, Renju };
    const solver::Finding shortest = solver.findShortest(question, limits);
    if (shortest.answer != solver::Answer::Win || !shortest.isShortest || shortest.length == 0)
        return std::nullopt;
    if (canMakeFive(position, other(side)))
        return std::nullopt;
    const solver::MoveAnswers firsts = solver.firstMoves(question, limits);
    const bool isKnown = std::none_of(firsts.moves.begin(), firsts.moves.end(),
        [](const solver::MoveAnswer &move) { return move.answer == solver::Answer::Unknown; });
    if (!isKnown || firsts.moves.size() != 1)
        return std::nullopt;
    const rules::Point first = firsts.moves.front().point;
    return Puzzle { position, side, first, shortest.length, temptationsOf(position, side, first) };
}

} // namespace kagetsu::puzzle
