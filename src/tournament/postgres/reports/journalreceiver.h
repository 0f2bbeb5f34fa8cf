// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/reports/journalinbox.h"
#include "tournament/postgres/reports/unwaitedthread.h"

namespace kagetsu::tournament {

// What a desk has heard of its tables.
struct HeardState
{
    std::optional<StoreFault> fault; // why it hears nothing; it is tried again by itself
    std::vector<ReportedJournal> journals;
    std::vector<TableSign> tables;
    bool takesResults = false; // JournalInbox::takesResults()

    friend bool operator==(const HeardState &, const HeardState &) = default;
};

// Copies what tables report into a folder, from a thread and over a connection of its own, as JournalInbox does,
// several times a second. Requires a QCoreApplication.
class JournalReceiver
{
public:
    // `now` returns the wall time. Both functions are called in the thread, `changed` whenever something came, and
    // every two seconds.
    JournalReceiver(EventLink link, QString folder, std::function<Milliseconds()> now,
        std::function<void(const HeardState &)> changed);

private:
    UnwaitedThread m_thread;
};

} // namespace kagetsu::tournament
