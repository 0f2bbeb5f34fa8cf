// SPDX-License-Identifier: MIT
#pragma once

#include "record/diagram/choices.h"

#include <functional>

namespace kagetsu::diagram {

// A move on the way to a position. A pass has no point.
struct Move
{
    std::optional<rules::Point> point;
    int number = 0;

    friend bool operator==(const Move &, const Move &) = default;
};

// A move that is listed below the diagram because its stone cannot show its number.
struct Note
{
    int number = 0;
    std::optional<rules::Point> point {}; // nothing means a pass
    int at = 0; // the number already on the stone at this point; 0 if the stone is no longer there

    friend bool operator==(const Note &, const Note &) = default;
};

// The numbers of a diagram: on its stones, and in the list below it.
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

// Returns the numbers on the stones, as in printed diagrams. If two moves were played on one point, the stone shows the
// first one and the other is listed below. `variationFrom` is the number of the first move that leaves the main line,
// or 0 if none does.
Numbering numberingOf(const std::vector<Move> &moves, int variationFrom, const Choices &choices,
    const std::function<bool(rules::Point)> &hasStone);

} // namespace kagetsu::diagram
