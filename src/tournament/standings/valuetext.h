// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/standings/value.h"

#include <string>

namespace kagetsu::tournament {

// Returns the exact number as files and the command line show it: "12", "8.5", "-0.125", or "27.25" for hundredths.
std::string exactText(Criterion::Kind kind, Eighths amount);

} // namespace kagetsu::tournament
