// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <string>
#include <string_view>

namespace kagetsu::record {

// Stores a fact of another format for which a record has no place of its own. It is kept in the root as a value
// `name:text` of XRF, under that format's name for it.
void keepFact(GameTree &tree, std::string_view name, std::string_view text);
// Returns such a fact, or an empty text if there is none.
std::string fact(const GameTree &tree, std::string_view name);

// The time that a move took (XMT of record-sgf.md#private-properties), in milliseconds; 0 if unknown.
void setMoveTime(GameTree &tree, NodeId node, std::chrono::milliseconds time);
std::chrono::milliseconds moveTime(const GameTree &tree, NodeId node);

} // namespace kagetsu::record
