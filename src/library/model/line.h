// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "rules/symmetry.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::library {

// The moves of a game as the library keeps them (library.md#moves): on boards of up to 15 lines one byte for each,
// above that two, the higher one first. A number below the number of points is a stone of the side to move; the four
// numbers after that are the codes of LineCode, counted from the number of points.
enum class LineCode : std::uint8_t {
    Pass, // a move without a stone
    Turn, // the other side is to move, without a move
    BlackBegins, // all stones so far were set up, and Black is to move
    WhiteBegins, // the same for White
};

// Returns the number of bytes that a move takes on a board of this size.
constexpr std::size_t bytesOfMove(int size)
{
    return size <= 15 ? 1 : 2;
}

// One stone, pass or code of a line, in the order of the bytes.
struct LineStep
{
    enum class Kind : std::uint8_t { Stone, Pass, Turn, Begin };

    Kind kind = Kind::Stone;
    rules::Side side = rules::Side::Black; // of the stone or pass; after Begin, the side to move
    int point = 0; // of a stone: row × size + column
};

// Walks along the bytes of a line. Bytes that are none are a fault of the caller; see isLine().
class LineReader
{
public:
    LineReader(std::string_view bytes, int size)
        : m_bytes(bytes)
        , m_size(size)
    {
    }

    // Reads the next step. Returns false at the end.
    bool next(LineStep &step);

private:
    std::string_view m_bytes;
    int m_size;
    std::size_t m_at = 0;
    rules::Side m_side = rules::Side::Black;
};

// A line as values. All stones are on different points.
struct Line
{
    struct Stone
    {
        rules::Side side = rules::Side::Black;
        rules::Point point;

        friend bool operator==(const Stone &, const Stone &) = default;
    };
    struct Ply
    {
        rules::Side side = rules::Side::Black;
        std::optional<rules::Point> point; // not set for a pass

        friend bool operator==(const Ply &, const Ply &) = default;
    };

    int size = rules::DefaultBoardSize;
    std::vector<Stone> setup;
    std::vector<Ply> plies;

    friend bool operator==(const Line &, const Line &) = default;
};

std::string bytesOf(const Line &line);
// Returns nothing for bytes that are not a line of this size.
std::optional<Line> lineFrom(std::string_view bytes, int size);
// True if the bytes are a line: every move is on the board and on a free point, and set-ups are complete.
bool isLine(std::string_view bytes, int size);
// True if the line has nothing but stones in turns, beginning with Black. `size` must be one of the board.
bool isPlain(std::string_view bytes, int size);

Line mapped(const Line &line, rules::Symmetry symmetry);
// Returns the smallest of the bytes of the line under the eight maps, which is the same for all of them.
std::string canonicalBytes(const Line &line);

} // namespace kagetsu::library
