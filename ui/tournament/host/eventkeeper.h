// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <span>

namespace kagetsu::ui {

// Where the log of an event is kept, in a file or in memory. What is done stands there before it is seen. After a call
// that answers false there is what there was before.
class EventKeeper
{
public:
    EventKeeper() = default;
    virtual ~EventKeeper() = default;
    EventKeeper(const EventKeeper &) = delete;
    EventKeeper &operator=(const EventKeeper &) = delete;

    // All of these lines or none, after those that are there.
    virtual bool append(std::span<const tournament::LogLine> lines) = 0;
    // Strikes out a line, counted from 0, that is not yet.
    virtual bool markUndone(std::size_t line, const tournament::Stamp &stamp) = 0;
};

// Keeps nothing beyond its own life.
class MemoryKeeper : public EventKeeper
{
public:
    bool append(std::span<const tournament::LogLine> lines) override
    {
        m_lines.insert(m_lines.end(), lines.begin(), lines.end());
        return true;
    }
    bool markUndone(std::size_t line, const tournament::Stamp &stamp) override
    {
        m_lines[line].undone = stamp;
        return true;
    }
    const std::vector<tournament::LogLine> &lines() const { return m_lines; }

private:
    std::vector<tournament::LogLine> m_lines;
};

} // namespace kagetsu::ui
