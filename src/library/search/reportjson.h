// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/positionreport.h"

#include <string>
#include <string_view>

namespace kagetsu::library {

// One program hands a report to another as JSON (command-line.md#library-report).
std::string toJson(const PositionReport &report);
// Returns nothing for a text that is no report.
std::optional<PositionReport> reportFromJson(std::string_view text);

} // namespace kagetsu::library
