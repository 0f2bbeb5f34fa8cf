// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

namespace kagetsu::cli {

// Runs jobs in several threads and delivers their answers in the order in which they were added. Every thread has a
// Tool of its own.
template <class Tool, class Answer>
class OrderedWork
{
public:
    using Job = std::function<Answer(Tool &)>;

    OrderedWork(unsigned threads, std::function<void(Answer)> take)
        : m_take(std::move(take))
    {
        for (unsigned i = 0; i < threads; ++i)
            m_threads.emplace_back([this] { run(); });
    }
    OrderedWork(const OrderedWork &) = delete;
    OrderedWork &operator=(const OrderedWork &) = delete;
    // Drops the jobs that have not begun, and all answers not yet delivered.
    ~OrderedWork()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.clear();
            m_isOver = true;
        }
        m_hasWork.notify_all();
        for (std::thread &thread : m_threads)
            thread.join();
    }

    // Adds a job. Also delivers the answers that are ready, and waits for the oldest one if very many are outstanding.
    void add(Job job)
    {
        std::packaged_task<Answer(Tool &)> task(std::move(job));
        m_due.push_back(task.get_future());
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(std::move(task));
        }
        m_hasWork.notify_one();
        while (!m_due.empty()
            && (m_due.size() > 64 * m_threads.size()
                || m_due.front().wait_for(std::chrono::seconds(0)) == std::future_status::ready))
            takeOne();
    }
    // Waits for all answers and delivers them.
    void finish()
    {
        while (!m_due.empty())
            takeOne();
    }

private:
    void takeOne()
    {
        std::future<Answer> oldest = std::move(m_due.front());
        m_due.pop_front();
        m_take(oldest.get());
    }
    void run()
    {
        Tool tool;
        for (;;) {
            std::unique_lock lock(m_mutex);
            m_hasWork.wait(lock, [this] { return m_isOver || !m_waiting.empty(); });
            if (m_waiting.empty())
                return;
            std::packaged_task<Answer(Tool &)> task = std::move(m_waiting.front());
            m_waiting.pop_front();
            lock.unlock();
            task(tool);
        }
    }

    std::function<void(Answer)> m_take;
    std::deque<std::future<Answer>> m_due;
    std::mutex m_mutex;
    std::condition_variable m_hasWork;
    std::deque<std::packaged_task<Answer(Tool &)>> m_waiting;
    bool m_isOver = false;
    std::vector<std::thread> m_threads;
};

} // namespace kagetsu::cli
