// SPDX-License-Identifier: MIT
#include "rules/point.h"

#include <charconv>

namespace kagetsu::rules {

std::string toText(Point point)
{
    return static_cast<char>('A' + point.x) + std::to_string(point.y + 1);
}

std::optional<Point> pointFromText(std::string_view text, int size)
{
    if (text.size() < 2 || text.size() > 3)
        return std::nullopt;
    const char letter = text.front();
    const int column = letter >= 'a' && letter <= 'z' ? letter - 'a' : letter - 'A';
    int row = 0;
    const char *last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data() + 1, last, row);
    if (error != std::errc {} || end != last || text[1] == '0')
        return std::nullopt;
    if (column < 0 || column >= size || row < 1 || row > size)
        return std::nullopt;
    return Point(column, row - 1);
}

} // namespace kagetsu::rules
