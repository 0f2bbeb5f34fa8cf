// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

#include <ctime>

namespace kagetsu::engine::test {

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

    // The most processor time that one round of the event loop took, once it is measured, which keeps it busy.
    void measureRounds();
    double longestRound() const { return m_longestRound; }
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
    void measure();

    QElapsedTimer m_time;
    std::unique_ptr<Engine> m_engine;
    QStringList m_told;
    qsizetype m_found = 0;
    bool m_isInCall = false;
    bool m_hasToldWithinCall = false;
    QTimer m_rounds;
    std::clock_t m_lastRound = 0;
    double m_longestRound = 0; // seconds
};

// Processes that this one has started and that have not ended; those of a group.
QList<qint64> ownChildren();
QList<qint64> membersOf(qint64 group);

} // namespace kagetsu::engine::test
