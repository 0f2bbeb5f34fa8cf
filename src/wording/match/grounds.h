// SPDX-License-Identifier: MIT
#pragma once

#include "match/intervention.h"

#include <QString>

namespace kagetsu::wording {

// What arbiters write down, at the table, on their page and on paper.

// "Attempt to take back a stone": why something was done.
QString groundText(match::Ground ground);
// The same with the arbiter's own words, where there are any.
QString groundsText(const match::Grounds &grounds);

} // namespace kagetsu::wording
