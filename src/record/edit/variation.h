// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/recordedits.h"

#include <limits>
#include <string>
#include <vector>

namespace kagetsu::record {

// Moves to add to a record: a tree of alternating stones, each after the move it answers, with a comment.
struct VariationMove
{
    static constexpr std::size_t None = std::numeric_limits<std::size_t>::max();

    rules::Point point;
    std::size_t after = None; // index of the move that it answers; None for a move that begins at the node
    std::string comment {};

    friend bool operator==(const VariationMove &, const VariationMove &) = default;
};
using Variation = std::vector<VariationMove>;

// Adds the moves below the node. Moves that the record already has are kept unchanged, with their comments. Returns the
// number of new moves.
int addVariation(RecordEdits &edits, NodeId node, const Variation &moves);

} // namespace kagetsu::record
