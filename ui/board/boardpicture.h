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

// Sides of a drawn board: pictures also show boards no game is played on (cuttings for diagrams, wall boards).
constexpr int MinDrawnSize = 3;
constexpr int MaxDrawnSize = 52;

// On which sides letters and numbers stand; AllSides is for two readers who face each other.
enum class CoordinateSides : std::uint8_t { None, LeftAndBottom, AllSides };

// The empty board: everything that decides where a point lies on the screen.
struct BoardFrame
{
    int columns = rules::DefaultBoardSize;
    int rows = rules::DefaultBoardSize;
    // How the board is turned for the reader. Coordinates follow the stones: they are turned too
    // (openings.md#coordinates).
    rules::Symmetry view = rules::Symmetry::Identity;
    CoordinateSides coordinates = CoordinateSides::LeftAndBottom;

    bool isOn(rules::Point point) const { return point.x >= 0 && point.y >= 0 && point.x < columns && point.y < rows; }
    friend bool operator==(const BoardFrame &, const BoardFrame &) = default;
};

// How a record goes on at a point (renlib.md#moves-from-elsewhere).
enum class NextMove : std::uint8_t {
    None,
    Main, // the first of the moves here
    Variation, // one of the others
    Elsewhere, // leads to a position that another branch of the record has
};

// What the program says of a point. Layer of its own, so that a match can be shown without a hint in it
// (architecture.md#marks-and-signs, law 8).
struct ProgramSigns
{
    rules::FoulKinds fouls; // forbidden, and why
    rules::FoulKinds seeming; // looks forbidden for this and is not
    int offer = 0; // number of a fifth-move offer, 0 for none (openings.md#equal-fifth-moves)
    int equalTo = 0; // number of the offer that a stone here would be the same as, 0 for none
    int alternative = 0; // number of a fifth move that was offered here and not taken, 0 for none
    NextMove next = NextMove::None;
    bool outOfZone = false; // not allowed in this step of the opening
    bool refused = false; // what was just asked for here cannot be done
    bool disputed = false; // the point a claim is about

    friend bool operator==(const ProgramSigns &, const ProgramSigns &) = default;
};

// What an empty point, or a stone that closes a line, is in a proof.
enum class ProofSpot : std::uint8_t {
    None,
    Works, // a straight-four point where Black may play
    Refused, // one where Black may not
    MakesFive,
    MakesLong, // six or more in a row
    Closes, // the stone beyond the end of a line
};

// One step of a proof as it lies on a point (forbidden-moves.md#proofs). A layer of its own, taken away when the proof
// is not looked at.
struct ProofSigns
{
    bool judged = false; // the point the proof is about; its stone is thought to be there
    int level = 0; // a stone put down in thought, at this level of the look-ahead; 0 for none
    bool ofShape = false; // the stone belongs to the shape under discussion
    ProofSpot spot = ProofSpot::None;
    int length = 0; // of the row that MakesLong makes

    friend bool operator==(const ProofSigns &, const ProofSigns &) = default;
};

// What was found out about a point by searching for wins. A layer of its own, as that of proofs is.
enum class WinSpot : std::uint8_t {
    None,
    Wins, // a stone here begins a win
    Shortest, // one that is as short as any
    Stops, // a stone here leaves the other side no win
    Unknown, // not found out
};

enum class MarkShape : std::uint8_t { None, Circle, Square, Triangle, Cross };

// What a mark is drawn with; the usual ink, or one of five colours.
enum class MarkColour : std::uint8_t { Plain, Red, Orange, Green, Blue, Violet };

// What an engine thinks that a move to the point is worth, in a few signs such as "+120"; empty where nothing is told.
// A layer of its own.
struct MoveWorth
{
    QString text;
    bool isBest = false;

    friend bool operator==(const MoveWorth &, const MoveWorth &) = default;
};

// What the user drew on a point: a shape, or a short label (a letter, a number, a CJK character), or both.
struct UserMark
{
    MarkShape shape = MarkShape::None;
    QString label;
    MarkColour colour = MarkColour::Plain;

    friend bool operator==(const UserMark &, const UserMark &) = default;
};

// Drawn by the user from one point to another.
struct UserArrow
{
    rules::Point from;
    rules::Point to;
    bool hasHead = true; // otherwise a plain line
    MarkColour colour = MarkColour::Plain;

    friend bool operator==(const UserArrow &, const UserArrow &) = default;
};

struct BoardCell
{
    rules::Stone stone = rules::Stone::None;
    int number = 0; // written on the stone, also on one that is only thought of; 0 for none
    ProgramSigns signs;
    ProofSigns proof;
    // A stone of a line that was found, on an empty point: seen through, with `number`.
    rules::Stone thought = rules::Stone::None;
    WinSpot win = WinSpot::None;
    MoveWorth worth;
    UserMark mark;

    friend bool operator==(const BoardCell &, const BoardCell &) = default;
};

struct PlacedStone
{
    rules::Point point;
    rules::Side side = rules::Side::Black;

    friend bool operator==(const PlacedStone &, const PlacedStone &) = default;
};

// Why a point is the same fifth-move offer as another (openings.md#equal-fifth-moves): the axis of the reflection, or
// the centre of the turn, that sends one to the other.
struct EqualPair
{
    enum class By : std::uint8_t { Axis, HalfTurn, QuarterTurn };

    rules::Point offered;
    rules::Point point;
    By by = By::Axis;
    // Twice the coordinates of the centre, or of a point of the axis: both may lie between points.
    int doubledX = 0;
    int doubledY = 0;
    // The direction of an axis.
    int dx = 0;
    int dy = 0;

    friend bool operator==(const EqualPair &, const EqualPair &) = default;
};

// Everything there is to see on a board, as a value: paintBoard() needs nothing else, and tests compare it.
class BoardPicture
{
public:
    // Sides must be within MinDrawnSize and MaxDrawnSize.
    explicit BoardPicture(const BoardFrame &frame = {});
    // The stones of a position on a board of its size.
    explicit BoardPicture(const rules::Position &position);

    const BoardFrame &frame() const { return m_frame; }
    void setView(rules::Symmetry view) { m_frame.view = view; }
    void setCoordinates(CoordinateSides sides) { m_frame.coordinates = sides; }

    // The point must be on the board.
    const BoardCell &at(rules::Point point) const { return m_cells[index(point)]; }
    BoardCell &at(rules::Point point) { return m_cells[index(point)]; }
    void place(rules::Point point, rules::Side side, int number = 0);

    // The points of `allowed` are lit; an empty list takes the zone away.
    void setZone(const std::vector<rules::Point> &allowed);
    bool hasZone() const;

    // All points, column A first, in it row 1 first.
    std::vector<rules::Point> points() const;

    // Marked by a ring on its stone.
    std::optional<rules::Point> lastMove;
    // As a verdict gives them.
    std::vector<rules::UnbrokenRow> winningRows;
    // The stone that would be put where the pointer is. BoardWidget sets it itself (setInteractive).
    std::optional<PlacedStone> ghost;
    // A stone put down but not yet confirmed (clock press or second tap).
    std::optional<PlacedStone> tentative;
    // Whose stones the offers are.
    rules::Side offerSide = rules::Side::Black;
    // Two points that would be one offer, with what makes them equal drawn across the board.
    std::optional<EqualPair> equalPair;
    std::vector<UserArrow> arrows;
    // The shapes under discussion, from their first stone to their last, and whose they are.
    std::vector<rules::UnbrokenRow> proofLines;
    rules::Side proofSide = rules::Side::Black;
    // The keyboard's place. BoardWidget sets it itself.
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

// Points that look different in the two pictures, apart from what equalPair and arrows draw between points; both must
// have the same frame.
std::vector<rules::Point> changedPoints(const BoardPicture &before, const BoardPicture &after);

} // namespace kagetsu::ui
