// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/sqlite/chain.h"
#include "tournament/sqlite/schema.h"

class QSqlQuery;

namespace kagetsu::tournament {

// The rows of an open file, in their order.
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
    const std::string &eventId() const { return m_end.id(); }

    // These functions write one row each, read it back and compare it. The caller must be within a transaction and call
    // keep() once it is committed; until then this object still describes the old content.
    MaybeFault append(const LogLine &line);
    MaybeFault strikeOut(std::size_t line, const Stamp &stamp);
    void keep();
    void forget();

private:
    MaybeFault readEvent();
    // Reads rows until the first fault.
    MaybeFault readRows(std::vector<Row> &rows) const;
    static Row rowOf(const QSqlQuery &query);
    static MaybeFault readBack(const QSqlDatabase &database, const Row &row);
    MaybeFault insert(const Row &row);

    const QSqlDatabase &m_database;
    Chain m_kept;
    Chain m_end; // includes rows not yet confirmed by keep()
};

} // namespace kagetsu::tournament
