// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/act.h"
#include "opening/play/need.h"

#include <optional>
#include <string_view>
#include <vector>

// Returns an act as people write it on the command line and in the examples of procedures (command-line.md#opening):
// `place H8`, `declare 5`, `offer G7 J10`, `withdraw G7`, `select J10`. A choice is the id of its option, such as
// `swap`, with or without `choose` before it; `offer` without a point is a choice, too.
namespace kagetsu::opening {

std::string toText(const Act &act);

// Reads such a line. Returns nothing if it has another form or a point is off the board. Only `offer` and `withdraw`
// can name several points, which become one act each.
std::optional<std::vector<Act>> actsFromText(std::string_view line, int boardSize);

// Returns the option that a word means if this need is a choice: the option with this id, or else with this effect
// (`take-white`), or else the one whose effect has this result for the chooser. Returns the word unchanged if it means
// none of them.
Choose meantBy(const Choose &word, const Need &need);

} // namespace kagetsu::opening
