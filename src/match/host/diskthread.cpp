// SPDX-License-Identifier: MIT
#include "match/host/diskthread.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEventLoop>
#include <QThread>

#include <chrono>
#include <utility>

namespace kagetsu::host {

namespace {

// A disk of usual speed is waited for without the event loop: nobody notices, and nothing comes in between.
constexpr std::chrono::milliseconds Usual { 25 };

} // namespace

DiskThread::~DiskThread()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_ends = true;
        m_changed.notify_all();
    }
    if (m_thread.joinable())
        m_thread.join();
}

void DiskThread::run(std::function<void()> work)
{
    const auto job = std::make_shared<Job>(Job { std::move(work) });
    {
        std::unique_lock lock(m_mutex);
        m_jobs.push_back(job);
        m_changed.notify_all();
        if (!m_thread.joinable())
            m_thread = std::thread([this] { this->work(); });
        if (m_changed.wait_for(lock, Usual, [&] { return job->isDone; }))
            return;
    }
    if (QCoreApplication::instance()) {
        QEventLoop loop;
        connect(this, &DiskThread::advanced, &loop, [&] {
            if (isDone(*job))
                loop.quit();
        });
        if (!isDone(*job))
            loop.exec(QEventLoop::ExcludeUserInputEvents);
        // Input that was held back meanwhile is due now.
        thread()->eventDispatcher()->wakeUp();
    }
    waitFor(*job); // the loop also ends if the program is told to quit
}

bool DiskThread::isDone(const Job &job) const
{
    const std::scoped_lock lock(m_mutex);
    return job.isDone;
}

void DiskThread::waitFor(const Job &job) const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return job.isDone; });
}

void DiskThread::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_ends || !m_jobs.empty(); });
        if (m_jobs.empty())
            return;
        const std::shared_ptr<Job> job = m_jobs.front();
        m_jobs.pop_front();
        lock.unlock();
        job->work();
        lock.lock();
        job->isDone = true;
        m_changed.notify_all();
        QMetaObject::invokeMethod(this, &DiskThread::advanced, Qt::QueuedConnection);
    }
}

} // namespace kagetsu::host
