// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/answer.h"
#include "tournament/model/event.h"
#include "tournament/swiss/checkrounds.h"

namespace kagetsu::cli {

// Return the answer of a check of the pairings: of one round, and of the players who were entered into a section from
// others, whether they still qualify for it (command-line.md#tournament-check).
Answer checkAnswer(const tournament::Section &section, const tournament::RoundCheck &check);
Answer intakeAnswer(const tournament::Event &event, const tournament::Section &section);

// Prints these answers. The text has a line for each, followed by the tables or places that differ.
void printChecks(const Answer &checks, bool json);

} // namespace kagetsu::cli
