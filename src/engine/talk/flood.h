// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

namespace kagetsu::engine {

// Detects when an engine writes more than can be read: more than 2,000 lines or 1 MB in each of two consecutive seconds
// (engine.md#floods). A flood ends with the first second that has less.
class Flood
{
public:
    static constexpr std::int64_t MostLines = 2'000;
    static constexpr std::int64_t MostBytes = 1'000'000;
    static constexpr int Seconds = 2;

    void count(std::int64_t lines, std::int64_t bytes, Moment now);
    void pass(Moment now);

    // Returns when the flood was noticed, or nothing if there is none.
    const std::optional<Moment> &since() const { return m_since; }
    // Returns when pass() must be called next, if there may be a flood.
    std::optional<Moment> next() const;

private:
    Moment m_second {}; // when the current second began
    std::int64_t m_lines = 0;
    std::int64_t m_bytes = 0;
    int m_tooMany = 0; // seconds in a row that went over a limit
    std::optional<Moment> m_since;
};

} // namespace kagetsu::engine
