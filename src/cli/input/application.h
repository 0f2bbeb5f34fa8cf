// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::cli {

// Creates the application object, which Qt needs to find database drivers, with the English forms of texts that have a
// number ("1 player", "2 players"), unless there is one.
void needApplication();

} // namespace kagetsu::cli
