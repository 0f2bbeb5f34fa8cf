// SPDX-License-Identifier: MIT
#include "record/diagram/numbering.h"

#include <algorithm>

namespace kagetsu::diagram {

Numbering numberingOf(const std::vector<Move> &moves, int variationFrom, const Choices &choices,
    const std::function<bool(rules::Point)> &hasStone)
{
    Numbering numbering;
    if (choices.numbers == Numbers::None)
        return numbering;
    const int before = choices.restarts ? std::max(variationFrom - 1, 0) : 0; // number of moves that are not counted
    std::vector<Move> counted;
    for (const Move &move : moves) {
        if (move.number > before)
            counted.push_back({ move.point, move.number - before });
    }
    const auto isNumbered = [&](std::size_t i) {
        const auto left = static_cast<int>(counted.size() - i); // this move and those after it
        return choices.numbers == Numbers::Last ? left <= choices.count : counted[i].number >= choices.count;
    };
    for (std::size_t i = 0; i < counted.size(); ++i) {
        if (!isNumbered(i))
            continue;
        const Move &move = counted[i];
        if (!move.point) {
            numbering.notes.push_back({ move.number });
            continue;
        }
        const auto there = std::ranges::find(numbering.stones, *move.point, &Numbering::Numbered::point);
        if (there != numbering.stones.end())
            numbering.notes.push_back({ move.number, move.point, there->number });
        else if (hasStone(*move.point))
            numbering.stones.push_back({ *move.point, move.number });
        else
            numbering.notes.push_back({ move.number, move.point, 0 });
    }
    return numbering;
}

} // namespace kagetsu::diagram
