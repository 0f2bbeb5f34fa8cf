// SPDX-License-Identifier: MIT
#pragma once

#include "record/plain/plainline.h"

#include <string_view>

namespace kagetsu::record {

// A line of moves as people write it anywhere (formats.md#move-text): `h8i9j10`, `H8, I9`, `1. h8 2) i9`, rows from the
// bottom, `--` or `pass` for a pass, on boards of up to 26 lines.

// Moves, their numbers and what stands between them; a few words beside many moves do no harm.
bool isMoveText(std::string_view text);
// Skips words that are no moves and says so. The board has 15 lines, or as many as usual boards need (sgf.md#r19).
Game readMoveText(std::string_view text);
// Small letters, parted by blanks, without a line end.
Result<WrittenGame, ExportRefusal> writeMoveText(const Game &game);

// The next move or word of a text.
struct MoveToken
{
    enum class Kind : std::uint8_t { Stone, Pass, Number, Word };

    Kind kind = Kind::Word;
    std::string_view text;
    std::size_t offset = 0;
    rules::Point point; // of a stone; on a board of 26 lines
};

class MoveScanner
{
public:
    explicit MoveScanner(std::string_view text)
        : m_text(text)
    {
    }

    // False at the end.
    bool next(MoveToken &token);

private:
    std::size_t separatorAt(std::size_t at) const;
    std::size_t wordEnd(std::size_t at) const;

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace kagetsu::record
