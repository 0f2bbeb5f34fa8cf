// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

#include <string>
#include <string_view>

namespace kagetsu::record {

// A position drawn with characters, as people and programs do it (record-formats.md#board-text): one line per row from
// the top, or all points in one line (command-line.md#boards-and-points). There may be numbers and letters at the
// edges, and blanks between the points.

// True if the text is only a board of at least five lines and its edges.
bool isBoardText(std::string_view text);
// Reads a record without moves whose first node sets up the stones. Lines that are not rows are skipped and reported.
Game readBoardText(std::string_view text);
// Writes `X` for black, `O` for white and `.` for empty, without edges. Every line ends with a line feed.
std::string writeBoardText(const Stones &stones);

} // namespace kagetsu::record
