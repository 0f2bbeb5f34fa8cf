// SPDX-License-Identifier: MIT
#pragma once

#include "match/intervention.h"

#include <QString>

namespace kagetsu::wording {

// The grounds that arbiters record, as shown at the table, on the arbiter's page and on paper.

// Returns a ground, such as "Attempt to take back a stone".
QString groundText(match::Ground ground);
// Returns the ground with the arbiter's own words, if there are any.
QString groundsText(const match::Grounds &grounds);

} // namespace kagetsu::wording
