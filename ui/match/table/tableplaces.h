// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

#include <cstdint>

namespace kagetsu::ui {

// Heights in pixels of an opening's strip below the board; 0 in a game without an opening.
struct StripHeights
{
    int band = 0; // with its line of steps
    int least = 0; // without the line of steps

    bool isWanted() const { return least > 0; }
};

// Holds the places of the table's parts in a window of a given size (architecture.md#the-table-window). Whatever
// happens in a game, its board keeps its place and size: everything else makes room for what comes and goes.
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
    QRect evaluation; // the bar that says who is better, in the gap between a card and the board
    QRect steps; // Wide: the line of steps of an opening, above the board
    // Upright: the opening's question and its steps, between the board and the near card; invalid if not wanted or
    // without room. In the other forms they are on the card of the player who is asked.
    QRect strip;
    // Moves, opening and reasons; invalid if not shown. Upright without room beside the board, they lie over its lower
    // half.
    QRect side;
    bool sideIsOptional = false; // a button of the page shows and hides it
    QRect status; // invalid in a wide window, where the cards say everything

    bool portrait() const { return form == Form::Upright; }
};

// What should be shown beside cards and board.
struct TableWishes
{
    bool side = false; // moves, opening and reasons; the cards shrink for them before the board does
    int leastSide = 90; // their least height: a few lines of moves; reasons need more
    bool sideIfFree = false; // the same, where it takes nothing from anything else
    // For a game that begins with an opening, from its first to its last move.
    StripHeights strip {};
    int steps = 0; // height of the opening's line of steps
    bool opens = false; // the opening is being played
    bool ends = false; // the game is over, and its result is shown
};

// Returns the layout of a window of this size. `lineHeight` is the height of a line of text; all values are in pixels.
TablePlaces tablePlaces(QSize window, int lineHeight, const TableWishes &wishes = {});

} // namespace kagetsu::ui
