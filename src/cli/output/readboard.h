// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "rules/position.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// The reason why a text is not a board, with its place and the words for it.
struct BoardFault
{
    std::string code;
    std::string text;
    int column = 1; // character of the text, counted from 1
};

// Reads a board text (command-line.md#boards-and-points).
Result<rules::Position, BoardFault> readBoard(std::string_view text);

} // namespace kagetsu::cli
