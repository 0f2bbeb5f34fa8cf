// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"

namespace kagetsu::tournament {

class Log;

// What was corrected or ruled on in an event, in order, with the points before and after, the reason, and the published
// rounds that rested on it (tournament.md#tables-for-spreadsheets). Lines are counted from 1, as in the table of the log.
CsvTable correctionTable(const Log &log);

} // namespace kagetsu::tournament
