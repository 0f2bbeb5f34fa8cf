// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

#include <cstdint>

namespace kagetsu::ui {

// How high the strip of an opening would be below the board; nothing while no opening is played.
struct StripHeights
{
    int band = 0; // with its line of steps
    int least = 0; // without it

    bool isWanted() const { return least > 0; }
};

// Where the parts of the table lie in a window of this size (architecture.md#the-table-window).
struct TablePlaces
{
    enum class Form : std::uint8_t {
        Wide, // a card at either side of the board
        Stacked, // both cards at the left: a small window that is not wide enough for more
        Upright, // a low card at either short edge
    };

    Form form = Form::Wide;
    QRect near; // of the player at the left, above left, or before the reader
    QRect far; // at the right, below left, or at the far edge, to be turned
    QRect board; // always a square
    QRect steps; // Wide: the line of steps of an opening, above the board
    // Elsewhere: what the opening asks and its steps; invalid: not wanted, or no room for it beside or below the board.
    // In a wide window it lies on the card of who is asked.
    QRect strip;
    QRect side; // of moves, opening and reasons; invalid: not shown
    bool sideIsOptional = false; // shown by a button of the page
    QRect status; // invalid in a wide window: cards say it all

    bool portrait() const { return form == Form::Upright; }
};

// What is wished for beside cards and board.
struct TableWishes
{
    bool side = false; // moves, opening and reasons
    StripHeights strip {}; // of an opening
    int steps = 0; // height of its line of steps
};

TablePlaces tablePlaces(QSize window, int lineHeight, const TableWishes &wishes = {});

} // namespace kagetsu::ui
