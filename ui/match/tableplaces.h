// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

namespace kagetsu::ui {

// Where the parts of the table lie in a window of this size (design.md, "The table window").
struct TablePlaces
{
    bool portrait = false;
    QRect near; // seat A: above left, or at the short edge before the reader
    QRect far; // seat B: below left, or at the far edge, to be turned
    QRect board; // always a square
    QRect side; // invalid: not shown
    bool sideIsOptional = false; // no room for it beside the board
    QRect status;
};

TablePlaces tablePlaces(QSize window, int lineHeight, bool sideWanted);

} // namespace kagetsu::ui
