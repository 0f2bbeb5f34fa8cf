// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/sqlite/schema.h"

#include <QByteArray>

class QSqlQuery;

namespace kagetsu::tournament {

// The rows of an open file, in their order. Each has a SHA-256 in hexadecimal over the one before it and all that the
// row holds, so that nothing in it turns into something else unseen; the first goes over the id of the event.
class Lines
{
public:
    explicit Lines(const QSqlDatabase &database)
        : m_database(database)
    {
    }

    // Reads the file from its beginning.
    Result<std::vector<LogLine>, StoreFault> read();
    // Reads it as far as it goes.
    Result<Salvage, StoreFault> salvage();
    const std::string &eventId() const { return m_id; }

    // One row each, read back and compared. Within a transaction of the caller, who calls keep() once it is done; until
    // then nothing here has changed.
    MaybeFault append(const LogLine &line);
    MaybeFault strikeOut(std::size_t line, const Stamp &stamp);
    void keep();
    void forget();

private:
    struct End
    {
        qlonglong number = 0; // of the last row
        QByteArray hash;
        std::vector<qlonglong> rows; // of each line of the log
    };
    struct Row;

    MaybeFault readEvent();
    // Those of the file, until a fault.
    MaybeFault readRows(std::vector<Row> &rows) const;
    static Row rowOf(const QSqlQuery &query);
    static MaybeFault readBack(const QSqlDatabase &database, const Row &row);
    MaybeFault take(const Row &row, std::vector<LogLine> &lines);
    MaybeFault insert(Row row);

    const QSqlDatabase &m_database;
    std::string m_id;
    End m_kept;
    End m_end; // with what is not kept yet
};

} // namespace kagetsu::tournament
