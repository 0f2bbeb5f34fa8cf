// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"
#include "tournament/pairing/away.h"
#include "tournament/pairing/options.h"

#include <string>
#include <string_view>

namespace kagetsu::tournament {

// Everything that the pairing of one Swiss round depends on, and nothing else: the situation and the arbiter's
// decisions.
struct SwissInput
{
    std::vector<pairing::Player> players;
    std::vector<pairing::Away> away {}; // players who are away in the rounds after this one
    pairing::Options options {};
};

// Writes the input as text that anybody can write by hand and use to check pairings
// (command-line.md#tournament-pair-round). swissInputFrom() reads the text back as an equal input, and equal inputs
// give equal texts.
std::string textOf(const SwissInput &input);

// Reads an input strictly: every member must have its type and range, and no other member is accepted. The fault names
// its place.
Result<SwissInput, json::DocumentFault> swissInputFrom(std::string_view text);

} // namespace kagetsu::tournament
