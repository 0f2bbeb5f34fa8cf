// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// The report as a file: UTF-8, lines that end with CR LF. What is longer than its places is cut, and points that have
// no place stand as the nearest that has.
std::string writeTrf(const TrfReport &report);

} // namespace kagetsu::tournament
