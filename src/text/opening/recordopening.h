// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

#include <QString>

#include <span>

namespace kagetsu::text {

// Returns the name of the opening that a line of a game begins with, such as "D4 Kagetsu"; `line` has the nodes from
// the root. Stones that are no pattern, or that do not begin an empty board by turns, have the name that the file
// gives; empty if it gives none.
QString openingText(const record::Game &game, std::span<const record::NodeId> line);

} // namespace kagetsu::text
