// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/sqlite/schema.h"

#include <QByteArray>

class QSqlQuery;

namespace kagetsu::tournament {

// The rows of an open file, in their order. Each row has a SHA-256 in hexadecimal over the hash of the row before and
// its own content, so that no change goes unnoticed. The first hash covers the id of the event.
class Lines
{
public:
    explicit Lines(const QSqlDatabase &database)
        : m_database(database)
    {
    }

    // Reads the file from its beginning.
    Result<std::vector<LogLine>, StoreFault> read();
    // Reads the file as far as it is readable.
    Result<Salvage, StoreFault> salvage();
    const std::string &eventId() const { return m_id; }

    // These functions write one row each, read it back and compare it. The caller must be within a transaction and call
    // keep() once it is committed; until then this object still describes the old content.
    MaybeFault append(const LogLine &line);
    MaybeFault strikeOut(std::size_t line, const Stamp &stamp);
    void keep();
    void forget();

private:
    struct End
    {
        qlonglong number = 0; // number of the last row
        QByteArray hash;
        std::vector<qlonglong> rows; // row number of each line of the log
    };
    struct Row;

    MaybeFault readEvent();
    // Reads rows until the first fault.
    MaybeFault readRows(std::vector<Row> &rows) const;
    static Row rowOf(const QSqlQuery &query);
    static MaybeFault readBack(const QSqlDatabase &database, const Row &row);
    MaybeFault take(const Row &row, std::vector<LogLine> &lines);
    MaybeFault insert(Row row);

    const QSqlDatabase &m_database;
    std::string m_id;
    End m_kept;
    End m_end; // includes rows not yet confirmed by keep()
};

} // namespace kagetsu::tournament
