// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

namespace kagetsu::ui {

// How high the strip of an opening would be; nothing while no opening is played.
struct StripHeights
{
    int column = 0; // in the column of the side panel
    int band = 0; // below the board
    int least = 0; // likewise, without its line of steps

    bool isWanted() const { return least > 0; }
};

// Where the parts of the table lie in a window of this size (design.md, "The table window").
struct TablePlaces
{
    bool portrait = false;
    QRect near; // above left, or at the short edge before the reader
    QRect far; // below left, or at the far edge, to be turned
    QRect board; // always a square
    QRect strip; // invalid: not wanted, or no room for it beside or below the board
    bool stripIsColumn = false;
    QRect side; // invalid: not shown
    bool sideIsOptional = false; // no room for it beside the board
    QRect status;
};

TablePlaces tablePlaces(QSize window, int lineHeight, bool sideWanted, const StripHeights &strip = {});

} // namespace kagetsu::ui
