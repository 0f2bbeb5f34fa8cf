// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <span>

namespace kagetsu::ui {

// Stores the log of an event, in a file or in memory. Every action is stored before it becomes visible. After a call
// that returns false, the content is as it was before.
class EventKeeper
{
public:
    EventKeeper() = default;
    virtual ~EventKeeper() = default;
    EventKeeper(const EventKeeper &) = delete;
    EventKeeper &operator=(const EventKeeper &) = delete;

    // Appends all of these lines, or none.
    virtual bool append(std::span<const tournament::LogLine> lines) = 0;
    // Marks a line, counted from 0, as undone. The line must not be undone yet.
    virtual bool markUndone(std::size_t line, const tournament::Stamp &stamp) = 0;
};

} // namespace kagetsu::ui
