// SPDX-License-Identifier: MIT
#pragma once

#include "engine/lines/answers.h"
#include "engine/report.h"

#include <map>

namespace kagetsu::engine {

// Collects what an engine reports while it thinks, so that people get it no more often than they can see: points at
// most every 50 ms, and during a flood also lines and messages, only the newest of each (engine.md#floods).
class Showing
{
public:
    static constexpr Milliseconds Pause { 50 };

    void begin(SearchNumber search, int size);
    void end() { begin(0, 0); }

    void add(const answer::Realtime &realtime, Moment now);
    // Used during a flood.
    void hold(const InfoBlock &block, Moment now);
    void hold(const std::string &message, Moment now);

    std::optional<Moment> next() const { return m_due; }
    std::vector<Event> take();

private:
    void wait(Moment now);

    SearchNumber m_search = 0;
    int m_size = 0;
    Realtime m_points;
    bool m_hasPoints = false;
    std::map<int, InfoBlock> m_blocks;
    std::optional<std::string> m_message;
    std::optional<Moment> m_due;
};

} // namespace kagetsu::engine
