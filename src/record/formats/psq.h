// SPDX-License-Identifier: MIT
#pragma once

#include "record/plain/plainline.h"

#include <string_view>

namespace kagetsu::record {

// Games as Piskvork and the managers of Gomocup write them (formats.md#piskvork): a header with the size, a line per
// move, the players, a code for how it ended.
bool isPsq(std::string_view text);
Game readPsq(std::string_view text);
// Ends as saved by hand, for the format does not tell a winner. Lines end with CR LF.
Result<WrittenGame, ExportRefusal> writePsq(const Game &game);

} // namespace kagetsu::record
