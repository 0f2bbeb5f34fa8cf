// SPDX-License-Identifier: MIT
#include "tournament/sqlite/schema.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <span>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

// Rows are only ever added: a line is undone by a later row whose `strikes` holds its number. `hash` covers the row and
// the previous hash, so that a flipped bit is detected (lines.h).
constexpr const char *Tables[] {
    "CREATE TABLE event (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL)",
    "CREATE TABLE line (number INTEGER PRIMARY KEY, who TEXT NOT NULL, at_ms INTEGER NOT NULL, action TEXT, "
    "strikes INTEGER, hash TEXT NOT NULL, CHECK ((action IS NULL) <> (strikes IS NULL)))",
};

constexpr const char *Marks[] { "PRAGMA application_id = 1262962006", "PRAGMA user_version = 2" };
static_assert(ApplicationId == 1262962006);

// The steps that migrate a file from each version to the next. The first entry is from 1 to 2.
using Steps = std::span<const char *const>;
constexpr const char *ToSecond[] { "PRAGMA user_version = 2" };
constexpr Steps Migrations[] { ToSecond };
static_assert(std::size(Migrations) + 1 == SchemaVersion);

// Result codes of SQLite [SQLITE].
constexpr int GeneralError = 1;
Code codeOf(int result)
{
    switch (result & 0xFF) {
    case 3: // PERM
    case 8: // READONLY
    case 14: // CANTOPEN
    case 23: return Code::ReadOnly; // AUTH
    case 5: // BUSY
    case 6: return Code::Locked;
    case 11: return Code::Damaged; // CORRUPT
    case 13: return Code::Full;
    case 26: return Code::NotAnEvent; // NOTADB
    default: return Code::Failed;
    }
}

Result<int, StoreFault> number(const QSqlDatabase &database, const char *statement)
{
    QSqlQuery query(database);
    if (!query.exec(QLatin1String(statement)) || !query.next())
        return Fault { faultOfReading(query.lastError()) };
    return query.value(0).toInt();
}

MaybeFault checkWhole(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA integrity_check(1)")) || !query.next())
        return faultOfReading(query.lastError());
    const QString told = query.value(0).toString();
    return told == QLatin1String("ok") ? std::nullopt : MaybeFault(StoreFault { Code::Damaged, told.toStdString() });
}

MaybeFault checkMarks(const QSqlDatabase &database)
{
    const auto application = number(database, "PRAGMA application_id");
    if (!application)
        return application.fault();
    if (*application != ApplicationId)
        return StoreFault { Code::NotAnEvent };
    const auto version = number(database, "PRAGMA user_version");
    if (!version)
        return version.fault();
    if (*version > SchemaVersion)
        return StoreFault { Code::Newer };
    return *version < 1 ? MaybeFault(StoreFault { Code::Damaged }) : std::nullopt;
}

// A mailed file can contain anything: only tables that match ours word for word are used.
MaybeFault checkTables(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT sql FROM sqlite_schema ORDER BY name")))
        return faultOfReading(query.lastError());
    for (const char *table : Tables) {
        if (!query.next() || query.value(0).toString() != QLatin1String(table))
            return StoreFault { Code::Damaged };
    }
    return query.next() ? MaybeFault(StoreFault { Code::Damaged }) : std::nullopt;
}

} // namespace

StoreFault faultOf(const QSqlError &error)
{
    return { codeOf(error.nativeErrorCode().toInt()), error.databaseText().toStdString() };
}

StoreFault faultOfReading(const QSqlError &error)
{
    StoreFault fault = faultOf(error);
    if (error.nativeErrorCode().toInt() == GeneralError)
        fault.code = Code::Damaged;
    return fault;
}

MaybeFault run(const QSqlDatabase &database, const char *statement)
{
    QSqlQuery query(database);
    return query.exec(QLatin1String(statement)) ? std::nullopt : MaybeFault(faultOf(query.lastError()));
}

MaybeFault makeTables(const QSqlDatabase &database, const std::string &id)
{
    for (const char *statement : Tables) {
        if (MaybeFault fault = run(database, statement))
            return fault;
    }
    for (const char *statement : Marks) {
        if (MaybeFault fault = run(database, statement))
            return fault;
    }
    QSqlQuery query(database);
    query.prepare(QStringLiteral("INSERT INTO event VALUES (1, ?)"));
    query.addBindValue(QString::fromStdString(id));
    return query.exec() ? std::nullopt : MaybeFault(faultOf(query.lastError()));
}

MaybeFault checkKind(const QSqlDatabase &database)
{
    if (MaybeFault fault = checkMarks(database))
        return fault;
    return checkTables(database); // the tables of all versions are the same
}

MaybeFault checkFile(const QSqlDatabase &database)
{
    if (MaybeFault fault = checkMarks(database))
        return fault;
    if (MaybeFault fault = checkWhole(database))
        return fault;
    return checkTables(database);
}

Result<bool, StoreFault> isEmpty(const QSqlDatabase &database)
{
    const auto application = number(database, "PRAGMA application_id");
    if (!application)
        return Fault { application.fault() };
    const auto tables = number(database, "SELECT count(*) FROM sqlite_schema");
    if (!tables)
        return Fault { tables.fault() };
    return *application == 0 && *tables == 0;
}

MaybeFault migrate(const QSqlDatabase &database)
{
    const auto version = number(database, "PRAGMA user_version");
    if (!version)
        return version.fault();
    if (*version == SchemaVersion)
        return std::nullopt;
    for (const Steps &steps : std::span(Migrations).subspan(static_cast<std::size_t>(*version) - 1)) {
        for (const char *step : steps) {
            if (MaybeFault fault = run(database, step))
                return fault;
        }
    }
    return checkTables(database);
}

} // namespace kagetsu::tournament
