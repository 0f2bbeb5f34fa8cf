// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

#include <string>
#include <string_view>

namespace kagetsu::record {

// A position drawn with characters, as people and programs do (formats.md#board-text): a line per row from the top, or
// all points in one line (command-line.md#boards-and-points). Numbers and letters at the edges may be there, and blanks
// between the points.

// Nothing but a board of at least five lines and its edges.
bool isBoardText(std::string_view text);
// A record without moves whose first node puts up the stones. Lines that are no row are skipped, which is said.
Game readBoardText(std::string_view text);
// `X` black, `O` white, `.` empty; no edges. Every line ends with a line feed.
std::string writeBoardText(const Stones &stones);

} // namespace kagetsu::record
