// SPDX-License-Identifier: MIT
#pragma once

#include "record/plain/plainline.h"

#include <string_view>

namespace kagetsu::record {

// Positions as several programs keep them (formats.md#stones-as-bytes): the number of stones, then a byte for each, on
// 15 lines. Text can look the same: the name of the file decides together with this.
bool isPos(std::string_view bytes);
// One program puts facts of the game into the name of the file, parted by #.
Game readPos(std::string_view bytes, std::string_view fileName = {});
Result<WrittenGame, ExportRefusal> writePos(const Game &game);

} // namespace kagetsu::record
