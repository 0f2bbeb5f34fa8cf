// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <functional>

namespace kagetsu::tournament {

// Replays a log from its first line. `tell` receives the index of each line, from 0, and an event that contains the
// entries, rounds and tables that the line names: the event after the line or, if the line removed something, the event
// before it. An undone line is replayed with what else was in force when it was done, as far as that can be restored.
void retell(const std::vector<LogLine> &lines, const std::function<void(std::size_t, const Event &)> &tell);

} // namespace kagetsu::tournament
