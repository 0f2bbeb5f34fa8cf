// SPDX-License-Identifier: MIT
#include "engine/talk/flood.h"

namespace kagetsu::engine {

namespace {

constexpr Milliseconds Second { 1000 };

} // namespace

void Flood::count(std::int64_t lines, std::int64_t bytes, Moment now)
{
    pass(now);
    m_lines += lines;
    m_bytes += bytes;
}

void Flood::pass(Moment now)
{
    if (now < m_second + Second)
        return;
    const bool wasTooMuch = m_lines > MostLines || m_bytes > MostBytes;
    const bool isNext = now < m_second + 2 * Second;
    m_tooMany = wasTooMuch && isNext ? m_tooMany + 1 : 0;
    if (m_tooMany < Seconds)
        m_since.reset();
    else if (!m_since)
        m_since = now;
    m_second = isNext ? m_second + Second : now;
    m_lines = 0;
    m_bytes = 0;
}

std::optional<Moment> Flood::next() const
{
    return m_tooMany > 0 || m_lines > MostLines || m_bytes > MostBytes ? std::optional(m_second + Second)
                                                                       : std::nullopt;
}

} // namespace kagetsu::engine
