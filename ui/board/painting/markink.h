// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"
#include "ui/board/theme.h"

#include <QPen>

namespace kagetsu::ui {

// What a mark of this colour is drawn with, on wood, paper or a stone. In a flat theme, which is that of paper, the
// lines differ as well, so that colours are told apart where a printer, or an eye, knows none.
struct MarkInk
{
    QColor colour;
    QPen pen;
    bool isDouble = false; // a light line runs along its middle
};

// `usual` is the ink of a mark without a colour; `isOnDark` tells that the ground is.
MarkInk markInk(MarkColour colour, const QColor &usual, bool isOnDark, qreal width, const Theme &theme);

} // namespace kagetsu::ui
