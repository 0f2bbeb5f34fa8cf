// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

namespace kagetsu::engine {

// Sees when an engine writes more than anybody reads: more than 2,000 lines or 1 MB in each of two seconds on end
// (engines.md#floods). It ends with the first second of less.
class Flood
{
public:
    static constexpr std::int64_t MostLines = 2'000;
    static constexpr std::int64_t MostBytes = 1'000'000;
    static constexpr int Seconds = 2;

    void count(std::int64_t lines, std::int64_t bytes, Moment now);
    void pass(Moment now);

    // Since when; nothing without a flood.
    const std::optional<Moment> &since() const { return m_since; }
    // When pass() has something to see, while there may be a flood.
    std::optional<Moment> next() const;

private:
    Moment m_second {}; // when it began
    std::int64_t m_lines = 0;
    std::int64_t m_bytes = 0;
    int m_tooMany = 0; // seconds on end
    std::optional<Moment> m_since;
};

} // namespace kagetsu::engine
