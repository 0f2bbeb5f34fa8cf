// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

#include <cstdint>

namespace kagetsu::ui {

// Heights in pixels of an opening's strip below the board; 0 while no opening is played.
struct StripHeights
{
    int band = 0; // with its line of steps
    int least = 0; // without the line of steps

    bool isWanted() const { return least > 0; }
};

// Holds the places of the table's parts in a window of a given size (architecture.md#the-table-window).
struct TablePlaces
{
    enum class Form : std::uint8_t {
        Wide, // a card at either side of the board
        Stacked, // both cards at the left: a small window that is not wide enough for Wide
        Upright, // a low card at either short edge
    };

    Form form = Form::Wide;
    QRect near; // card of the player at the left, above left, or nearest to the reader
    QRect far; // card at the right, below left, or at the far edge, where it is turned
    QRect board; // always a square
    QRect steps; // Wide: the line of steps of an opening, above the board
    // Other forms: the opening's question and its steps; invalid if not wanted, or if there is no room beside or below
    // the board. In a wide window they are on the card of the player who is asked.
    QRect strip;
    QRect side; // moves, opening and reasons; invalid if not shown
    bool sideIsOptional = false; // a button of the page shows and hides it
    QRect status; // invalid in a wide window, where the cards say everything

    bool portrait() const { return form == Form::Upright; }
};

// What should be shown beside cards and board.
struct TableWishes
{
    bool side = false; // moves, opening and reasons
    StripHeights strip {}; // strip of an opening
    int steps = 0; // height of the opening's line of steps
};

// Returns the layout of a window of this size. `lineHeight` is the height of a line of text; all values are in pixels.
TablePlaces tablePlaces(QSize window, int lineHeight, const TableWishes &wishes = {});

} // namespace kagetsu::ui
