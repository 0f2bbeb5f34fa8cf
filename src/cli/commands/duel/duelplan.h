// SPDX-License-Identifier: MIT
#pragma once

#include "duel/duel.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace kagetsu::cli {

// A duel as the command line asks for it (command-line.md#duel), every text as it was given.
struct DuelOptions
{
    std::string first;
    std::string second;
    int games = 100;
    int jobs = 1;
    std::string rule = "win5+";
    int board = rules::DefaultBoardSize;
    std::string moveTime;
    std::optional<std::int64_t> nodes;
    std::uint64_t seed = 1;
    std::string openings; // a file
    std::vector<double> sprt; // none, or two
    std::string save; // a file
    bool each = false;
};

void addDuelOptions(CLI::App &parser, DuelOptions &options);

// "0.2s", "200ms", and "0.2", which is seconds: from 1 ms to an hour.
std::optional<engine::Milliseconds> moveTimeFrom(const std::string &text);

// Nothing, where an option is not right, which is told on standard error.
std::optional<duel::Contestants> contestantsFrom(const DuelOptions &options);
std::optional<duel::Plan> planFrom(const DuelOptions &options, const duel::Contestants &contestants);

} // namespace kagetsu::cli
