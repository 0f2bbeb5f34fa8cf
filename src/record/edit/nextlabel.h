// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <string>

namespace kagetsu::record {

// The kinds of labels that continue automatically.
enum class LabelSeries : std::uint8_t { Letters, Numbers };

// Returns the first of A to Z, AA to AZ and so on, or of 1, 2, 3 and so on, that is not yet used at this node: by the
// labels of a game, or by the texts on the next moves of a library.
std::string nextLabel(const GameTree &tree, NodeId node, LabelSeries series);

} // namespace kagetsu::record
