// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <vector>

namespace kagetsu::record {

// A step from a node to one of its children.
struct WayStep
{
    std::size_t child = 0; // number of the child, from 0
    NodeAction action;

    friend bool operator==(const WayStep &, const WayStep &) = default;
};

// The way from the root to a node. It leads to that node also in another tree that was read from the same record, where
// nodes may have other numbers.
using Way = std::vector<WayStep>;

Way wayTo(const GameTree &tree, NodeId node);

// Returns the node at the end of a way. Where the tree has changed since, a step goes to the first child with the same
// action, also below nodes without a stone; a step without a stone is left out if there is none. The way ends before
// the first stone that is not there.
NodeId follow(const GameTree &tree, const Way &way);

} // namespace kagetsu::record
