// SPDX-License-Identifier: MIT
#include "engine/ai/treesearch.h"

#include <algorithm>
#include <cstdlib>

namespace kagetsu::ai {

namespace {

constexpr int Infinite = Win + 1;
constexpr std::uint64_t NodesBetweenQuestions = 256;
constexpr std::size_t Width = 20; // how many quiet moves are examined in one position
constexpr int FourNodes = 96; // how many positions the search for fours may examine at the end of one line
constexpr std::uint64_t WhiteToMove = 0x5851f42d4c957f2dULL;
constexpr std::size_t LongestLine = 12;

std::uint64_t keyOf(const Board &board, rules::Side side)
{
    return board.key() ^ (side == rules::Side::White ? WhiteToMove : 0);
}

} // namespace

std::optional<Line> Search::best(std::vector<Cell> &moves, rules::Side side, int depth)
{
    Line line { .value = -Infinite, .moves = {} };
    std::size_t first = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int value = i == 0 ? after(moves[i], side, depth, -Infinite, Infinite, 0)
                                 : after(moves[i], side, depth, line.value, line.value + 1, 0);
        const int exact =
            i > 0 && value > line.value && !m_isEnded ? after(moves[i], side, depth, line.value, Infinite, 0) : value;
        // The best move of the last depth comes first, so the best one known now is that move or a better one.
        if (m_isEnded)
            break;
        if (exact > line.value) {
            line.value = exact;
            first = i;
        }
    }
    if (line.value == -Infinite)
        return std::nullopt;
    const auto begin = moves.begin();
    std::rotate(begin, begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(first) + 1);
    line.moves = lineFrom(moves.front(), side);
    return line;
}

int Search::look(rules::Side side, int depth, int alpha, int beta, int ply)
{
    const rules::Side foe = rules::other(side);
    if (!count())
        return 0;
    if (m_board->count(Shape::Five, side) > 0)
        return Win - ply - 1;
    if (m_board->isFull())
        return 0;
    if (m_board->count(Shape::Five, foe) > 0)
        return playOn(fiveAnswers(*m_board, side), side, depth + 1, alpha, beta, ply);
    // In Caro a five can also be stopped at an open end, so two five-points are not yet a win.
    const bool seesThrees = m_level.seesThrees && !m_board->rules().fiveNeedsOpenEnd();
    if (seesThrees && hasTwoFours(side))
        return Win - ply - 3;
    if (depth <= 0) {
        m_fourNodes = FourNodes;
        return winsByFours(side, m_level.fours) ? Win - ply - 5 : quietValue(side);
    }
    const std::uint64_t key = keyOf(*m_board, side);
    Cell first = 0;
    if (const TableEntry *known = m_table->find(key)) {
        first = known->move;
        // A win is counted from the position in which it was found. That position may come sooner or later in this
        // game, so the value cannot be reused.
        const bool isWon = std::abs(known->value) >= SurelyWon;
        if (known->depth >= depth && !isWon
            && (known->bound == Bound::Exact || (known->bound == Bound::Lower && known->value >= beta)
                || (known->bound == Bound::Upper && known->value <= alpha)))
            return known->value;
    }
    return playOn(moves(side, first, seesThrees && hasTwoFours(foe)), side, depth, alpha, beta, ply);
}

int Search::playOn(const std::vector<Cell> &moves, rules::Side side, int depth, int alpha, int beta, int ply)
{
    int best = -(Win - ply - 2); // the value if no move helps
    Cell move = moves.empty() ? Cell { 0 } : moves.front();
    Bound bound = Bound::Upper;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int value = valueOf(moves[i], i, side, depth, alpha, beta, ply);
        if (m_isEnded)
            return 0;
        if (i == 0 || value > best) {
            best = value;
            move = moves[i];
        }
        if (best > alpha) {
            alpha = best;
            bound = Bound::Exact;
        }
        if (alpha >= beta) {
            bound = Bound::Lower;
            break;
        }
    }
    m_table->keep({ .key = keyOf(*m_board, side),
        .value = best,
        .move = move,
        .depth = static_cast<std::int8_t>(depth),
        .bound = bound });
    return best;
}

// The first move is expected to be the best. A later move is first tested only for whether it is better, and a move far
// down the order is tested at a smaller depth.
int Search::valueOf(Cell move, std::size_t place, rules::Side side, int depth, int alpha, int beta, int ply)
{
    if (place == 0)
        return after(move, side, depth, alpha, beta, ply);
    const int less = m_level.skims && depth >= 3 && place >= 4 ? (place >= 12 && depth >= 4 ? 2 : 1) : 0;
    int value = after(move, side, depth - less, alpha, alpha + 1, ply);
    if (less > 0 && value > alpha && !m_isEnded)
        value = after(move, side, depth, alpha, alpha + 1, ply);
    if (value > alpha && value < beta && !m_isEnded)
        value = after(move, side, depth, alpha, beta, ply);
    return value;
}

int Search::after(Cell move, rules::Side side, int depth, int alpha, int beta, int ply)
{
    m_board->place(move, side);
    const int value = -look(rules::other(side), depth - 1, -beta, -alpha, ply + 1);
    m_board->take(move, side);
    return value;
}

bool Search::winsByFours(rules::Side side, int fours)
{
    const rules::Side foe = rules::other(side);
    if (fours <= 0 || m_board->count(Shape::Four, side) + m_board->count(Shape::StraightFour, side) == 0)
        return false;
    for (const Cell four : m_board->cells()) {
        if (!m_board->isEmpty(four) || m_board->best(four, side) < Shape::Four || m_board->isForbidden(four, side))
            continue;
        if (--m_fourNodes < 0 || !count())
            return false;
        m_board->place(four, side);
        const std::vector<Cell> answers = fiveAnswers(*m_board, foe);
        bool wins = answers.empty();
        if (answers.size() == 1) {
            m_board->place(answers.front(), foe);
            wins = m_board->count(Shape::Five, foe) == 0 && winsByFours(side, fours - 1);
            m_board->take(answers.front(), foe);
        }
        m_board->take(four, side);
        if (wins)
            return true;
    }
    return false;
}

bool Search::hasTwoFours(rules::Side side) const
{
    if (m_board->count(Shape::Four, side) + m_board->count(Shape::StraightFour, side) == 0)
        return false;
    return std::ranges::any_of(m_board->cells(), [&](Cell cell) {
        return m_board->isEmpty(cell) && m_board->makesTwoFours(cell, side) && !m_board->isForbidden(cell, side);
    });
}

std::vector<Cell> Search::moves(rules::Side side, Cell first, bool isForced) const
{
    std::vector<Cell> result = isForced ? threeAnswers(*m_board, side) : nearMoves(*m_board, side);
    sortByWorth(*m_board, side, result);
    if (!isForced && result.size() > Width)
        result.resize(Width);
    if (const auto found = std::ranges::find(result, first); found != result.end())
        std::rotate(result.begin(), found, found + 1);
    return result;
}

std::vector<Cell> Search::lineFrom(Cell first, rules::Side side)
{
    std::vector<Cell> line { first };
    std::vector<rules::Side> sides { side };
    m_board->place(first, side);
    for (side = rules::other(side); line.size() < LongestLine; side = rules::other(side)) {
        const TableEntry *known = m_table->find(keyOf(*m_board, side));
        if (known == nullptr || known->move == 0 || !m_board->isEmpty(known->move))
            break;
        line.push_back(known->move);
        sides.push_back(side);
        m_board->place(known->move, side);
    }
    for (std::size_t i = line.size(); i-- > 0;)
        m_board->take(line[i], sides[i]);
    return line;
}

int Search::quietValue(rules::Side side) const
{
    const rules::Side foe = rules::other(side);
    if (!m_level.seesThrees)
        return m_board->count(Shape::Four, side) - m_board->count(Shape::Four, foe);
    return m_board->total(side) * 5 / 4 - m_board->total(foe);
}

bool Search::count()
{
    if (!m_isEnded
        && (m_nodes >= m_bounds->nodes
            || (m_nodes % NodesBetweenQuestions == 0 && m_bounds->goesOn && !m_bounds->goesOn())))
        m_isEnded = true;
    ++m_nodes;
    return !m_isEnded;
}

} // namespace kagetsu::ai
