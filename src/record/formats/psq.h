// SPDX-License-Identifier: MIT
#pragma once

#include "record/plain/plainline.h"

#include <string_view>

namespace kagetsu::record {

// Games as Piskvork and the managers of Gomocup write them (record-formats.md#piskvork): a header with the size, one
// line per move, the players, and a code for how the game ended.
bool isPsq(std::string_view text);
Game readPsq(std::string_view text);
// Writes a game with the code for "saved by hand", because the format does not state a winner. Lines end with CR LF.
Result<WrittenGame, ExportRefusal> writePsq(const Game &game);

} // namespace kagetsu::record
