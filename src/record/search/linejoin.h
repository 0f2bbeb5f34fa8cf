// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

namespace kagetsu::record {

// Where lines of another tree go on in one that has their position in another view or order of moves.
struct LineJoins
{
    std::size_t turned = 0; // lines that came in another view
    std::size_t reordered = 0; // lines that came in the same view, by other moves

    std::size_t count() const { return turned + reordered; }
    friend bool operator==(const LineJoins &, const LineJoins &) = default;
};

// Returns whether lines of other trees can be joined to this one: its board is square, and no stones are set up before
// its first move.
bool takesJoins(const GameTree &tree);

// Returns the other tree as it is to be merged into this one so that lines meet (record-renlib.md#joining-lines): where
// a line of it comes to a position that this tree has elsewhere, what follows stands there, turned as that place is,
// with everything that is said of the position; the moves that led to it stay, with all that is said of them. Lines
// whose texts name points are not turned. Trees of different boards, and those that take no joins, are returned as they
// are. Takes time proportional to the size of both trees.
GameTree joinedTo(const GameTree &tree, const GameTree &other, LineJoins &joins);

} // namespace kagetsu::record
