// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/steps.h"

namespace kagetsu::tournament {

// Why a round cannot stand as it is: each entry that takes part is named once, tables have their numbers, and matches
// as many games as the section asks for. Who has withdrawn from a round robin can still be named: its matches are
// forfeits. An elimination names only those that are left, and plays as many games as it takes.
Step refusalOf(const Section &section, const Round &round, int number);

} // namespace kagetsu::tournament
