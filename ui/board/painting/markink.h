// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"
#include "ui/board/theme.h"

#include <QPen>

namespace kagetsu::ui {

// Holds how a mark of this colour is drawn on wood, paper or a stone. In a flat theme, which is that of paper, the line
// styles differ as well, so that the colours can be told apart in black-and-white print and by colour-blind readers.
struct MarkInk
{
    QColor colour;
    QPen pen;
    bool isDouble = false; // a light line runs along its middle
};

// Returns the ink of a mark. `usual` is the ink of a mark without a colour; `isOnDark` is true on a dark background.
MarkInk markInk(MarkColour colour, const QColor &usual, bool isOnDark, qreal width, const Theme &theme);

} // namespace kagetsu::ui
