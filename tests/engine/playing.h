// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

#include <ctime>
#include <optional>

namespace kagetsu::engine::test {

// Measures the processor time that rounds of the event loop take, which keeps it busy.
class Rounds
{
public:
    Rounds();
    // Of the longest so far, in seconds.
    double longest() const { return m_longest; }

private:
    QTimer m_timer;
    std::clock_t m_last;
    double m_longest = 0;
};

// An engine in a real process, with all it has told, and how long the event loop was kept from anything else.
class Playing
{
public:
    Playing();

    // The program with what it is to do wrong, and "yixin", "turns" or "crlf" as the manager is to think of it.
    static Profile scripted(const QString &arguments, const QString &manner = {});

    Engine &engine() { return *m_engine; }
    void destroy() { m_engine.reset(); }
    void start(const Profile &profile) { m_engine->start(profile); }
    // Has the event loop run until it has told something that begins so, from the last one found on; false after five
    // seconds.
    bool comes(const QString &beginning);
    // Ended, and no process of it is left.
    bool goes();

    const QStringList &told() const { return m_told; }
    // Of the log without INFO lines but rule: "-> BEGIN", "<- 7,7", "-- ignored".
    QStringList transcript() const;

    // How long it kept the event loop, once that is measured.
    void measureRounds() { m_rounds.emplace(); }
    double longestRound() const { return m_rounds->longest(); }
    bool hasToldWithinCall() const { return m_hasToldWithinCall; }
    // Whatever asks the engine for something goes through here.
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

// Processes that this one has started and that have not ended; those of a group.
QList<qint64> ownChildren();
QList<qint64> membersOf(qint64 group);

} // namespace kagetsu::engine::test
