// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <utility>
#include <vector>

namespace kagetsu::ui {

// What a win puts on the board: the stones of its line, numbered, or the points that begin it or stop it.
struct WinMarks
{
    std::vector<PlacedStone> line {}; // in order
    std::vector<rules::Point> fivePoints {};
    std::optional<std::pair<rules::Point, rules::FoulKinds>> forbidden {}; // the defence that is none
    std::vector<std::pair<rules::Point, WinSpot>> spots {};

    bool isEmpty() const { return line.empty() && spots.empty(); }
    // In place of all numbers and signs of the picture, which are about the stones that really lie there. The points
    // must be on its board.
    void layOn(BoardPicture &picture) const;
    friend bool operator==(const WinMarks &, const WinMarks &) = default;
};

} // namespace kagetsu::ui
