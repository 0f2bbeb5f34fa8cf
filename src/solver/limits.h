// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>

namespace kagetsu::solver {

// How far a search has come.
struct Progress
{
    std::uint64_t nodes = 0; // positions with the attacker to move that were looked at
    int depth = 0; // moves of the attacker, counted from the question, in the position looked at now

    friend bool operator==(const Progress &, const Progress &) = default;
};

// When a search gives up, which makes its answer Unknown. The number of nodes is the same on every machine. Time
// belongs to whoever asks: `goesOn` is called every few thousand nodes, in the thread of the search, can look at a
// clock and show the progress, and ends the search by answering false. So does the token, from any thread, as soon.
struct Limits
{
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::stop_token stop {};
    std::function<bool(const Progress &)> goesOn {};
};

// Counts the nodes of a search against its limits.
class Gauge
{
public:
    explicit Gauge(const Limits &limits)
        : m_limits(&limits)
    {
        m_next = limits.nodes < Step ? limits.nodes : Step;
    }

    // One more node. False when the search has to end.
    bool count(int depth)
    {
        if (m_nodes >= m_next && !mayGoOn(depth))
            return false;
        ++m_nodes;
        return true;
    }
    // Nodes that were counted elsewhere.
    void add(std::uint64_t nodes) { m_nodes += nodes; }
    bool isSpent() const { return m_isSpent; }
    std::uint64_t nodes() const { return m_nodes; }

private:
    static constexpr std::uint64_t Step = 4096;

    bool mayGoOn(int depth)
    {
        if (!m_isSpent)
            m_isSpent = m_nodes >= m_limits->nodes || m_limits->stop.stop_requested()
                || (m_limits->goesOn && !m_limits->goesOn({ m_nodes, depth }));
        if (m_isSpent)
            m_next = 0;
        else
            m_next = m_limits->nodes - m_nodes < Step ? m_limits->nodes : m_nodes + Step;
        return !m_isSpent;
    }

    const Limits *m_limits;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_next;
    bool m_isSpent = false;
};

} // namespace kagetsu::solver
