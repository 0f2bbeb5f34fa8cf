// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"

namespace kagetsu::tournament {

class Log;

// Returns all corrections and rulings of an event, in order, with the points before and after, the reason, and the
// published rounds that depended on what was changed (tournament.md#tables-for-spreadsheets). Lines count from 1, as in
// the table of the log.
CsvTable correctionTable(const Log &log);

} // namespace kagetsu::tournament
