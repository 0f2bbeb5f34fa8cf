// SPDX-License-Identifier: MIT
#pragma once

#include "record/plain/plainline.h"

#include <string_view>

namespace kagetsu::record {

// Positions in a format of several programs (record-formats.md#stones-as-bytes): the number of stones, then one byte
// for each, on 15 lines. A text may look the same, so the file name must be considered as well.
bool isPos(std::string_view bytes);
// Reads a position. One program puts facts of the game into the file name, separated by #.
Game readPos(std::string_view bytes, std::string_view fileName = {});
Result<WrittenGame, ExportRefusal> writePos(const Game &game);

} // namespace kagetsu::record
