// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

namespace kagetsu::journal {

// Whether `match` itself would come to this decision, by some command, at that moment. Only such events may be folded:
// a chain can be rebuilt by anybody, and folding checks nothing.
bool isDecisionOf(const match::Match &match, const match::Events &decision);

} // namespace kagetsu::journal
