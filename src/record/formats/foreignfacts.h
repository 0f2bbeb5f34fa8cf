// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <string>
#include <string_view>

namespace kagetsu::record {

// What a format says of a game that has no place in ours, kept with the root under a name of that format: XRF with
// values `name:text`.
void keepFact(GameTree &tree, std::string_view name, std::string_view text);
// Empty when there is none.
std::string fact(const GameTree &tree, std::string_view name);

// Seconds a move took (XMT of sgf.md#private-properties), in milliseconds; 0 when that is not told.
void setMoveTime(GameTree &tree, NodeId node, std::chrono::milliseconds time);
std::chrono::milliseconds moveTime(const GameTree &tree, NodeId node);

} // namespace kagetsu::record
