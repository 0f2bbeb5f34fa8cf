// SPDX-License-Identifier: MIT
#include "tournament/postgres/pgstore.h"

#include "tournament/postgres/serverschema.h"

#include <QElapsedTimer>
#include <QThread>
#include <QVariant>

#include <cassert>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

// A server that is started again answers after less than a second.
constexpr int Tries = 4;
constexpr unsigned long BetweenTries = 300; // milliseconds
constexpr qint64 MostWait = 3000; // milliseconds, after which it is not tried again

std::optional<StoreFault> readRows(QSqlQuery &query, Chain &chain, std::vector<LogLine> &lines)
{
    while (query.next()) {
        const QVariant action = query.value(3);
        const Row row { query.value(0).toLongLong(),
            { query.value(1).toString().toStdString(), Milliseconds(query.value(2).toLongLong()) },
            action.isNull() ? QString() : action.toString(), query.value(4).toLongLong(),
            query.value(5).toString().toLatin1() };
        if (auto fault = chain.take(row, lines))
            return fault;
    }
    return std::nullopt;
}

} // namespace

void PgStore::close()
{
    m_connection.close();
    m_link = {};
    m_chain = {};
}

std::optional<StoreFault> PgStore::connect()
{
    std::optional<StoreFault> fault;
    QElapsedTimer since;
    since.start();
    for (int tried = 0; tried < Tries && !m_connection.isOpen() && since.elapsed() < MostWait; ++tried) {
        if (tried > 0)
            QThread::msleep(BetweenTries);
        fault = m_connection.open(m_link);
        if (fault && fault->code != Code::Unreachable)
            break;
    }
    return m_connection.isOpen() ? std::nullopt : fault;
}

std::optional<StoreFault> PgStore::checkEvent(Access access)
{
    if (auto fault = checkServer(m_connection))
        return fault;
    auto event =
        m_connection.ask("SELECT id FROM kagetsu.event WHERE id = ?", { QString::fromStdString(m_link.event) });
    if (!event)
        return event.fault();
    if (!event.value().next())
        return StoreFault { Code::Missing };
    if (access == Access::Look)
        return std::nullopt;
    auto right = m_connection.ask("SELECT has_table_privilege('kagetsu.line', 'SELECT') AND "
                                  "has_column_privilege('kagetsu.line', 'action', 'INSERT')");
    if (!right)
        return right.fault();
    return right.value().next() && right.value().value(0).toBool() ? std::nullopt
                                                                   : std::optional(StoreFault { Code::ReadOnly });
}

Result<std::vector<LogLine>, StoreFault> PgStore::open(const std::string &path, Access access)
{
    const auto link = readEventLink(QString::fromStdString(path));
    // What was open before stays so, so that a later call can read on.
    if (!link) {
        if (m_chain.id().empty())
            close();
        return Fault { link.fault() };
    }
    if (!(*link == m_link))
        close();
    m_link = *link;
    std::optional<StoreFault> fault = connect();
    if (!fault)
        fault = checkEvent(access);
    if (!fault) {
        Chain chain(m_link.event);
        std::vector<LogLine> lines;
        auto rows = m_connection.ask("SELECT number, who, at_ms, action, strikes, hash FROM kagetsu.line "
                                     "WHERE event = ? ORDER BY number",
            { QString::fromStdString(m_link.event) });
        fault = rows ? readRows(rows.value(), chain, lines) : std::optional(rows.fault());
        if (!fault) {
            m_chain = std::move(chain);
            return lines;
        }
    }
    if (m_chain.id().empty())
        close();
    else
        m_connection.close();
    return Fault { *fault };
}

Result<Done, StoreFault> PgStore::create(const std::string &, const std::string &, std::span<const LogLine>)
{
    return Fault { StoreFault { Code::Exists } };
}

Result<Salvage, StoreFault> PgStore::salvage(const std::string &path)
{
    auto lines = open(path, Access::Look);
    if (!lines)
        return Fault { lines.fault() };
    Salvage salvage;
    salvage.id = m_link.event;
    salvage.soundRows = static_cast<std::size_t>(m_chain.lastNumber());
    salvage.lines = std::move(lines).value();
    close();
    return salvage;
}

FileIdentity PgStore::identity() const
{
    return { m_chain.id(), ServerVersion };
}

Result<Row, StoreFault> PgStore::lastRow()
{
    auto rows = m_connection.ask("SELECT number, hash FROM kagetsu.line WHERE event = ? ORDER BY number DESC LIMIT 1",
        { QString::fromStdString(m_link.event) });
    if (!rows)
        return Fault { rows.fault() };
    const Chain none(m_link.event);
    Row row { 0, {}, {}, 0, none.lastHash() };
    if (rows.value().next()) {
        row.number = rows.value().value(0).toLongLong();
        row.hash = rows.value().value(1).toString().toLatin1();
    }
    return row;
}

Result<bool, StoreFault> PgStore::has(const Row &row)
{
    auto rows = m_connection.ask("SELECT hash FROM kagetsu.line WHERE event = ? AND number = ?",
        { QString::fromStdString(m_link.event), row.number });
    if (!rows)
        return Fault { rows.fault() };
    return rows.value().next() && rows.value().value(0).toString().toLatin1() == row.hash;
}

std::optional<StoreFault> PgStore::write(const std::vector<Row> &rows)
{
    if (auto fault = m_connection.run(QStringLiteral("BEGIN")))
        return fault;
    QByteArray last = m_chain.lastHash();
    for (const Row &row : rows) {
        if (auto fault = insertRow(m_connection, m_link.event, row, std::exchange(last, row.hash))) {
            (void)m_connection.run(QStringLiteral("ROLLBACK"));
            return fault;
        }
    }
    return m_connection.run(QStringLiteral("COMMIT"));
}

// A connection that is lost during a commit leaves open whether the rows were kept; the server is asked once it answers
// again.
Result<Done, StoreFault> PgStore::addRows(const std::vector<Row> &rows, Chain after)
{
    assert(!m_chain.id().empty());
    if (rows.empty())
        return Done();
    std::optional<StoreFault> fault = connect();
    for (int tried = 0; !fault && tried < Tries; ++tried) {
        fault = write(rows);
        if (!fault) {
            m_chain = std::move(after);
            return Done();
        }
        if (fault->code == Code::Behind && tried > 0) { // by one's own rows
            const auto isOwn = has(rows.back());
            if (isOwn && *isOwn) {
                m_chain = std::move(after);
                return Done();
            }
        }
        if (fault->code != Code::Unreachable)
            break;
        m_connection.close();
        if (const auto unreached = connect())
            return Fault { *unreached };
        const auto isKept = has(rows.back());
        if (!isKept)
            return Fault { isKept.fault() };
        fault.reset();
        if (*isKept) {
            m_chain = std::move(after);
            return Done();
        }
    }
    return Fault { fault.value_or(StoreFault { Code::Unreachable }) };
}

Result<Done, StoreFault> PgStore::append(std::span<const LogLine> lines)
{
    Chain after = m_chain;
    std::vector<Row> rows;
    for (const LogLine &line : lines) {
        rows.push_back(after.add(line));
        if (line.undone)
            rows.push_back(after.addStrike(after.lines() - 1, *line.undone));
    }
    return addRows(rows, std::move(after));
}

Result<Done, StoreFault> PgStore::markUndone(std::size_t line, const Stamp &stamp)
{
    Chain after = m_chain;
    const Row row = after.addStrike(line, stamp);
    return addRows({ row }, std::move(after));
}

Result<Done, StoreFault> PgStore::stillThere()
{
    if (const auto fault = connect())
        return Fault { *fault };
    const auto last = lastRow();
    if (!last) {
        if (last.fault().code == Code::Unreachable)
            m_connection.close();
        return Fault { last.fault() };
    }
    const bool isSame = last->number == m_chain.lastNumber() && last->hash == m_chain.lastHash();
    return isSame ? Result<Done, StoreFault>(Done()) : Fault { StoreFault { Code::Behind } };
}

} // namespace kagetsu::tournament
