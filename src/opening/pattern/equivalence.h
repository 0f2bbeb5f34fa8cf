// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"
#include "rules/symmetry.h"

#include <optional>
#include <vector>

namespace kagetsu::opening {

// A movement of the grid that keeps distances: a symmetry about the middle of the board, then a shift. Since the
// symmetry has finite order, the two amount to a turn about some centre or a reflection in some axis. That centre, or a
// point of that axis, is midway between a point and its image under a half-turn or reflection.
struct Isometry
{
    rules::Symmetry symmetry = rules::Symmetry::Identity;
    int dx = 0;
    int dy = 0;

    // Returns the image of a point, which may be off the board.
    rules::Point operator()(rules::Point point, int boardSize) const;
    friend bool operator==(const Isometry &, const Isometry &) = default;
};

// The points that an isometry leaves in place, for drawing: the axis of a reflection or the centre of a turn.
enum class ElementKind : std::uint8_t { Axis, HalfTurn, QuarterTurn };

struct SymmetryElement
{
    ElementKind kind = ElementKind::Axis;
    // Twice the coordinates of the centre, or of a point of the axis, so that the middle between two points is exact.
    int doubledX = 0;
    int doubledY = 0;
    // The direction of an axis: one step of a row of points.
    int dx = 0;
    int dy = 0;

    friend bool operator==(const SymmetryElement &, const SymmetryElement &) = default;
};

// Returns the element of an isometry that maps some stones onto themselves and is not the identity.
SymmetryElement elementOf(const Isometry &isometry, int boardSize);

// Returns all isometries except the identity that map the stones onto themselves, keeping colours, as far as the mode
// admits them: those of the board, those of the shape, or none (opening.md#board-and-shape). Isometries of the board
// come first; an empty board has no others.
std::vector<Isometry> selfIsometries(const rules::Position &position, SymmetryMode mode);

// Why two candidates are the same offer.
struct Equivalence
{
    rules::Point with; // the candidate that is already there
    Isometry by; // maps that candidate to the new one

    // Returns true if the two are equal as positions of the board, not only as figures; an arbiter's override does not
    // change this.
    bool onBoard() const { return by.dx == 0 && by.dy == 0; }
    friend bool operator==(const Equivalence &, const Equivalence &) = default;
};

// Returns a candidate that one of these isometries maps to the point, by an isometry of the board if there is one;
// nothing if there is none. The point must not be a candidate itself.
std::optional<Equivalence> findEquivalent(const std::vector<Isometry> &isometries, int boardSize,
    const std::vector<rules::Point> &candidates, rules::Point point);

// Returns how many empty points of the region are pairwise inequivalent under all isometries of the stones that a mode
// admits; an offer cannot have more candidates.
int distinctPointCount(const rules::Position &position, const std::vector<Isometry> &isometries, const Region &region);

} // namespace kagetsu::opening
