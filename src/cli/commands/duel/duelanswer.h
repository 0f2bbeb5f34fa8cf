// SPDX-License-Identifier: MIT
#pragma once

#include "duel/duel.h"

#include <string>

namespace kagetsu::cli {

// The result of a duel, with its engines and its plan.
struct DuelAnswer
{
    const duel::Contestants &contestants;
    const duel::Plan &plan;
    std::vector<duel::PlayedGame> games;
    duel::Answer answer = duel::Answer::Open;
    bool isInterrupted = false;
};

// Write one game as a line.
std::string gameText(const duel::PlayedGame &game);
std::string gameJsonText(const duel::PlayedGame &game);

// Write the lines, or the object, of command-line.md#duel, ending with a line feed.
std::string duelText(const DuelAnswer &answer);
std::string duelJson(const DuelAnswer &answer);

} // namespace kagetsu::cli
