// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

#include <ctime>
#include <optional>

namespace kagetsu::engine::test {

// Measures the processor time of each round of the event loop, which it keeps busy.
class Rounds
{
public:
    Rounds();
    // Returns the longest round so far, in seconds.
    double longest() const { return m_longest; }

private:
    QTimer m_timer;
    std::clock_t m_last;
    double m_longest = 0;
};

// Runs an engine in a real process, records everything it reports, and how long it blocked the event loop.
class Playing
{
public:
    Playing();

    // Returns a profile of scripted-engine with its faults as arguments; `manner` is "yixin", "turns" or "crlf", which
    // the manager then expects.
    static Profile scripted(const QString &arguments, const QString &manner = {});

    Engine &engine() { return *m_engine; }
    void destroy() { m_engine.reset(); }
    void start(const Profile &profile) { m_engine->start(profile); }
    // Runs the event loop until the engine has reported something with this beginning, after the last one found.
    // Returns false after five seconds.
    bool comes(const QString &beginning);
    // Waits until the engine has ended and no process of it is left.
    bool goes();

    const QStringList &told() const { return m_told; }
    // Returns the log without INFO lines except rule: "-> BEGIN", "<- 7,7", "-- ignored".
    QStringList transcript() const;

    // Starts measuring how long the engine blocks the event loop.
    void measureRounds() { m_rounds.emplace(); }
    double longestRound() const { return m_rounds->longest(); }
    bool hasToldWithinCall() const { return m_hasToldWithinCall; }
    // Makes a request to the engine; all requests must go through here.
    template <class Call>
    auto call(Call call)
    {
        m_isInCall = true;
        auto result = call(*m_engine);
        m_isInCall = false;
        return result;
    }

private:
    void listen();
    void tell(const Event &event);

    QElapsedTimer m_time;
    std::unique_ptr<Engine> m_engine;
    QStringList m_told;
    qsizetype m_found = 0;
    bool m_isInCall = false;
    bool m_hasToldWithinCall = false;
    std::optional<Rounds> m_rounds;
};

// Return the child processes of this process that have not ended; those of a process group.
QList<qint64> ownChildren();
QList<qint64> membersOf(qint64 group);

} // namespace kagetsu::engine::test
