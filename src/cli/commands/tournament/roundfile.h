// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "pairing/options.h"
#include "result.h"

#include <string_view>

namespace kagetsu::cli {

// A situation of a tournament, as anybody can write it to compare pairings (command-line.md#tournament-pair-round).
struct RoundFile
{
    std::vector<pairing::Player> players;
    pairing::Options options;
};

// Every member is checked: there is no other one, and each has its type and range. The fault has its place.
Result<RoundFile, json::DocumentFault> readRoundFile(std::string_view text);

} // namespace kagetsu::cli
