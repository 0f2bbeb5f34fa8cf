// SPDX-License-Identifier: MIT
#include "heartbeat.h"

#include <QCoreApplication>
#include <QEvent>

#include <ctime>

namespace kagetsu {

namespace {

Heartbeat::Milliseconds workOfThisThread()
{
    timespec time {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return Heartbeat::Milliseconds(static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6);
}

} // namespace

Heartbeat::Heartbeat()
    : m_workedBefore(workOfThisThread())
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
        m_sent = std::chrono::steady_clock::now();
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
    }
}

void Heartbeat::customEvent(QEvent *)
{
    const Milliseconds waited = std::chrono::steady_clock::now() - m_sent.load();
    const Milliseconds worked = workOfThisThread();
    if (waited > m_wait.longest)
        m_wait = { waited, worked - m_workedBefore };
    m_workedBefore = worked;
    m_isSent = false;
}

} // namespace kagetsu
