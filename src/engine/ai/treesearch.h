// SPDX-License-Identifier: MIT
#pragma once

#include "engine/ai/hashtable.h"
#include "engine/ai/level.h"
#include "engine/ai/moves.h"

#include <functional>

namespace kagetsu::ai {

// Worths of a position for the side to move. A win is worth less the more moves it takes.
constexpr int Win = 1'000'000;
constexpr int SurelyWon = Win - 1'000;

// The limits that end a search before it reaches its depth. The search reads no clock, but `goesOn` may. It is called
// every few hundred positions in the thread of the search, and ends the search by returning false.
struct Bounds
{
    std::uint64_t nodes = 0;
    std::function<bool()> goesOn {};
};

// The best line that a search has found, with its value.
struct Line
{
    int value = 0;
    std::vector<Cell> moves {}; // the best first move and the replies to it
};

// Looks ahead on one board with an alpha-beta search. A side that must answer a four or a three has only the moves that
// do so, and an answer to a four does not count as depth.
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

    // Returns the best of these moves at this depth, or nothing if the search ended before it knew one. The moves must
    // be legal. They are reordered for the next depth, the best first.
    std::optional<Line> best(std::vector<Cell> &moves, rules::Side side, int depth);
    bool isEnded() const { return m_isEnded; }
    std::uint64_t nodes() const { return m_nodes; }

private:
    int look(rules::Side side, int depth, int alpha, int beta, int ply);
    int playOn(const std::vector<Cell> &moves, rules::Side side, int depth, int alpha, int beta, int ply);
    int valueOf(Cell move, std::size_t place, rules::Side side, int depth, int alpha, int beta, int ply);
    int after(Cell move, rules::Side side, int depth, int alpha, int beta, int ply);
    // True if the side wins by at most `fours` fours. It must not have a five to make or to stop.
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
    int m_fourNodes = 0; // positions left for the search for fours at the end of this line
    bool m_isEnded = false;
};

} // namespace kagetsu::ai
