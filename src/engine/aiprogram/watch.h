// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace kagetsu::aiprogram {

// Ends every process whose environment has this entry, such as "KAGETSU_ENGINE=4711-1", even if it has moved to another
// group, session or parent. Processes that are started in the meantime are ended as well. What Wine starts once for all
// programs of a user, such as its server, is left alone: it ends by itself after the last of these programs, and keeps
// the registry.
void endMarked(const std::string &mark);

// Waits until nobody can write to standard input any more, because the process that started this one has closed it or
// has ended in any way. Then ends all marked processes. The signals that politely end a program do not end this one,
// because it must be the last to go.
void watch(const std::string &mark);

} // namespace kagetsu::aiprogram
