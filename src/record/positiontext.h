// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/move.h"
#include "rules/position.h"

#include <result.h> // of all modules, not the one of this folder
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// A position as people write it down or copy it: a board of letters, a line of moves, or a game record.
struct WrittenPosition
{
    enum class Kind : std::uint8_t { Board, Moves, Record };

    Kind kind = Kind::Board;
    rules::Position start; // the board before the first move; of a board text all there is
    std::vector<Move> moves; // stones on free points, and passes

    // The board after so many of the moves, from 0 to all.
    rules::Position after(std::size_t count) const;

    friend bool operator==(const WrittenPosition &, const WrittenPosition &) = default;
};

// Why a text is none.
struct PositionTextFault
{
    enum class Reason : std::uint8_t {
        Empty, // nothing but blanks
        BoardLength, // `number` characters of a board, which make no square of 5 to 26
        Word, // `word` is no move
        OffBoard, // move `number`, `word`, is not on the board
        Occupied, // move `number`, `word`, is on a stone
        NoGame, // no game could be read in the record
        BoardShape, // the record's board is none that a game can be played on
    };

    Reason reason = Reason::Empty;
    std::string word;
    int number = 0;

    friend bool operator==(const PositionTextFault &, const PositionTextFault &) = default;
};

// Reads UTF-8. A board has rows from the top, or all characters in one line: X, *, ● and ⚫ are black, O, ○ and ⚪
// white, and . + - _ · ? ! empty points; blanks, and coordinates around it, are skipped. Moves are those of movetext.h,
// Black first and then in turn; their board has `boardSize` points a side. Of a record the first game is read, along
// its main line.
Result<WrittenPosition, PositionTextFault> readPosition(std::string_view text, int boardSize);

} // namespace kagetsu::record
