// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace kagetsu::host {

// A thread for work that must be on disk before anything else happens. Callers wait for their work, but the window does
// not: on a slow disk its event loop runs meanwhile, without user input. Taps and keys wait in the order in which they
// were made, with the moment that the window system has stamped on them.
class DiskThread : public QObject
{
    Q_OBJECT

public:
    DiskThread() = default;
    // Waits for unfinished work.
    ~DiskThread() override;

    // Runs `work` in the thread after all earlier work, and returns when it is done. Events of timers and of other
    // programs are handled within this call, and may call it again.
    void run(std::function<void()> work);

signals:
    // Emitted within run() when one piece of work is done.
    void advanced();

private:
    struct Job
    {
        std::function<void()> work;
        bool isDone = false;
    };

    bool isDone(const Job &job) const;
    void waitFor(const Job &job) const;
    void work();

    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::deque<std::shared_ptr<Job>> m_jobs;
    bool m_ends = false;
    std::thread m_thread; // started with the first job
};

} // namespace kagetsu::host
