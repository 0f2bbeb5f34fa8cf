// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "record/model/move.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// A position as people write or copy it: a board of letters, a line of moves, or a game record.
struct WrittenPosition
{
    enum class Kind : std::uint8_t { Board, Moves, Record };

    Kind kind = Kind::Board;
    rules::Position start; // the board before the first move; for a board text, the whole position
    std::vector<Move> moves; // stones on free points, and passes

    // Returns the board after this many moves, from 0 to all.
    rules::Position after(std::size_t count) const;

    friend bool operator==(const WrittenPosition &, const WrittenPosition &) = default;
};

// The reason why a text is not a position.
struct PositionTextFault
{
    enum class Reason : std::uint8_t {
        Empty, // only blanks
        BoardLength, // `number` characters of a board, which do not form a square of 5 to 26
        Word, // `word` is not a move
        OffBoard, // move `number`, `word`, is not on the board
        Occupied, // move `number`, `word`, is on a stone
        NoGame, // no game could be read in the record
        BoardShape, // the record's board is not one that can be played on
    };

    Reason reason = Reason::Empty;
    std::string word;
    int number = 0;

    friend bool operator==(const PositionTextFault &, const PositionTextFault &) = default;
};

// Reads UTF-8. A board has rows from the top, or all characters in one line: X, *, ● and ⚫ are black, O, ○ and ⚪ are
// white, and . + - _ · ? ! are empty points; blanks and the coordinates around the board are skipped. Moves are those
// of movetext.h, alternating and beginning with Black, on a board with `boardSize` points per side. From a record, the
// main line of the first game is read.
Result<WrittenPosition, PositionTextFault> readPosition(std::string_view text, int boardSize);

} // namespace kagetsu::record
