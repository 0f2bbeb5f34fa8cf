// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"
#include "rules/shapes/row.h"
#include "rules/symmetry.h"

#include <QString>

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

// How a record continues at a point (record-renlib.md#moves-from-elsewhere).
enum class NextMove : std::uint8_t {
    None,
    Main, // the first of the moves here
    Variation, // one of the others
    Elsewhere, // leads to a position that another branch of the record contains
};

// Holds what the program says about a point. This layer is separate so that a match can be shown without any hint in it
// (architecture.md#marks-and-signs, law 8).
struct ProgramSigns
{
    rules::FoulKinds fouls; // forbidden, and why
    rules::FoulKinds seeming; // looks forbidden for this reason but is not
    int offer = 0; // number of a fifth-move offer, 0 for none (opening.md#equal-fifth-moves)
    int equalTo = 0; // number of the offer to which a stone here would be equal, 0 for none
    int alternative = 0; // number of a fifth move that was offered here and not taken, 0 for none
    NextMove next = NextMove::None;
    bool outOfZone = false; // not allowed in this step of the opening
    bool refused = false; // the last request for this point was refused
    bool disputed = false; // the point that a claim is about

    friend bool operator==(const ProgramSigns &, const ProgramSigns &) = default;
};

// The role of an empty point, or of a stone that closes a line, in a proof.
enum class ProofSpot : std::uint8_t {
    None,
    Works, // a straight-four point where Black may play
    Refused, // a straight-four point where Black may not play
    MakesFive,
    MakesLong, // six or more in a row
    Closes, // the stone beyond the end of a line
};

// Holds one step of a proof at a point (rules.md#proofs). This layer is removed when the proof is not being
// read.
struct ProofSigns
{
    bool judged = false; // the point that the proof is about; its stone is assumed to be there
    int level = 0; // a stone assumed at this level of the look-ahead; 0 for none
    bool ofShape = false; // the stone belongs to the shape under discussion
    ProofSpot spot = ProofSpot::None;
    int length = 0; // length of the row for MakesLong

    friend bool operator==(const ProofSigns &, const ProofSigns &) = default;
};

// The result for a point of a search for wins. A separate layer, like that of proofs.
enum class WinSpot : std::uint8_t {
    None,
    Wins, // a stone here begins a win
    Shortest, // begins a win as short as any
    Stops, // a stone here leaves the other side no win
    Unknown, // not determined
};

enum class MarkShape : std::uint8_t { None, Circle, Square, Triangle, Cross };

// Ink of a mark: the usual one, or one of five colours.
enum class MarkColour : std::uint8_t { Plain, Red, Orange, Green, Blue, Violet };

// Holds what an engine thinks a move to the point is worth, in a few characters such as "+120"; empty where nothing is
// shown. A separate layer.
struct MoveWorth
{
    QString text;
    bool isBest = false;

    friend bool operator==(const MoveWorth &, const MoveWorth &) = default;
};

// Holds what the user drew on a point: a shape, a short label (a letter, a number, a CJK character), or both.
struct UserMark
{
    MarkShape shape = MarkShape::None;
    QString label;
    MarkColour colour = MarkColour::Plain;

    friend bool operator==(const UserMark &, const UserMark &) = default;
};

// An arrow or line that the user drew from one point to another.
struct UserArrow
{
    rules::Point from;
    rules::Point to;
    bool hasHead = true; // false for a plain line
    MarkColour colour = MarkColour::Plain;

    friend bool operator==(const UserArrow &, const UserArrow &) = default;
};

// Holds everything drawn on one point, in separate layers.
struct BoardCell
{
    rules::Stone stone = rules::Stone::None;
    int number = 0; // number written on the stone, real or assumed; 0 for none
    ProgramSigns signs;
    ProofSigns proof;
    // A stone of a line that was found, on an empty point: drawn translucent, with `number`.
    rules::Stone thought = rules::Stone::None;
    WinSpot win = WinSpot::None;
    MoveWorth worth;
    UserMark mark;

    friend bool operator==(const BoardCell &, const BoardCell &) = default;
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
