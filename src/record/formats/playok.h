// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

#include <string_view>

namespace kagetsu::record {

// Games as the site PlayOK (kurnik) exports them (record-formats.md#playok): lines `[Key "value"]`, then numbered pairs
// of moves, with the choices of swap2 among them. A file may contain several games.
bool isPlayOk(std::string_view text);

// The place of a game in the text.
struct PlayOkPlace
{
    std::size_t begin = 0;
    std::size_t end = 0;
};
std::vector<PlayOkPlace> playOkGames(std::string_view text);
// Reads one game, whose text begins at this line of the file.
Game readPlayOk(std::string_view text, int number = 1, int line = 1);

} // namespace kagetsu::record
