// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "record/model/gametree.h"
#include "record/model/message.h"

namespace kagetsu::record {

// A whole record: the facts of the game, its tree, and the reader's messages about the file.
struct Game
{
    GameInfo info;
    GameTree tree;
    std::vector<Message> messages;
};

} // namespace kagetsu::record
