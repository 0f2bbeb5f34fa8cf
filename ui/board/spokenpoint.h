// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// Describes a point and everything shown on it for screen readers: "H8, black stone, move 1, last move".
QString spokenPoint(const BoardPicture &picture, rules::Point point);

// Describes the point and the stones near it on the four lines through it, in a few words: "H8, empty. In the row:
// black F8, G8, white K8." Apart from these stones it reveals no more than spokenPoint().
QString spokenSurroundings(const BoardPicture &picture, rules::Point point);

// Returns the name of a colour, such as "red"; empty for the usual ink.
QString spokenColour(MarkColour colour);

} // namespace kagetsu::ui
