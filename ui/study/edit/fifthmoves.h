// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

namespace kagetsu::ui {

class BoardPicture;

// Lays the fifth moves a record tells of: all offers as numbered stones while one is to be picked, and beside the fifth
// stone the others, small (openings.md#offers).
void layFifthMoves(BoardPicture &picture, const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
