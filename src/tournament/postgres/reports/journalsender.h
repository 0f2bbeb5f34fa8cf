// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/reports/journaloutbox.h"
#include "tournament/postgres/reports/unwaitedthread.h"

namespace kagetsu::tournament {

// How a table's reports are getting on.
struct ReportingState
{
    std::optional<StoreFault> fault; // why the server has not got everything; it is tried again by itself
    std::int64_t sentLines = 0; // that it has taken since the beginning
    std::vector<QString> differing; // JournalOutbox::differing()
    std::vector<QString> damaged;

    friend bool operator==(const ReportingState &, const ReportingState &) = default;
};

// Sends the journals of a table from a thread and over a connection of its own, so nobody waits for the server, even if
// it is frozen. After a fault it waits a while, longer each time, and asks the server anew; a sign of life, and the
// heartbeats of running clocks, go there every few seconds. Requires a QCoreApplication.
class JournalSender
{
public:
    // Milliseconds.
    struct Pace
    {
        int beat = 5000; // between signs of life
        int firstPause = 500; // after a fault; doubled after each further one
        int longestPause = 30'000;
    };

    // `changed` is called in the thread, first after the first try, then whenever the state is another one.
    JournalSender(Reporting what, std::function<void(const ReportingState &)> changed)
        : JournalSender(std::move(what), std::move(changed), Pace())
    {
    }
    JournalSender(Reporting what, std::function<void(const ReportingState &)> changed, Pace pace);
    // Call it when a decision was written into a journal: it is sent at once.
    void wake() { m_thread.wake(); }

private:
    UnwaitedThread m_thread;
};

} // namespace kagetsu::tournament
