// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/connection.h"
#include "tournament/postgres/reports/journalpart.h"

#include <QElapsedTimer>

#include <functional>
#include <map>
#include <set>
#include <vector>

namespace kagetsu::tournament {

// The longest journal that is sent.
inline constexpr qint64 MostJournalBytes = 64 << 20;

// What a table reports, and to which server.
struct Reporting
{
    EventLink link;
    std::vector<QString> folders; // of journals; a journal may move from one to another
    std::string version; // of the program, for the desk
    std::function<Milliseconds()> now; // wall time; called in the thread that reports
};

// Sends the journals of an event to its server (tournament.md#tables-that-report). The files on the disk are all that
// it sends: it keeps no queue, and after any error asks the server where each journal ends there. All calls must come
// from one thread, and may wait for the server as long as it is frozen.
class JournalOutbox
{
public:
    explicit JournalOutbox(Reporting what);

    // Sends what is new in the files, in whole decisions that are on the disk, and a sign of life. Returns why it could
    // not, after which the next call connects anew; ReadOnly if the link may only look.
    std::optional<StoreFault> send();
    // Sends one file of a journal only; does nothing if it is not named as one, or longer than MostJournalBytes.
    // Returns Gone if it cannot be read.
    std::optional<StoreFault> sendFile(const QString &path);

    // Returns the number of lines that the server has taken from here.
    std::int64_t sentLines() const { return m_sentLines; }
    // Returns the journals that differ from what the server has of this table: nothing is replaced there.
    const std::set<QString> &differing() const { return m_differing; }
    // Returns the journals with a line that no program has written; the lines before it are sent.
    const std::set<QString> &damaged() const { return m_damaged; }

private:
    struct Sent
    {
        JournalHead head; // the last line that the server has
        qint64 bytes = -1; // of the file up to its end; negative while the place is not found
        qint64 refusedAt = -1; // size of a file that cannot be sent as it is
    };

    std::optional<StoreFault> connect();
    std::optional<StoreFault> askHeads();
    std::optional<StoreFault> greet();
    std::optional<StoreFault> sendNew(const QString &path); // Gone if it cannot be read
    std::optional<StoreFault> insert(const QString &journal, const JournalHead &after, const QByteArray &lines);
    // Finds where the lines end that the server has.
    std::optional<StoreFault> findPlace(const QString &journal, const QByteArray &bytes, Sent &sent);

    Reporting m_what;
    Connection m_connection;
    QElapsedTimer m_greeted; // since the last sign of life
    std::map<QString, Sent> m_sent; // by name of the journal
    std::set<QString> m_differing;
    std::set<QString> m_damaged;
    std::int64_t m_sentLines = 0;
};

} // namespace kagetsu::tournament
