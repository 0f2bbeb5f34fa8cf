// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "library/search/filter.h"
#include "library/search/pass.h"
#include "rules/symmetry.h"

#include <climits>
#include <string_view>

namespace kagetsu::library {

// What a point of a figure has to be.
enum class FigurePoint : std::uint8_t {
    Any,
    Black,
    White,
    Empty,
    Outside, // not on the board: so a figure stands at the edge
};

// A part of a board that is asked for (library.md#figures).
struct Figure
{
    int columns = 0;
    int rows = 0;
    std::vector<FigurePoint> points; // rows from the bottom, each from the left
    // Where the lower left corner is, if the figure stands at one place of the board (or that place turned).
    std::optional<rules::Point> corner {};
    bool orExchanged = false; // with Black and White exchanged, too
    int firstPly = 0;
    int lastPly = INT_MAX;

    friend bool operator==(const Figure &, const Figure &) = default;
};

// Why a text is not a figure.
enum class FigureFault : std::uint8_t {
    Empty, // no stone in it
    Shape, // rows of different lengths, or more than 26 rows or columns
    Letter, // a letter that means nothing
};

// Reads rows from the top, separated by slashes or line ends: X is Black, O is White, . is empty, ? is anything, # is
// outside the board.
Result<Figure, FigureFault> figureFrom(std::string_view text);

// A game that has the figure.
struct FigureHit
{
    std::int64_t game = 0;
    int ply = 0; // moves after which the figure is first there
    rules::Symmetry map = rules::Symmetry::Identity; // turns the figure
    rules::Point corner; // lower left corner of the turned figure, without what lies outside the board
    bool isExchanged = false;
    Facts facts {};
};

// Returns all games on boards of this size that have the figure, in the order of their ids; nothing if it was stopped.
// Of several places in a game, the one that is there first is given, and then the first map and the first corner in
// rows from the bottom.
std::optional<std::vector<FigureHit>> findFigure(
    const Games &games, int boardSize, const Figure &figure, const Filter &filter, const PassOptions &options = {});

} // namespace kagetsu::library
