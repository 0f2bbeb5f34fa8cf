// SPDX-License-Identifier: MIT
#include "ui/app/systemtime.h"

#include <algorithm>
#include <chrono>
#include <ctime>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace kagetsu::ui {

#ifdef Q_OS_WIN
namespace {

// Tells the time since the computer was started in steps of 100 ns.
using Query = void(WINAPI *)(ULONGLONG *);

// Returns nothing where there is no such function, as in Wine.
Query queryNamed(const char *name)
{
    const HMODULE library = ::GetModuleHandleW(L"kernelbase.dll");
    return library ? reinterpret_cast<Query>(reinterpret_cast<void *>(::GetProcAddress(library, name))) : nullptr;
}

clock::Moment ask(Query query)
{
    using Steps = std::chrono::duration<long long, std::ratio<1, 10'000'000>>;
    ULONGLONG steps = 0;
    query(&steps);
    return std::chrono::duration_cast<clock::Moment>(Steps(static_cast<long long>(steps)));
}

// Without and with the time that the computer slept.
const Query Running = queryNamed("QueryUnbiasedInterruptTimePrecise");
const Query All = queryNamed("QueryInterruptTimePrecise");

} // namespace
#endif

SystemTime::SystemTime()
    : m_input([this] { return now(); })
{
}

clock::Moment SystemTime::now() const
{
#ifdef Q_OS_WIN
    // The C++ library's clock goes on while the computer sleeps.
    if (Running)
        return ask(Running);
#endif
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
#elif defined(Q_OS_WIN)
clock::Duration SystemTime::slept() const
{
    const clock::Moment running = Running && All ? ask(Running) : clock::Moment();
    return Running && All ? std::chrono::duration_cast<clock::Duration>(ask(All) - running) : clock::Duration { 0 };
}
#else
clock::Duration SystemTime::slept() const
{
    return clock::Duration { 0 };
}
#endif

} // namespace kagetsu::ui
