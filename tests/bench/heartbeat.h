// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

namespace kagetsu {

// Measures how long the thread that created it keeps others waiting: another thread sends it an event each millisecond,
// unless the last is still on its way, and the time to the answer is what a user would have waited after pressing a
// key.
class Heartbeat : public QObject
{
public:
    using Milliseconds = std::chrono::duration<double, std::milli>;

    struct Wait
    {
        Milliseconds longest { 0 };
        // The most processor time that the thread itself used during one wait, without other work of the computer and
        // without its own waiting. If a busy computer sends a beat late, the work before that beat is missed.
        Milliseconds worked { 0 };
    };

    Heartbeat();
    ~Heartbeat() override;
    Heartbeat(const Heartbeat &) = delete;
    Heartbeat &operator=(const Heartbeat &) = delete;

    // Returns the longest waits since the last call.
    Wait takeLongest();

protected:
    void customEvent(QEvent *event) override;

private:
    using Moment = std::chrono::steady_clock::time_point;

    void beat();

    clockid_t m_work; // clock of the thread being measured
    Wait m_wait;
    std::atomic<Moment> m_sent { Moment() };
    std::atomic<Milliseconds> m_workedBefore { Milliseconds(0) };
    std::atomic<bool> m_isSent = false;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace kagetsu
