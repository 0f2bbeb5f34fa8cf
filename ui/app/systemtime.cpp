// SPDX-License-Identifier: MIT
#include "ui/app/systemtime.h"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace kagetsu::ui {

SystemTime::SystemTime()
    : m_input([this] { return now(); })
{
}

clock::Moment SystemTime::now() const
{
    return std::chrono::duration_cast<clock::Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

QDateTime SystemTime::wall() const
{
    return QDateTime::currentDateTime();
}

#ifdef CLOCK_BOOTTIME
namespace {

std::chrono::nanoseconds read(clockid_t clock)
{
    timespec time {};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

clock::Duration SystemTime::slept() const
{
    // If the program is held up between the two readings, the difference is too large.
    std::chrono::nanoseconds least = std::chrono::nanoseconds::max();
    for (int i = 0; i < 3; ++i) {
        const std::chrono::nanoseconds running = read(CLOCK_MONOTONIC);
        least = std::min(least, read(CLOCK_BOOTTIME) - running);
    }
    return std::chrono::duration_cast<clock::Duration>(least);
}
#else
clock::Duration SystemTime::slept() const
{
    return clock::Duration { 0 };
}
#endif

} // namespace kagetsu::ui
