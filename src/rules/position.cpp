// SPDX-License-Identifier: MIT
#include "rules/position.h"

#include <cassert>

namespace kagetsu::rules {

Position::Position(int size)
    : m_size(size)
{
    assert(size >= MinBoardSize && size <= MaxBoardSize);
}

void Position::set(Point point, Stone stone)
{
    assert(isOn(point));
    Stone &here = m_stones[index(point)];
    m_black += (stone == Stone::Black) - (here == Stone::Black);
    m_white += (stone == Stone::White) - (here == Stone::White);
    here = stone;
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
    int size = MinBoardSize;
    while (size <= MaxBoardSize && static_cast<std::size_t>(size * size) != text.size())
        ++size;
    if (size > MaxBoardSize)
        return std::nullopt;
    Position position(size);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int row = static_cast<int>(i) / size;
        const Point point(static_cast<int>(i) % size, size - 1 - row);
        switch (text[i]) {
        case 'X':
            position.place(point, Side::Black);
            break;
        case 'O':
            position.place(point, Side::White);
            break;
        case '.':
            break;
        default:
            return std::nullopt;
        }
    }
    return position;
}

} // namespace kagetsu::rules
