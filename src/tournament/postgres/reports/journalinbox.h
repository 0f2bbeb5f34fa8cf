// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/connection.h"
#include "tournament/postgres/reports/journalpart.h"

#include <map>
#include <vector>

namespace kagetsu::tournament {

// A journal that a table has reported.
struct ReportedJournal
{
    QString journal; // its name
    QString role; // the table
    JournalHead head; // its last line here
    QString path; // of the copy, which has the bytes of the table's file up to that line
    bool isDamaged = false; // true if what the server has after that line is no journal

    friend bool operator==(const ReportedJournal &, const ReportedJournal &) = default;
};

// A program at a table, or at a desk whose games are reported, as it was heard of last.
struct TableSign
{
    std::string role;
    std::string version; // of the program
    Milliseconds silent { 0 }; // since then, by the server's clock
    Milliseconds ahead { 0 }; // of its wall clock before that of this computer
    bool isDesk = false; // which enters its results itself
    int journals = 0; // of the event
    std::int64_t lines = 0; // of them

    friend bool operator==(const TableSign &, const TableSign &) = default;
};

// Copies the journals of an event from its server into a folder, `ROLE/JOURNAL.jsonl`: byte for byte the files of the
// tables (tournament.md#tables-that-report). The copies can be removed at any time; they come again. All calls must
// come from one thread, and may wait for the server as long as it is frozen.
class JournalInbox
{
public:
    JournalInbox(EventLink link, QString folder);

    // Reads on, and returns true if anything came. After a fault the next call connects anew; what has come stays.
    Result<bool, StoreFault> look();
    // Returns who has reported, or could. `now` is the wall time of this computer.
    Result<std::vector<TableSign>, StoreFault> tables(Milliseconds now);
    // Returns true for one desk of the event alone, as long as it is connected: it takes the results of tables.
    bool takesResults();
    // Returns all journals that were read so far.
    std::vector<ReportedJournal> journals() const;

private:
    using Key = std::pair<QString, QString>; // role and journal
    struct Copy
    {
        JournalHead head;
        qint64 bytes = 0;
        bool isAnew = false; // made anew since the connection was made
        bool isDamaged = false; // and therefore not read on while it lasts
    };

    std::optional<StoreFault> connect();
    void readCopies();
    Result<bool, StoreFault> readOn();
    std::optional<StoreFault> take(const Key &key, const QByteArray &lines, bool &isNew);
    QString pathOf(const Key &key) const;

    EventLink m_link;
    QString m_folder;
    Connection m_connection;
    std::map<Key, Copy> m_copies;
    bool m_hasRead = false; // the folder
    bool m_takesResults = false;
};

} // namespace kagetsu::tournament
