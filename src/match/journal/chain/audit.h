// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

namespace kagetsu::journal {

// Returns true if `match` itself would reach this decision, by some command, at that moment. Only such events may be
// folded: anybody can rebuild a chain, and folding checks nothing.
bool isDecisionOf(const match::Match &match, const match::Events &decision);

} // namespace kagetsu::journal
