// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/act.h"
#include "opening/play/need.h"

#include <optional>
#include <string_view>
#include <vector>

// Acts as people write them, on the command line and in the examples of procedures (command-line.md#opening):
// `place H8`, `declare 5`, `offer G7 J10`, `withdraw G7`, `select J10`; a choice is the id of its option, `swap`, or
// with `choose` before it; `offer` alone is a choice too.
namespace kagetsu::opening {

std::string toText(const Act &act);

// Nothing when the line is no such text, or a point lies off the board. Only `offer` and `withdraw` can name several
// points, one act each.
std::optional<std::vector<Act>> actsFromText(std::string_view line, int boardSize);

// The option that a word means where this need is a choice: its id; else an effect, `take-white`; else what the
// effect comes to for the chooser. The word itself when it means none of them.
Choose meantBy(const Choose &word, const Need &need);

} // namespace kagetsu::opening
