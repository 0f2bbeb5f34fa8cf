// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <atomic>
#include <chrono>
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
        // What the thread itself worked meanwhile; the rest it was kept from it, by a lock, the disk or the machine.
        Milliseconds worked { 0 };
    };

    Heartbeat();
    ~Heartbeat() override;
    Heartbeat(const Heartbeat &) = delete;
    Heartbeat &operator=(const Heartbeat &) = delete;

    // The longest wait since it was asked the last time.
    Wait takeLongest();

protected:
    void customEvent(QEvent *event) override;

private:
    using Moment = std::chrono::steady_clock::time_point;

    void beat();

    Wait m_wait;
    Milliseconds m_workedBefore { 0 };
    std::atomic<Moment> m_sent { Moment() };
    std::atomic<bool> m_isSent = false;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace kagetsu
