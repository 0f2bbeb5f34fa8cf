// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <optional>
#include <vector>

namespace kagetsu::record {

// Returns the stones of the position after this node, Black and White in turn, as if they had been played: in the order
// of the moves if the way to the node has nothing but moves in turn, otherwise in board order. Nothing if the position
// cannot come from a game in which Black begins and nobody passes, because of its numbers of stones or the side to
// move, or if the rules have no board of its size.
std::optional<std::vector<rules::Point>> stonesInTurn(const GameTree &tree, NodeId node);

} // namespace kagetsu::record
