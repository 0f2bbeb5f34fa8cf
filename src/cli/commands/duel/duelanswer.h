// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contest/duel.h"

#include <string>

namespace kagetsu::cli {

// The result of a duel, with its engines and its plan.
struct DuelAnswer
{
    const contest::Contestants &contestants;
    const contest::Plan &plan;
    std::vector<contest::PlayedGame> games;
    contest::Answer answer = contest::Answer::Open;
    bool isInterrupted = false;
};

// Write one game as a line.
std::string gameText(const contest::PlayedGame &game);
std::string gameJsonText(const contest::PlayedGame &game);

// Write the lines, or the object, of command-line.md#duel, ending with a line feed.
std::string duelText(const DuelAnswer &answer);
std::string duelJson(const DuelAnswer &answer);

} // namespace kagetsu::cli
