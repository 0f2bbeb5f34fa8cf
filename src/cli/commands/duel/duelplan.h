// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contest/duel.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace kagetsu::cli {

// The options of a duel (command-line.md#duel), with every text as it was given.
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
    std::string openings; // name of a file
    std::vector<double> sprt; // empty, or two numbers
    std::string save; // name of a file
    bool each = false;
};

void addDuelOptions(CLI::App &parser, DuelOptions &options);

// Reads "0.2s", "200ms" or "0.2", which means seconds: from 1 ms to an hour.
std::optional<engine::Milliseconds> moveTimeFrom(const std::string &text);

// Return nothing if an option is not valid, after printing a message on standard error.
std::optional<contest::Contestants> contestantsFrom(const DuelOptions &options);
std::optional<contest::Plan> planFrom(const DuelOptions &options, const contest::Contestants &contestants);

} // namespace kagetsu::cli
