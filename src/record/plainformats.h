// SPDX-License-Identifier: MIT
#pragma once

#include "record/format.h"
#include "record/plain/plainline.h"

namespace kagetsu::record {

// True for the formats of a single line or position: Psq, Pos, Moves, Board.
bool isPlainFormat(Format format);
// Writes the main line of the game in such a format; a board shows its last position.
Result<WrittenGame, ExportRefusal> writePlain(const Game &game, Format format);

} // namespace kagetsu::record
