// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/standings/value.h"

#include <string>

namespace kagetsu::tournament {

// The exact number, as files and the command line have it: "12", "8.5", "-0.125", and "27.25" of hundredths.
std::string exactText(Criterion::Kind kind, Eighths amount);

} // namespace kagetsu::tournament
