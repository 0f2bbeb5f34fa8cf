// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"
#include "tournament/stages/advancing.h"

namespace kagetsu::cli {

// Prints who qualifies for the next stage, and what stands in the way (command-line.md#tournament-qualify).
void printQualification(const tournament::Event &event, const tournament::Qualification &qualification, bool json);
// Prints how a shared place was decided (command-line.md#tournament-decide).
void printDecision(const tournament::Section &section, const tournament::PlaceDecision &decision, bool json);

} // namespace kagetsu::cli
