// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

namespace kagetsu {

// How long the thread that made this lets others wait: another one sends it an event each millisecond, unless the last
// is still on its way, and the time until it is answered is what a hand would have waited for its key.
class Heartbeat : public QObject
{
public:
    using Milliseconds = std::chrono::duration<double, std::milli>;

    struct Wait
    {
        Milliseconds longest { 0 };
        // The most that the thread itself worked during one wait, in processor time: what else the machine does is not
        // in it, nor what the thread waited for. A beat that a busy machine sends late misses what was done before it.
        Milliseconds worked { 0 };
    };

    Heartbeat();
    ~Heartbeat() override;
    Heartbeat(const Heartbeat &) = delete;
    Heartbeat &operator=(const Heartbeat &) = delete;

    // The longest waits since it was asked the last time.
    Wait takeLongest();

protected:
    void customEvent(QEvent *event) override;

private:
    using Moment = std::chrono::steady_clock::time_point;

    void beat();

    clockid_t m_work; // of the thread that waits
    Wait m_wait;
    std::atomic<Moment> m_sent { Moment() };
    std::atomic<Milliseconds> m_workedBefore { Milliseconds(0) };
    std::atomic<bool> m_isSent = false;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace kagetsu
