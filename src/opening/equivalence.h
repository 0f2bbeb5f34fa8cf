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

// All isometries but the identity that send the stones onto themselves, colours kept, as far as the mode admits them
// (openings.md 3.1): of the board, of the shape, or none. An empty board has those of the board only.
std::vector<Isometry> selfIsometries(const rules::Position &position, SymmetryMode mode);

// Why two candidates are the same offer.
struct Equivalence
{
    rules::Point with; // the candidate that is there already
    Isometry by; // sends it to the new one

    friend bool operator==(const Equivalence &, const Equivalence &) = default;
};

// The first of the candidates that is equivalent to the point, which is none of them.
std::optional<Equivalence> findEquivalent(const rules::Position &position, SymmetryMode mode,
    const std::vector<rules::Point> &candidates, rules::Point point);

// How many empty points of the region are pairwise not equivalent: an offer cannot be longer.
int distinctPointCount(const rules::Position &position, SymmetryMode mode, const Region &region);

} // namespace kagetsu::opening
