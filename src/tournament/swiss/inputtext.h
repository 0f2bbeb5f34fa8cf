// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "pairing/away.h"
#include "pairing/options.h"
#include "result.h"

#include <string>
#include <string_view>

namespace kagetsu::tournament {

// All that the pairing of one Swiss round depends on, and nothing else: the situation and what the arbiter decided.
struct SwissInput
{
    std::vector<pairing::Player> players;
    std::vector<pairing::Away> away {}; // for the rounds after this one
    pairing::Options options {};
};

// The same as a text that anybody can write, and check pairings with (command-line.md#tournament-pair-round). What is
// written is read as the same, and the same input gives the same text.
std::string textOf(const SwissInput &input);

// Every member is checked: there is no other one, and each has its type and range. The fault has its place.
Result<SwissInput, json::DocumentFault> swissInputFrom(std::string_view text);

} // namespace kagetsu::tournament
