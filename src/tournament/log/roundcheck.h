// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/steps.h"

namespace kagetsu::tournament {

// Returns why a round is not valid as it is. Each entry that takes part must be named exactly once, tables must be
// numbered, and each match must have as many games as the section requires. An entry that has withdrawn from a round
// robin may still be named: its matches are forfeits. A round of an elimination names only the entries still in it, and
// its matches may have additional games.
Step refusalOf(const Section &section, const Round &round, int number);

} // namespace kagetsu::tournament
