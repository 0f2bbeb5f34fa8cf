// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/connection.h"
#include "tournament/sqlite/chain.h"

namespace kagetsu::tournament {

// Stores an event on a PostgreSQL server, for several desks at once (tournament.md#an-event-on-a-server). The path of
// an event is that of a link. A row is appended only after the row that was read last; otherwise append() and
// markUndone() return Behind, and nothing is kept. A connection that was lost is opened again by the next call. Requires
// a QCoreApplication.
class PgStore : public Store
{
public:
    Result<std::vector<LogLine>, StoreFault> open(const std::string &path, Access access) override;
    void close() override;
    // Events are put on a server with putOnServer(); returns Exists.
    Result<Done, StoreFault> create(
        const std::string &path, const std::string &id, std::span<const LogLine> lines) override;
    // A server keeps its rows from damage; returns what open() would, as far as it is readable.
    Result<Salvage, StoreFault> salvage(const std::string &path) override;
    FileIdentity identity() const override;
    std::string desk() const override { return m_link.user; }
    Result<Done, StoreFault> append(std::span<const LogLine> lines) override;
    Result<Done, StoreFault> markUndone(std::size_t line, const Stamp &stamp) override;
    Result<Done, StoreFault> stillThere() override;

private:
    std::optional<StoreFault> connect();
    std::optional<StoreFault> checkEvent(Access access);
    Result<Done, StoreFault> addRows(const std::vector<Row> &rows, Chain after);
    std::optional<StoreFault> write(const std::vector<Row> &rows);
    // Returns the last row of the event, with its number and hash alone.
    Result<Row, StoreFault> lastRow();
    Result<bool, StoreFault> has(const Row &row);

    EventLink m_link;
    Connection m_connection;
    Chain m_chain; // the rows that were read and written here
};

} // namespace kagetsu::tournament
