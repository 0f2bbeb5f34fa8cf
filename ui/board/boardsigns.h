// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"
#include "rules/point.h"
#include "rules/position.h"

#include <cstdint>
#include <QString>

namespace kagetsu::ui {

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

} // namespace kagetsu::ui
