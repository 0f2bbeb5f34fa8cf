// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <span>

namespace kagetsu::ui {

// Where the log of an event is kept, in a file or in memory. What is done stands there before it is seen.
class EventKeeper
{
public:
    EventKeeper() = default;
    virtual ~EventKeeper() = default;
    EventKeeper(const EventKeeper &) = delete;
    EventKeeper &operator=(const EventKeeper &) = delete;

    // The lines of the whole log; those before `unchanged` are kept already, as they are. All of it or nothing; false:
    // nothing.
    virtual bool keep(std::span<const tournament::LogLine> lines, std::size_t unchanged) = 0;
};

// Keeps nothing beyond its own life.
class MemoryKeeper : public EventKeeper
{
public:
    bool keep(std::span<const tournament::LogLine> lines, std::size_t) override
    {
        m_lines.assign(lines.begin(), lines.end());
        return true;
    }
    const std::vector<tournament::LogLine> &lines() const { return m_lines; }

private:
    std::vector<tournament::LogLine> m_lines;
};

} // namespace kagetsu::ui
