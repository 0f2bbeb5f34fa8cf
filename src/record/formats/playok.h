// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

#include <string_view>

namespace kagetsu::record {

// Games as the site PlayOK (kurnik) hands them out (formats.md#playok): lines `[Key "value"]`, then numbered pairs of
// moves with the choices of Swap2 among them. One file may hold several.
bool isPlayOk(std::string_view text);

// Where one of its games begins and ends.
struct PlayOkPlace
{
    std::size_t begin = 0;
    std::size_t end = 0;
};
std::vector<PlayOkPlace> playOkGames(std::string_view text);
// One game, whose text stands at this line of its file.
Game readPlayOk(std::string_view text, int number = 1, int line = 1);

} // namespace kagetsu::record
