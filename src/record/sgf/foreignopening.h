// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"
#include "record/sgf/syntax/points.h"

#include <optional>
#include <vector>

namespace kagetsu::record::sgf {

// The facts about the opening that two servers state in the first node, each in its own way
// (record-sgf.md#private-properties, record-sgf.md#r32). The ORC server states the fifth moves offered and the swap
// (5A, SW), Gomoku Quest the first stones (QPR, QSLW, QSLB), which other programs have moved to later nodes.
struct ForeignOpening
{
    std::vector<rules::Point> start; // the first three stones, or none
    std::optional<Move> fourth; // the fourth stone, which has a property of its own, possibly in a later node
    std::vector<rules::Point> fifths; // fifth moves offered; if there is only one, the other is move 5 itself
    std::optional<int> fifthCount; // number of fifth moves that was declared
    std::optional<SwapChoice> swap; // after move 3
};

// Reads the node that is being read.
ForeignOpening readForeignOpening(const NodeText &node, const PointReader &points);
// True if the property states first stones.
bool tellsForeignStones(const PropertyText &property);
// Adds the first stones stated by a later node, if none were stated before.
void addForeignStones(ForeignOpening &foreign, const ForeignOpening &later);

// Stores fifth moves, their number and the swap in Kagetsu's own form on the main line. What is already there takes
// precedence.
void tellForeignOpening(const ForeignOpening &foreign, GameTree &tree);

} // namespace kagetsu::record::sgf
