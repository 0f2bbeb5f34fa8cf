// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>

namespace kagetsu::solver {

// The progress of a search.
struct Progress
{
    std::uint64_t nodes = 0; // positions examined with the attacker to move
    int depth = 0; // moves of the attacker between the question and the position being examined

    friend bool operator==(const Progress &, const Progress &) = default;
};

// The limits at which a search gives up with the answer Unknown. The number of nodes is the same on every machine. The
// search does not measure time: `goesOn` is called every few thousand nodes in the thread of the search. It can read a
// clock and show the progress, and ends the search by returning false. `stop` ends it just as soon and can be requested
// from any thread.
struct Limits
{
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::stop_token stop {};
    std::function<bool(const Progress &)> goesOn {};
};

// Counts the nodes of a search and compares them with its limits.
class Gauge
{
public:
    explicit Gauge(const Limits &limits)
        : m_limits(&limits)
    {
        m_next = limits.nodes < Step ? limits.nodes : Step;
    }

    // Counts one more node. Returns false when the search must end.
    bool count(int depth)
    {
        if (m_nodes >= m_next && !mayGoOn(depth))
            return false;
        ++m_nodes;
        return true;
    }
    // Adds nodes that were counted elsewhere.
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
