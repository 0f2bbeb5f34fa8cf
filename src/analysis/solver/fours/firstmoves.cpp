// SPDX-License-Identifier: MIT
#include "analysis/solver/fours/firstmoves.h"

#include "analysis/solver/fours/shortest.h"

#include <algorithm>

namespace kagetsu::solver {

namespace {

MoveAnswers fives(CellList points)
{
    MoveAnswers result { .answer = Answer::Win };
    std::sort(points.cells.begin(), points.cells.begin() + points.count);
    for (const Cell cell : points)
        result.moves.push_back({ pointOf(cell), Answer::Win, 0, true });
    return result;
}

} // namespace

MoveAnswers firstMoves(const FourBoard &board, FourSearch &search, const StepStore &steps)
{
    const CellList fivePoints = board.fivePoints(Role::Attacker);
    if (!fivePoints.isEmpty())
        return fives(fivePoints);
    const rules::Side attacker = board.side(Role::Attacker);
    MoveAnswers result { .answer = Answer::None };
    std::optional<StepNumber> best;
    int shortest = 0;
    for (const rules::Point first : search.firstFours()) {
        const std::optional<StepNumber> win = search.winBy(first, FailTable::AnyLength);
        if (win) {
            const int length = lengthOf(steps.proofOf(*win, attacker));
            result.moves.push_back({ first, Answer::Win, length, false });
            if (!best || length < shortest) {
                best = win;
                shortest = length;
            }
        } else if (search.isSpent()) {
            result.moves.push_back({ first, Answer::Unknown, 0, false });
        }
    }
    if (!best) {
        result.answer = search.isSpent() ? Answer::Unknown : Answer::None;
        return result;
    }
    result.answer = Answer::Win;
    shortest = lengthOf(steps.proofOf(shorten(search, steps, *best, attacker), attacker));
    for (MoveAnswer &move : result.moves) {
        if (move.answer != Answer::Win || search.isSpent())
            continue;
        search.setHint({});
        if (search.winBy(move.point, shortest)) {
            move.length = shortest;
            move.isShortest = true;
        }
    }
    // A mark that has not been refuted is not yet proven.
    if (search.isSpent()) {
        for (MoveAnswer &move : result.moves)
            move.isShortest = false;
    }
    return result;
}

} // namespace kagetsu::solver
