// SPDX-License-Identifier: MIT
#pragma once

#include "brain/level.h"
#include "brain/moves.h"
#include "brain/table.h"

#include <functional>

namespace kagetsu::brain {

// Worth of a position to the side to move. A win is worth the less the more moves it takes.
constexpr int Win = 1'000'000;
constexpr int SurelyWon = Win - 1'000;

// What ends a search before its depth does. It asks no clock: `goesOn` may, is called every few hundred positions in
// the thread of the search, and ends it by answering false.
struct Bounds
{
    std::uint64_t nodes = 0;
    std::function<bool()> goesOn {};
};

struct Line
{
    int value = 0;
    std::vector<Cell> moves {}; // the best first move and the answers to it
};

// Looks ahead on one board: alpha-beta in which whoever must answer a four or a three has only the moves that do, and
// an answer to a four is no depth.
class Search
{
public:
    Search(Board &board, Table &table, const Level &level, const Bounds &bounds)
        : m_board(&board)
        , m_table(&table)
        , m_level(level)
        , m_bounds(&bounds)
    {
    }

    // The best of these moves at this depth, if the search was not ended before it knew. The moves must be legal; they
    // are put in order for the next depth, the best first.
    std::optional<Line> best(std::vector<Cell> &moves, rules::Side side, int depth);
    bool isEnded() const { return m_isEnded; }
    std::uint64_t nodes() const { return m_nodes; }

private:
    int look(rules::Side side, int depth, int alpha, int beta, int ply);
    int playOn(const std::vector<Cell> &moves, rules::Side side, int depth, int alpha, int beta, int ply);
    int valueOf(Cell move, std::size_t place, rules::Side side, int depth, int alpha, int beta, int ply);
    int after(Cell move, rules::Side side, int depth, int alpha, int beta, int ply);
    // Whether the side, which has no five and need not stop one, wins by at most so many fours.
    bool winsByFours(rules::Side side, int fours);
    bool hasTwoFours(rules::Side side) const;
    std::vector<Cell> moves(rules::Side side, Cell first, bool isForced) const;
    std::vector<Cell> lineFrom(Cell first, rules::Side side);
    int quietValue(rules::Side side) const;
    bool count();

    Board *m_board;
    Table *m_table;
    Level m_level;
    const Bounds *m_bounds;
    std::uint64_t m_nodes = 0;
    int m_fourNodes = 0; // left for the fours at the end of this line
    bool m_isEnded = false;
};

} // namespace kagetsu::brain
