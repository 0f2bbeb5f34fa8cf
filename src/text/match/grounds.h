// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/intervention.h"

#include <QString>

namespace kagetsu::text {

// The grounds that arbiters record, as shown at the table, on the arbiter's page and on paper.

// Returns a ground, such as "Attempt to take back a stone".
QString groundText(match::Ground ground);
// Returns the ground with the arbiter's own words, if there are any.
QString groundsText(const match::Grounds &grounds);

} // namespace kagetsu::text
