// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <QString>

namespace kagetsu::wording {

// What was done to an event, in a sentence. `event` knows the entries and rounds that it is about: the event after it,
// or for what was removed the event before.
QString actionText(const tournament::Action &action, const tournament::Event &event);

// A line of the log, which can be struck out.
QString logText(const tournament::LogLine &line, const tournament::Event &event);

} // namespace kagetsu::wording
