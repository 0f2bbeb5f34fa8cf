// SPDX-License-Identifier: MIT
#include "ui/match/waiting/roomclock.h"

namespace kagetsu::ui {

using clock::Duration;

RoomClock::RoomClock(const host::TimeSource &time)
    : m_time(&time)
    , m_zero(time.wall().toMSecsSinceEpoch() - passed().count())
{
}

Duration RoomClock::passed() const
{
    return m_time->now() + m_time->slept();
}

std::int64_t RoomClock::now() const
{
    return m_zero + passed().count();
}

Duration RoomClock::difference() const
{
    return Duration(m_time->wall().toMSecsSinceEpoch() - now());
}

std::optional<Duration> RoomClock::set() const
{
    constexpr Duration Least = 5 * clock::Second;
    const Duration by = difference() - m_known;
    return std::chrono::abs(by) < Least ? std::nullopt : std::optional(by);
}

void RoomClock::follow()
{
    m_zero += difference().count();
    m_known = Duration { 0 };
}

void RoomClock::stay()
{
    m_known = difference();
}

} // namespace kagetsu::ui
