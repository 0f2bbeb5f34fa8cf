// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace kagetsu::session {

// A thread for what must be on disk before anything goes on. Whoever has something written waits for it, but the window
// does not: where the disk is slow, its event loop runs meanwhile, without any input. Taps and keys wait in the order
// in which they were made, with the moment the window system stamped on them.
class DiskThread : public QObject
{
    Q_OBJECT

public:
    DiskThread() = default;
    // Waits for what is being written.
    ~DiskThread() override;

    // Has it done in the thread, after all that was given before, and returns when it is done. What timers and other
    // programs set off meanwhile happens within this call, and may call it again.
    void run(std::function<void()> work);

signals:
    // Within run(): one piece is done.
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
    std::thread m_thread; // begun with the first job
};

} // namespace kagetsu::session
