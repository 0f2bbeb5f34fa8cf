// SPDX-License-Identifier: MIT
#include "stones.h"

#include <sstream>

namespace kagetsu::rules {

Point at(const std::string &text, int size)
{
    return pointFromText(text, size).value();
}

Position stones(const std::string &black, const std::string &white, int size)
{
    Position position(size);
    const auto place = [&](const std::string &points, Side side) {
        std::istringstream words(points);
        for (std::string word; words >> word;)
            position.place(at(word, size), side);
    };
    place(black, Side::Black);
    place(white, Side::White);
    return position;
}

} // namespace kagetsu::rules
