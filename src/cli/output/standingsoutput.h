// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/answer.h"
#include "tournament/standings/standings.h"

namespace kagetsu::cli {

// Returns places, names and exact values; a value is null if its criterion has no effect
// (command-line.md#tournament-standings).
Answer standingsAnswer(const tournament::PlaceTable &places, const tournament::Section &section);

// Prints the standings. In the text, a value without effect is "-".
void printStandings(const tournament::PlaceTable &places, const tournament::Section &section, bool json);

} // namespace kagetsu::cli
