// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"
#include "rules/symmetry.h"

#include <optional>
#include <vector>

namespace kagetsu::opening {

// A movement of the grid that keeps distances: a symmetry about the middle of the board, then a shift. With a symmetry
// of finite order the two give a turn about some centre or a reflection in some axis; that centre, or a point of that
// axis, lies midway between a point and its image under a half-turn or reflection.
struct Isometry
{
    rules::Symmetry symmetry = rules::Symmetry::Identity;
    int dx = 0;
    int dy = 0;

    // The image may lie off the board.
    rules::Point operator()(rules::Point point, int boardSize) const;
    friend bool operator==(const Isometry &, const Isometry &) = default;
};

// What an isometry leaves where it is, to be drawn: the axis of a reflection or the centre of a turn.
enum class ElementKind : std::uint8_t { Axis, HalfTurn, QuarterTurn };

struct SymmetryElement
{
    ElementKind kind = ElementKind::Axis;
    // Twice the coordinates of the centre, or of a point of the axis: the middle between two points is exact.
    int doubledX = 0;
    int doubledY = 0;
    // The direction of an axis: one step of a row of points.
    int dx = 0;
    int dy = 0;

    friend bool operator==(const SymmetryElement &, const SymmetryElement &) = default;
};

// Of an isometry that sends some stones onto themselves and is not the identity.
SymmetryElement elementOf(const Isometry &isometry, int boardSize);

// All isometries but the identity that send the stones onto themselves, colours kept, as far as the mode admits them
// (openings.md#board-and-shape): of the board, of the shape, or none. Those of the board come first. An empty board has
// no others.
std::vector<Isometry> selfIsometries(const rules::Position &position, SymmetryMode mode);

// Why two candidates are the same offer.
struct Equivalence
{
    rules::Point with; // the candidate that is there already
    Isometry by; // sends it to the new one

    // The two are equal as positions of the board too, not as figures only: an arbiter's override changes nothing.
    bool onBoard() const { return by.dx == 0 && by.dy == 0; }
    friend bool operator==(const Equivalence &, const Equivalence &) = default;
};

// A candidate that one of these isometries sends to the point, which is none of them; by an isometry of the board if
// there is one.
std::optional<Equivalence> findEquivalent(const std::vector<Isometry> &isometries, int boardSize,
    const std::vector<rules::Point> &candidates, rules::Point point);

// How many empty points of the region are pairwise not equivalent by all isometries of the stones that a mode admits:
// an offer cannot be longer.
int distinctPointCount(const rules::Position &position, const std::vector<Isometry> &isometries, const Region &region);

} // namespace kagetsu::opening
