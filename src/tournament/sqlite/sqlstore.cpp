// SPDX-License-Identifier: MIT
#include "tournament/sqlite/sqlstore.h"

#include "tournament/sqlite/lines.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUuid>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

constexpr QLatin1String Driver("QSQLITE");

// A rollback journal and not a log of pages to come: the file itself is whole after each commit, and the journal is
// void on the disk before we go on.
constexpr const char *Manners[] { "PRAGMA trusted_schema = OFF", "PRAGMA temp_store = MEMORY",
    "PRAGMA synchronous = EXTRA" };
// Kept from here until the file is closed.
constexpr const char *Alone[] { "PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE",
    "COMMIT" };

MaybeFault checkPlace(const QString &path, Store::Access access)
{
    const QFileInfo file(path);
    const bool creates = access == Store::Access::Create;
    if (!creates && !file.exists())
        return StoreFault { Code::Missing };
    if (!creates && !file.isFile())
        return StoreFault { Code::NotAnEvent };
    if (creates && file.exists() && (!file.isFile() || file.size() > 0))
        return StoreFault { Code::Exists };
    // Else the journal beside the file could not be written.
    if (access != Store::Access::Look
        && (!QFileInfo(file.path()).isWritable() || (file.exists() && !file.isWritable())))
        return StoreFault { QFileInfo(file.path()).exists() ? Code::ReadOnly : Code::Missing };
    return !creates && file.size() == 0 ? MaybeFault(StoreFault { Code::NotAnEvent }) : std::nullopt;
}

MaybeFault runAll(const QSqlDatabase &database, std::span<const char *const> statements)
{
    for (const char *statement : statements) {
        if (MaybeFault fault = run(database, statement))
            return fault;
    }
    return std::nullopt;
}

MaybeFault make(const QSqlDatabase &database)
{
    const auto empty = isEmpty(database);
    if (!empty)
        return empty.fault();
    if (!*empty)
        return StoreFault { Code::Exists };
    MaybeFault fault = run(database, "BEGIN IMMEDIATE");
    if (!fault)
        fault = makeTables(database, QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString());
    if (!fault)
        fault = run(database, "COMMIT");
    if (fault)
        (void)run(database, "ROLLBACK");
    return fault;
}

} // namespace

SqlStore::SqlStore()
    : m_connection(QStringLiteral("event-%1").arg(reinterpret_cast<quintptr>(this)))
{
}

SqlStore::~SqlStore()
{
    close();
}

void SqlStore::close()
{
    m_lines.reset();
    if (!m_database)
        return;
    m_database->close();
    m_database.reset();
    QSqlDatabase::removeDatabase(m_connection);
}

MaybeFault SqlStore::connect(const QString &path, Access access)
{
    m_database = std::make_unique<QSqlDatabase>(QSqlDatabase::addDatabase(Driver, m_connection));
    // Long enough for one who only looks.
    m_database->setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=300"));
    m_database->setDatabaseName(path);
    if (!m_database->open())
        return faultOf(m_database->lastError());
    MaybeFault fault = runAll(*m_database, Manners);
    if (!fault && access != Access::Look)
        fault = runAll(*m_database, Alone);
    if (!fault && access == Access::Create)
        fault = make(*m_database);
    if (!fault)
        fault = checkFile(*m_database);
    return !fault && access != Access::Look ? migrate(*m_database) : fault;
}

Result<std::vector<LogLine>, StoreFault> SqlStore::open(const std::string &path, Access access)
{
    close();
    if (!QSqlDatabase::isDriverAvailable(Driver))
        return Fault { StoreFault { Code::NoDriver } };
    const QString name = QString::fromStdString(path);
    MaybeFault fault = checkPlace(name, access);
    if (!fault)
        fault = connect(name, access);
    if (!fault) {
        m_lines = std::make_unique<Lines>(*m_database);
        auto lines = m_lines->read();
        if (lines)
            return lines;
        fault = lines.fault();
    }
    close();
    return Fault { *fault };
}

FileIdentity SqlStore::identity() const
{
    assert(m_lines);
    return { m_lines->eventId(), SchemaVersion };
}

template <class Work>
Result<Done, StoreFault> SqlStore::inTransaction(Work work)
{
    assert(m_lines);
    MaybeFault fault = run(*m_database, "BEGIN IMMEDIATE");
    if (!fault)
        fault = work();
    if (!fault)
        fault = run(*m_database, "COMMIT");
    if (!fault) {
        m_lines->keep();
        return Done();
    }
    (void)run(*m_database, "ROLLBACK");
    m_lines->forget();
    return Fault { *fault };
}

Result<Done, StoreFault> SqlStore::append(std::span<const LogLine> lines)
{
    return inTransaction([this, lines]() -> MaybeFault {
        for (const LogLine &line : lines) {
            if (MaybeFault fault = m_lines->append(line))
                return fault;
        }
        return std::nullopt;
    });
}

Result<Done, StoreFault> SqlStore::markUndone(std::size_t line, const Stamp &stamp)
{
    return inTransaction([&] { return m_lines->strikeOut(line, stamp); });
}

} // namespace kagetsu::tournament
