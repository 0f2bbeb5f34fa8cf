// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <utility>
#include <vector>

namespace kagetsu::ui {

// The marks of a win on the board: the numbered stones of its line, or the points that begin or stop it.
struct WinMarks
{
    std::vector<PlacedStone> line {}; // in order
    std::vector<rules::Point> fivePoints {};
    std::optional<std::pair<rules::Point, rules::FoulKinds>> forbidden {}; // a defence that is forbidden
    std::vector<std::pair<rules::Point, WinSpot>> spots {};

    bool isEmpty() const { return line.empty() && spots.empty(); }
    // Replaces all numbers and signs of the picture, which concern the stones actually on the board. The points must be
    // on its board.
    void layOn(BoardPicture &picture) const;
    friend bool operator==(const WinMarks &, const WinMarks &) = default;
};

} // namespace kagetsu::ui
