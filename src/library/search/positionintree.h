// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/position.h"
#include "record/model/way.h"

namespace kagetsu::library {

// A node of a record that has the position asked about (library.md#records-that-are-in-no-library).
struct TreeHit
{
    record::NodeId node = record::NoNode;
    int ply = 0; // moves up to here, passes included
    rules::Symmetry map = rules::Symmetry::Identity; // takes the question onto the node's stones
    bool isSameOrder = false; // the line came to it by the same moves, but for the map

    friend bool operator==(const TreeHit &, const TreeHit &) = default;
};

// Returns the nodes of a record at which the position comes onto the board, in file order: those of the main line and
// of all variations. Boards that are not square, or of another size, have none.
std::vector<TreeHit> findInTree(const record::GameTree &tree, const PositionQuestion &question);

} // namespace kagetsu::library
