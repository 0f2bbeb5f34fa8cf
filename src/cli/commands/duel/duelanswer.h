// SPDX-License-Identifier: MIT
#pragma once

#include "duel/duel.h"

#include <string>

namespace kagetsu::cli {

// What a duel came to, and of what.
struct DuelAnswer
{
    const duel::Contestants &contestants;
    const duel::Plan &plan;
    std::vector<duel::PlayedGame> games;
    duel::Answer answer = duel::Answer::Open;
    bool isInterrupted = false;
};

// One game, as a line.
std::string gameText(const duel::PlayedGame &game);
std::string gameJsonText(const duel::PlayedGame &game);

// The lines, or the object, of command-line.md#duel; each ends with a line feed.
std::string duelText(const DuelAnswer &answer);
std::string duelJson(const DuelAnswer &answer);

} // namespace kagetsu::cli
