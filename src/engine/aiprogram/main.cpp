// SPDX-License-Identifier: MIT
#include "base/version.h"
#include "engine/aiprogram/dialogue.h"
#include "engine/aiprogram/watch.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <mutex>
#include <span>
#include <string_view>
#include <thread>

namespace {

using namespace kagetsu;

// The lines read from the input. One thread reads them, so that a stop is noticed while another thread thinks. Every
// line has a number: a stop ends the searches of earlier lines, but never that of a later line, however soon it was
// read.
class Lines
{
public:
    struct Line
    {
        std::string text;
        std::uint64_t number = 0;
    };

    void read(std::istream &stream)
    {
        std::string text;
        while (std::getline(stream, text))
            add(text);
        add("END"); // the manager has gone and wants no more moves
    }
    Line next()
    {
        std::unique_lock lock(m_mutex);
        m_came.wait(lock, [this] { return !m_waiting.empty(); });
        Line line = std::move(m_waiting.front());
        m_waiting.pop_front();
        return line;
    }
    bool isStopped(std::uint64_t number) const { return m_stopped > number; }

private:
    void add(std::string text)
    {
        const std::scoped_lock lock(m_mutex);
        ++m_count;
        if (aiprogram::Dialogue::isStop(text))
            m_stopped = m_count;
        m_waiting.push_back({ std::move(text), m_count });
        m_came.notify_one();
    }

    std::mutex m_mutex;
    std::condition_variable m_came;
    std::deque<Line> m_waiting;
    std::uint64_t m_count = 0;
    std::atomic<std::uint64_t> m_stopped = 0;
};

void write(const std::vector<std::string> &lines)
{
    for (const std::string &line : lines)
        std::cout << line << '\n';
    std::cout.flush();
}

constexpr const char *Help = R"(Play Gomoku and Renju as an engine of the Gomocup protocol.
Usage: kagetsu-brain [OPTIONS]

Options:
  -h,--help                   Print this help message and exit
  --version                   Display program version information and exit

Without options it reads orders of the protocol on standard input, one a line, and answers on standard output. Any
manager of the protocol can start it; Kagetsu does so by itself.
)";

} // namespace

int main(int count, char *arguments[])
{
    // Kagetsu starts this program a second time to watch over an engine. The watching process does not end together
    // with the engine (docs/reference/engine.md#process).
    if (count == 3 && std::string_view(arguments[1]) == "--watch") {
        aiprogram::watch(arguments[2]);
        return 0;
    }
    for (const std::string_view argument : std::span(arguments, std::size_t(count)).subspan(1)) {
        if (argument == "--help" || argument == "-h" || argument == "--version") {
            std::cout << (argument == "--version" ? "kagetsu-brain " + versionText({}) + '\n' : Help) << std::flush;
            return 0;
        }
    }
    using Clock = std::chrono::steady_clock;
    // The reading thread is never joined, because it may still be waiting for a line when the program ends.
    static Lines lines;
    std::thread([] { lines.read(std::cin); }).detach();

    ai::Brain brain;
    aiprogram::Dialogue dialogue;
    while (true) {
        const Lines::Line line = lines.next();
        const aiprogram::Reply reply = dialogue.take(line.text);
        write(reply.lines);
        if (reply.ends)
            std::_Exit(0); // the output is flushed, and the reading thread may hold the input
        if (!reply.order)
            continue;
        const auto began = Clock::now();
        const auto goesOn = [&] {
            return !lines.isStopped(line.number)
                && (!reply.order->milliseconds
                    || Clock::now() - began < std::chrono::milliseconds(*reply.order->milliseconds));
        };
        const auto told = [&](const ai::Thought &thought) { write(dialogue.infoLines(thought)); };
        write(dialogue.found(brain.think(reply.order->task, goesOn, told)));
    }
}
