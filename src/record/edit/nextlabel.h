// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <string>

namespace kagetsu::record {

// Labels that go on by themselves.
enum class LabelSeries : std::uint8_t { Letters, Numbers };

// The first of A to Z, AA to AZ and so on, or of 1, 2, 3 and so on, that no point has where one looks at the node:
// among the labels of a game, and the texts of the next moves of a library.
std::string nextLabel(const GameTree &tree, NodeId node, LabelSeries series);

} // namespace kagetsu::record
