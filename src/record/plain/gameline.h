// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/findings.h"
#include "record/model/game.h"

#include <string_view>

namespace kagetsu::record {

// Builds a game with a single line, for formats without variations. The colours alternate, beginning with Black. A move
// that cannot be placed keeps its text and its turn (record-sgf.md#r20, record-sgf.md#r22).
class GameLine
{
public:
    // The findings must outlive this object.
    GameLine(int columns, int rows, Findings &findings);

    // Plays a move. The point may be anywhere; `text` and `offset` say how and where it was written.
    void play(rules::Point point, std::string_view text, std::size_t offset);
    // Plays a move whose text is not a point at all.
    void playNowhere(std::string_view text, std::size_t offset);
    void pass();

    rules::Side turn() const { return m_turn; }
    int moves() const { return m_moves; }
    // Returns the node of the last move, or the root.
    NodeId last() const { return m_last; }
    Game &game() { return m_game; }
    // True if the last stone is part of a row of five or more.
    bool endsWithFive() const;

private:
    void append(const Move &move);

    Findings &m_findings;
    Game m_game;
    Stones m_stones;
    NodeId m_last = GameTree::root();
    rules::Side m_turn = rules::Side::Black;
    int m_moves = 0;
};

// Returns the smallest usual board with at least this many lines: 15, 19, 20 or 26 (record-sgf.md#r19).
int usualSize(int lines);

} // namespace kagetsu::record
