// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"
#include "rules/shapes/row.h"
#include "rules/symmetry.h"
#include "ui/board/boardsigns.h"

#include <optional>
#include <vector>

namespace kagetsu::ui {

// Limits of a drawn board's sides. Pictures also show boards on which no game is played (cut-outs for diagrams, wall
// boards).
constexpr int MinDrawnSize = 3;
constexpr int MaxDrawnSize = 52;

// Sides with letters and numbers; AllSides is for two readers who face each other.
enum class CoordinateSides : std::uint8_t { None, LeftAndBottom, AllSides };

// Describes the empty board: everything that determines where a point is on the screen.
struct BoardFrame
{
    int columns = rules::DefaultBoardSize;
    int rows = rules::DefaultBoardSize;
    // How the board is turned for the reader. Coordinates follow the stones and are turned as well
    // (opening.md#coordinates).
    rules::Symmetry view = rules::Symmetry::Identity;
    CoordinateSides coordinates = CoordinateSides::LeftAndBottom;

    bool isOn(rules::Point point) const { return point.x >= 0 && point.y >= 0 && point.x < columns && point.y < rows; }
    friend bool operator==(const BoardFrame &, const BoardFrame &) = default;
};

// A stone of one side on a point.
struct PlacedStone
{
    rules::Point point;
    rules::Side side = rules::Side::Black;

    friend bool operator==(const PlacedStone &, const PlacedStone &) = default;
};

// Says why two points are the same fifth-move offer (opening.md#equal-fifth-moves): the axis of the reflection, or the
// centre of the rotation, that maps one to the other.
struct EqualPair
{
    enum class By : std::uint8_t { Axis, HalfTurn, QuarterTurn };

    rules::Point offered;
    rules::Point point;
    By by = By::Axis;
    // Twice the coordinates of the centre, or of a point on the axis: both may lie between points.
    int doubledX = 0;
    int doubledY = 0;
    // The direction of an axis.
    int dx = 0;
    int dy = 0;

    friend bool operator==(const EqualPair &, const EqualPair &) = default;
};

// Holds everything visible on a board, as a value: paintBoard() needs nothing else, and tests compare it.
class BoardPicture
{
public:
    // Sides must be within MinDrawnSize and MaxDrawnSize.
    explicit BoardPicture(const BoardFrame &frame = {});
    // Shows the stones of a position on a board of its size.
    explicit BoardPicture(const rules::Position &position);

    const BoardFrame &frame() const { return m_frame; }
    void setView(rules::Symmetry view) { m_frame.view = view; }
    void setCoordinates(CoordinateSides sides) { m_frame.coordinates = sides; }

    // The point must be on the board.
    const BoardCell &at(rules::Point point) const { return m_cells[index(point)]; }
    BoardCell &at(rules::Point point) { return m_cells[index(point)]; }
    void place(rules::Point point, rules::Side side, int number = 0);

    // Highlights the points of `allowed`; an empty list removes the zone.
    void setZone(const std::vector<rules::Point> &allowed);
    bool hasZone() const;

    // Returns all points, column A first, and row 1 first within a column.
    std::vector<rules::Point> points() const;

    // Marked by a ring on its stone.
    std::optional<rules::Point> lastMove;
    // Rows as given by a verdict.
    std::vector<rules::UnbrokenRow> winningRows;
    // The stone that would be placed under the pointer. BoardWidget sets it itself (setInteractive).
    std::optional<PlacedStone> ghost;
    // A stone placed but not yet confirmed (by a press of the clock or a second tap).
    std::optional<PlacedStone> tentative;
    // The side whose stones the offers are.
    rules::Side offerSide = rules::Side::Black;
    // Two points that would be one offer; what makes them equal is drawn across the board.
    std::optional<EqualPair> equalPair;
    std::vector<UserArrow> arrows;
    // The shapes under discussion, from first to last stone, and the side they belong to.
    std::vector<rules::UnbrokenRow> proofLines;
    rules::Side proofSide = rules::Side::Black;
    // The keyboard cursor. BoardWidget sets it itself.
    std::optional<rules::Point> cursor;

    friend bool operator==(const BoardPicture &, const BoardPicture &) = default;

private:
    std::size_t index(rules::Point point) const
    {
        return static_cast<std::size_t>(point.x) * static_cast<std::size_t>(m_frame.rows)
            + static_cast<std::size_t>(point.y);
    }

    BoardFrame m_frame;
    std::vector<BoardCell> m_cells; // in the order of points()
};

// Returns the points that look different in the two pictures, apart from what equalPair and arrows draw between points;
// both pictures must have the same frame.
std::vector<rules::Point> changedPoints(const BoardPicture &before, const BoardPicture &after);

} // namespace kagetsu::ui
