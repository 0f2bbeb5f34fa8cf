// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <functional>

namespace kagetsu::tournament {

// Goes through a log from its first line: `tell` gets the number of each line, from 0, and an event that knows the
// entries, rounds and tables the line names: the one after it or, for what it removed, the one before. A line that was
// undone is told with what else stood when it was done, as far as that can be made again.
void retell(const std::vector<LogLine> &lines, const std::function<void(std::size_t, const Event &)> &tell);

} // namespace kagetsu::tournament
