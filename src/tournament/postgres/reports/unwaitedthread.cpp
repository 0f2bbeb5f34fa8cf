// SPDX-License-Identifier: MIT
#include "tournament/postgres/reports/unwaitedthread.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace kagetsu::tournament {

namespace {

// How long a thread that ends is waited for.
constexpr std::chrono::milliseconds MostWaitAtEnd(200);

} // namespace

struct UnwaitedThread::Shared
{
    std::mutex mutex;
    std::condition_variable called;
    bool isWoken = false;
    bool ends = false;
    bool hasEnded = false;
    std::mutex tellingMutex; // held while something is told
    bool tells = true;

    void tell(const std::function<void()> &what)
    {
        const std::scoped_lock lock(tellingMutex);
        if (tells)
            what();
    }

    // Returns false if the thread is to end.
    bool wait(const Pause &pause)
    {
        std::unique_lock lock(mutex);
        called.wait_for(lock, pause.length, [&] { return ends || (isWoken && pause.canBeCut); });
        isWoken = false;
        return !ends;
    }
};

UnwaitedThread::UnwaitedThread(std::function<Work(Telling)> make)
    : m_shared(std::make_shared<Shared>())
{
    std::thread([shared = m_shared, make = std::move(make)]() mutable {
        {
            const Work work = make([shared](const std::function<void()> &what) { shared->tell(what); });
            make = nullptr;
            while (shared->wait(work()))
                continue;
        }
        const std::scoped_lock lock(shared->mutex);
        shared->hasEnded = true;
        shared->called.notify_all();
    }).detach();
}

UnwaitedThread::~UnwaitedThread()
{
    {
        const std::scoped_lock lock(m_shared->tellingMutex);
        m_shared->tells = false;
    }
    std::unique_lock lock(m_shared->mutex);
    m_shared->ends = true;
    m_shared->called.notify_all();
    m_shared->called.wait_for(lock, MostWaitAtEnd, [this] { return m_shared->hasEnded; });
}

void UnwaitedThread::wake()
{
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->isWoken = true;
    m_shared->called.notify_all();
}

} // namespace kagetsu::tournament
