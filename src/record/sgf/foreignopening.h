// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"
#include "record/sgf/syntax/points.h"

#include <optional>
#include <vector>

namespace kagetsu::record::sgf {

// What two servers tell of the opening in the first node, each in its own way (sgf.md#private-properties, sgf.md#r32):
// the ORC server the offered fifth moves and the swap (5A, SW), Gomoku Quest the first stones (QPR, QSLW, QSLB), which
// other programs have moved into later nodes.
struct ForeignOpening
{
    std::vector<rules::Point> start; // the first three stones, or none
    std::optional<Move> fourth; // has a property of its own, wherever that stands
    std::vector<rules::Point> fifths; // offered; where it is one, the other is move 5 itself
    std::optional<int> fifthCount; // how many were asked for
    std::optional<SwapChoice> swap; // after move 3
};

// Of the node that is being read.
ForeignOpening readForeignOpening(const NodeText &node, const PointReader &points);
// The property tells first stones.
bool tellsForeignStones(const PropertyText &property);
// What a later node tells of the first stones, where nothing was told of them before.
void addForeignStones(ForeignOpening &foreign, const ForeignOpening &later);

// Puts fifth moves, their number and the swap where ours stand, on the main line; what stands there already counts.
void tellForeignOpening(const ForeignOpening &foreign, GameTree &tree);

} // namespace kagetsu::record::sgf
