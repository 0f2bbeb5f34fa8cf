// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "rules/position.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// Why a text is no board, with the place and the words for it.
struct BoardFault
{
    std::string code;
    std::string text;
    int column = 1; // character of the text, from 1
};

// The board text of command-line.md#boards-and-points.
Result<rules::Position, BoardFault> readBoard(std::string_view text);

} // namespace kagetsu::cli
