// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/recordedits.h"

#include <limits>
#include <string>
#include <vector>

namespace kagetsu::record {

// Moves that somebody found and wants to have in a record: a tree of stones that take turns, each after the one it
// answers, with what is to be said of it.
struct VariationMove
{
    static constexpr std::size_t None = std::numeric_limits<std::size_t>::max();

    rules::Point point;
    std::size_t after = None; // the number of the move it answers; it begins at the node where there is none
    std::string comment {};

    friend bool operator==(const VariationMove &, const VariationMove &) = default;
};
using Variation = std::vector<VariationMove>;

// Writes them below the node. Moves that the record has are kept as they are, with their comments. Returns how many are
// new.
int addVariation(RecordEdits &edits, NodeId node, const Variation &moves);

} // namespace kagetsu::record
