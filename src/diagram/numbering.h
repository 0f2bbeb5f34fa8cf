// SPDX-License-Identifier: MIT
#pragma once

#include "diagram/choices.h"

#include <functional>

namespace kagetsu::diagram {

// A move on the way to a position; a pass has no point.
struct Move
{
    std::optional<rules::Point> point;
    int number = 0;

    friend bool operator==(const Move &, const Move &) = default;
};

// What a move has below the diagram because its stone cannot bear its number.
struct Note
{
    int number = 0;
    std::optional<rules::Point> point {}; // none: a pass
    int at = 0; // number that the stone on its point bears already; 0: there is no stone any more

    friend bool operator==(const Note &, const Note &) = default;
};

struct Numbering
{
    struct Numbered
    {
        rules::Point point;
        int number = 0;

        friend bool operator==(const Numbered &, const Numbered &) = default;
    };
    std::vector<Numbered> stones;
    std::vector<Note> notes;

    friend bool operator==(const Numbering &, const Numbering &) = default;
};

// The numbers on the stones, as printed diagrams have them: of two moves on one point the first one stands on the stone
// and the other is told below. `variationFrom` is the number of the first move that leaves the main line, 0 for none.
Numbering numberingOf(const std::vector<Move> &moves, int variationFrom, const Choices &choices,
    const std::function<bool(rules::Point)> &hasStone);

} // namespace kagetsu::diagram
