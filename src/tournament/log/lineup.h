// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/steps.h"

namespace kagetsu::tournament {

// Why a team cannot sit down like this (tournament.md#teams): a member for each board, each at one of them, and boards
// left empty only where the section allows it. No line-up at all is one that is not given yet.
Step refusalOfLineUp(const Section &section, const Match &match, Party party);

} // namespace kagetsu::tournament
