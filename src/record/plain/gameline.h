// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/findings.h"
#include "record/model/game.h"

#include <string_view>

namespace kagetsu::record {

// Builds a game of one line, as formats without variations have it: the colours take turns from Black on. A move that
// cannot be placed keeps its text and its turn (sgf.md#r20, sgf.md#r22).
class GameLine
{
public:
    // The findings must outlive this.
    GameLine(int columns, int rows, Findings &findings);

    // The point may lie anywhere; `text` and `offset` say how and where it was written.
    void play(rules::Point point, std::string_view text, std::size_t offset);
    // A move whose text is no point at all.
    void playNowhere(std::string_view text, std::size_t offset);
    void pass();

    rules::Side turn() const { return m_turn; }
    int moves() const { return m_moves; }
    // Of the last move, or the root.
    NodeId last() const { return m_last; }
    Game &game() { return m_game; }
    // The last stone stands in a row of five or more.
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

// The smallest usual board that holds this many lines: 15, 19, 20 or 26 (sgf.md#r19).
int usualSize(int lines);

} // namespace kagetsu::record
