// SPDX-License-Identifier: MIT
#include "engine/aiprogram/watch.h"

namespace kagetsu::aiprogram {

// An engine and everything it starts are in one job of Windows, which none of them can leave and which ends with the
// program that made it (engine/process/platformwindows.cpp). So nothing is left to be found by its mark.

void endMarked(const std::string &) { }

void watch(const std::string &) { }

} // namespace kagetsu::aiprogram
