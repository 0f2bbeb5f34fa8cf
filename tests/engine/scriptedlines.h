// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace scripted {

using Clock = std::chrono::steady_clock;

// Lines written by the manager, read by one thread and taken by another.
class Lines
{
public:
    // After a line with this beginning nothing is read any more.
    explicit Lines(std::string last)
        : m_last(std::move(last))
    {
    }

    void read()
    {
        std::string line;
        while (std::getline(std::cin, line)) {
            while (line.starts_with(m_last))
                std::this_thread::sleep_for(std::chrono::hours(1));
            if (!line.empty() && line.back() == '\r')
                line.pop_back();
            add(line);
        }
        add("END");
    }
    // Returns the next line if it arrives before `end`; without `end`, whenever it arrives.
    std::optional<std::string> next(std::optional<Clock::time_point> end = std::nullopt)
    {
        std::unique_lock lock(m_mutex);
        const auto hasCome = [this] { return !m_lines.empty(); };
        if (end && !m_came.wait_until(lock, *end, hasCome))
            return std::nullopt;
        m_came.wait(lock, hasCome);
        std::string line = std::move(m_lines.front());
        m_lines.pop_front();
        return line;
    }
    // Puts lines back in front of those that have arrived.
    void giveBack(std::deque<std::string> lines)
    {
        const std::scoped_lock lock(m_mutex);
        m_lines.insert(m_lines.begin(), lines.begin(), lines.end());
    }

private:
    void add(const std::string &line)
    {
        const std::scoped_lock lock(m_mutex);
        m_lines.push_back(line);
        m_came.notify_one();
    }

    std::string m_last;
    std::mutex m_mutex;
    std::condition_variable m_came;
    std::deque<std::string> m_lines;
};

} // namespace scripted
