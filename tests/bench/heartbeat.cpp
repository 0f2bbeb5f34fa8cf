// SPDX-License-Identifier: MIT
#include "heartbeat.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <pthread.h>
#include <utility>

namespace kagetsu {

namespace {

clockid_t workOfThisThread()
{
    clockid_t work = CLOCK_THREAD_CPUTIME_ID;
    ::pthread_getcpuclockid(::pthread_self(), &work); // that others can read, too
    return work;
}

Heartbeat::Milliseconds read(clockid_t clock)
{
    timespec time {};
    ::clock_gettime(clock, &time);
    return Heartbeat::Milliseconds(static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6);
}

} // namespace

Heartbeat::Heartbeat()
    : m_work(workOfThisThread())
    , m_thread([this] { beat(); })
{
}

Heartbeat::~Heartbeat()
{
    m_isOver = true;
    m_thread.join();
}

Heartbeat::Wait Heartbeat::takeLongest()
{
    return std::exchange(m_wait, {});
}

void Heartbeat::beat()
{
    while (!m_isOver) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (m_isSent.exchange(true))
            continue;
        m_workedBefore = read(m_work);
        m_sent = std::chrono::steady_clock::now();
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
    }
}

void Heartbeat::customEvent(QEvent *)
{
    m_wait.longest = std::max<Milliseconds>(m_wait.longest, std::chrono::steady_clock::now() - m_sent.load());
    m_wait.worked = std::max(m_wait.worked, read(m_work) - m_workedBefore.load());
    m_isSent = false;
}

} // namespace kagetsu
