// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

namespace kagetsu::ui {

class BoardPicture;

// Marks the fifth moves in a record: all offers as numbered stones while one is to be picked, and the others,
// in small print, once the fifth stone is placed (opening.md#offers).
void layFifthMoves(BoardPicture &picture, const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
