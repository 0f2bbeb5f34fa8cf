// SPDX-License-Identifier: MIT
#pragma once

#include "record/plain/plainline.h"

#include <string_view>

namespace kagetsu::record {

// A line of moves as people write it (record-formats.md#move-text): `h8i9j10`, `H8, I9`, `1. h8 2) i9`; rows are
// counted from the bottom, `--` or `pass` is a pass, and boards may have up to 26 lines.

// True if the text consists of moves, their numbers and separators. A few other words among many moves are allowed.
bool isMoveText(std::string_view text);
// Reads the moves; words that are not moves are skipped and reported. The board has 15 lines, or as many as the
// smallest usual board that holds the moves (record-sgf.md#r19).
Game readMoveText(std::string_view text);
// Writes the moves in lower case, separated by blanks, without a line end.
Result<WrittenGame, ExportRefusal> writeMoveText(const Game &game);

// A move or another word of a text.
struct MoveToken
{
    enum class Kind : std::uint8_t { Stone, Pass, Number, Word };

    Kind kind = Kind::Word;
    std::string_view text;
    std::size_t offset = 0;
    rules::Point point; // for a stone; on a board of 26 lines
};

// Splits a text into moves and other words.
class MoveScanner
{
public:
    explicit MoveScanner(std::string_view text)
        : m_text(text)
    {
    }

    // Reads the next token. Returns false at the end.
    bool next(MoveToken &token);

private:
    std::size_t separatorAt(std::size_t at) const;
    std::size_t wordEnd(std::size_t at) const;

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace kagetsu::record
