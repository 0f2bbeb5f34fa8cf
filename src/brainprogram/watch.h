// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace kagetsu::brainprogram {

// Ends every process whose environment has this entry, such as "KAGETSU_ENGINE=4711-1", wherever it has gone: into
// another group or session, or to another parent. Processes that are started meanwhile are ended too. What Wine starts
// once for all programs of its user, such as its server, is left alone: it ends by itself after the last of them, and
// keeps the registry.
void endMarked(const std::string &mark);

// Waits until nobody can write to the standard input any more, because whoever started this has closed it, or has ended
// in whatever way, and then ends what is marked. The signals that end a program politely do not end this one: it goes
// last.
void watch(const std::string &mark);

} // namespace kagetsu::brainprogram
