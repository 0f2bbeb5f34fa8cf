// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace kagetsu::record {

// Returns an SGF file with this many games, the same every time: players, event, date and result, some 55 moves each,
// clock times in every tenth game, occasional comments and variations; about 480 bytes a game.
std::string bigCollection(int games);

// Texts that are large in only one respect.
enum class Dimension {
    Trees, // number of trees
    Line, // nodes in one line
    Children, // children of one node
    Parentheses, // nesting depth of parentheses
    Values, // values in one list
    Properties, // properties of one node, all different
    ValueLength, // in bytes
};
std::string largeText(Dimension dimension, int size);

} // namespace kagetsu::record
