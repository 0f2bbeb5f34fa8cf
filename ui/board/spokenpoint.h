// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// What a screen reader says of a point and all that is shown on it: "H8, black stone, move 1, last move".
QString spokenPoint(const BoardPicture &picture, rules::Point point);

// The point and the stones near it on the four lines through it, in a few words: "H8, empty. In the row: black F8, G8,
// white K8." Of what is shown there besides it says no more than spokenPoint() does of the point itself.
QString spokenSurroundings(const BoardPicture &picture, rules::Point point);

// "red"; nothing for the usual ink.
QString spokenColour(MarkColour colour);

} // namespace kagetsu::ui
