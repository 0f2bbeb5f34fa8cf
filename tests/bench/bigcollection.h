// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace kagetsu::record {

// An SGF file of so many games, the same every time: players, event, date and result, some 55 moves each, clock times
// in every tenth game, a remark and a variation here and there; about 480 bytes a game.
std::string bigCollection(int games);

// Texts that are large in one way alone.
enum class Dimension {
    Trees, // so many of them
    Line, // nodes in one line
    Children, // of one node
    Parentheses, // in one another
    Values, // of one list
    Properties, // of one node, all different
    ValueLength, // in bytes
};
std::string largeText(Dimension dimension, int size);

} // namespace kagetsu::record
