// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/steps.h"

namespace kagetsu::tournament {

// Returns why a line-up is not allowed (tournament.md#teams): each board needs one member, no member may sit at two
// boards, and boards may be empty only where the section allows it. An empty line-up means that none was given yet, and
// is allowed.
Step refusalOfLineUp(const Section &section, const Match &match, Party party);

} // namespace kagetsu::tournament
