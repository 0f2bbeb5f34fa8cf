// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>

#include <algorithm>
#include <cstdint>

namespace kagetsu::server {

// How much is served at once (venue.md#served-by-the-program).
struct Limits
{
    int connections = 500;
    int ofOne = 100; // connections of one address
    int perSecond = 2000; // questions
    int ofOnePerSecond = 100; // questions of one address; twice as many may come at once
    int silence = 10'000; // milliseconds until a connection without a whole question is closed
    int sending = 30'000; // milliseconds that an answer may take to be fetched
    int parting = 1'000; // milliseconds that who was refused may still talk
    int look = 500; // milliseconds between looks for who is late
};

// Counts connections and questions, of each address and of all. Moments are in milliseconds on any axis; one that lies
// before an earlier one counts as the same.
class Admission
{
public:
    explicit Admission(const Limits &limits)
        : m_limits(limits)
        , m_all(2.0 * limits.perSecond)
    {
    }

    // Returns false if this connection is one too many; it does not count then.
    bool connect(const QString &address, std::int64_t now);
    void disconnect(const QString &address, std::int64_t now);
    // Returns false if this question comes too soon.
    bool ask(const QString &address, std::int64_t now);

    int connections() const { return m_connections; }
    // Counts the addresses that are remembered: those that are connected, and those that asked in the last seconds.
    qsizetype addresses() const { return m_ones.size(); }

private:
    // What is left to ask for: it fills by so much each second, up to what may come at once.
    struct Allowance
    {
        explicit Allowance(double most)
            : left(most)
        {
        }
        void fill(double perSecond, double most, std::int64_t now)
        {
            left = std::min(most, left + perSecond * static_cast<double>(std::max(now - at, std::int64_t(0))) / 1000);
            at = std::max(at, now);
        }

        double left;
        std::int64_t at = 0;
    };
    struct One
    {
        Allowance asked { 0 };
        int connections = 0;
    };

    void fill(One &one, std::int64_t now) const { one.asked.fill(m_limits.ofOnePerSecond, most(), now); }
    double most() const { return 2.0 * m_limits.ofOnePerSecond; }
    void forget(std::int64_t now);

    Limits m_limits;
    Allowance m_all;
    QHash<QString, One> m_ones;
    int m_connections = 0;
};

} // namespace kagetsu::server
