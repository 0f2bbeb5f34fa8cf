// SPDX-License-Identifier: MIT
#include "engine/ai/moves.h"

#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::ai {

namespace {

template <class Wanted>
std::vector<Cell> allowed(const Board &board, rules::Side side, Wanted wanted)
{
    std::vector<Cell> result;
    for (const Cell cell : board.cells())
        if (board.isEmpty(cell) && wanted(cell) && !board.isForbidden(cell, side))
            result.push_back(cell);
    return result;
}

// True if, after the side places a stone on this point, the other side can no longer make a five on any of these
// points.
bool stopsAll(const Board &board, Cell cell, rules::Side side, const std::vector<Cell> &fives)
{
    rules::Position position = board.position();
    position.place(Board::pointOf(cell), side);
    return std::ranges::all_of(fives, [&](Cell five) {
        return five == cell
            || judge(position, Board::pointOf(five), rules::other(side), board.rules()).outcome != rules::Outcome::Wins;
    });
}

} // namespace

std::vector<Cell> fiveAnswers(const Board &board, rules::Side side)
{
    std::vector<Cell> fives;
    for (const Cell cell : board.cells())
        if (board.isEmpty(cell) && board.best(cell, rules::other(side)) == Shape::Five)
            fives.push_back(cell);
    if (board.rules().fiveNeedsOpenEnd())
        return allowed(board, side, [&](Cell cell) { return stopsAll(board, cell, side, fives); });
    if (fives.size() != 1 || board.isForbidden(fives.front(), side))
        return {};
    return fives;
}

std::vector<Cell> threeAnswers(const Board &board, rules::Side side)
{
    return allowed(board, side, [&](Cell cell) {
        return board.best(cell, side) >= Shape::Four || board.best(cell, rules::other(side)) >= Shape::Four;
    });
}

std::vector<Cell> nearMoves(const Board &board, rules::Side side)
{
    if (board.stones() == 0) {
        const int middle = board.position().size() / 2;
        return { Board::cellOf({ middle, middle }) };
    }
    std::vector<Cell> near = allowed(board, side, [&](Cell cell) { return board.isNearStones(cell); });
    return near.empty() ? allowed(board, side, [](Cell) { return true; }) : near;
}

void sortByWorth(const Board &board, rules::Side side, std::vector<Cell> &moves)
{
    const auto worth = [&](Cell cell) {
        return 5 * board.worth(cell, side) + 4 * board.worth(cell, rules::other(side));
    };
    std::ranges::stable_sort(moves, [&](Cell a, Cell b) { return worth(a) > worth(b); });
}

} // namespace kagetsu::ai
