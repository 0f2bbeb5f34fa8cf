// SPDX-License-Identifier: MIT
#include "library/store/schema.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <span>

namespace kagetsu::library {

namespace {

using Code = StoreFault::Code;

// The steps that bring a file from one version to the next. The first one makes the tables.
//
// `older` holds what an import has replaced, so that it can be undone. Rows of `game` and `older` have the same
// columns.
#define KAGETSU_GAME_COLUMNS                                                                                           \
    "import INTEGER NOT NULL REFERENCES import, source INTEGER NOT NULL REFERENCES source, identity INTEGER NOT "      \
    "NULL, "                                                                                                           \
    "black INTEGER REFERENCES player, white INTEGER REFERENCES player, event INTEGER REFERENCES event, "               \
    "round TEXT NOT NULL, date TEXT NOT NULL, day INTEGER NOT NULL, terms INTEGER REFERENCES terms, "                  \
    "result INTEGER NOT NULL REFERENCES result, size INTEGER NOT NULL CHECK (size BETWEEN 5 AND 26), "                 \
    "moves BLOB NOT NULL, offers BLOB NOT NULL, external TEXT NOT NULL, kind INTEGER NOT NULL CHECK (kind BETWEEN 0 "  \
    "AND 3), fault TEXT NOT NULL, fault_at INTEGER NOT NULL, rest BLOB NOT NULL, whole INTEGER NOT NULL"

constexpr const char *ToVersion1[] {
    "CREATE TABLE meta (one INTEGER PRIMARY KEY CHECK (one = 1), changed INTEGER NOT NULL, last_game INTEGER NOT NULL)",
    "INSERT INTO meta VALUES (1, 0, 0)",
    "CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT NOT NULL, more TEXT NOT NULL, UNIQUE (name, more))",
    "CREATE TABLE event (id INTEGER PRIMARY KEY, name TEXT NOT NULL, more TEXT NOT NULL, UNIQUE (name, more))",
    "CREATE TABLE terms (id INTEGER PRIMARY KEY, rules TEXT NOT NULL, \"procedure\" TEXT NOT NULL, base_time TEXT NOT "
    "NULL, overtime TEXT NOT NULL, time_control TEXT NOT NULL, opening_name TEXT NOT NULL, opening_id TEXT NOT NULL, "
    "application TEXT NOT NULL, original_application TEXT NOT NULL)",
    "CREATE TABLE result (id INTEGER PRIMARY KEY, winner TEXT NOT NULL, reason TEXT NOT NULL, spelled TEXT NOT NULL, "
    "spelled_reason TEXT NOT NULL, UNIQUE (winner, reason, spelled, spelled_reason))",
    "CREATE TABLE source (id INTEGER PRIMARY KEY, file TEXT NOT NULL, charset TEXT NOT NULL, UNIQUE (file, charset))",
    "CREATE TABLE import (id INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL, what TEXT NOT NULL, added INTEGER NOT NULL "
    "DEFAULT 0, updated INTEGER NOT NULL DEFAULT 0, known INTEGER NOT NULL DEFAULT 0, faulty INTEGER NOT NULL DEFAULT "
    "0, finished INTEGER NOT NULL DEFAULT 0, undone INTEGER NOT NULL DEFAULT 0)",
    "CREATE TABLE game (id INTEGER PRIMARY KEY, changed INTEGER NOT NULL, " KAGETSU_GAME_COLUMNS ")",
    "CREATE INDEX game_by_identity ON game (identity)",
    "CREATE TABLE older (replaced_by INTEGER NOT NULL REFERENCES import, game INTEGER NOT NULL, " KAGETSU_GAME_COLUMNS
    ", PRIMARY KEY (replaced_by, game)) WITHOUT ROWID",
    "PRAGMA application_id = 1262963778",
    "PRAGMA user_version = 1",
};
static_assert(ApplicationId == 1262963778);

// `finding` says what an import should be asked about; `game` is the row that came in, or 0.
constexpr const char *ToVersion2[] {
    "CREATE TABLE finding (id INTEGER PRIMARY KEY, import INTEGER NOT NULL REFERENCES import, game INTEGER NOT NULL, "
    "what TEXT NOT NULL, file TEXT NOT NULL, number INTEGER NOT NULL, line INTEGER NOT NULL, fault TEXT NOT NULL, "
    "fault_at INTEGER NOT NULL, detail TEXT NOT NULL)",
    "CREATE INDEX finding_by_import ON finding (import)",
    "PRAGMA user_version = 2",
};
#undef KAGETSU_GAME_COLUMNS

// Result codes of SQLite [SQLITE].
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
    case 26: return Code::NotALibrary; // NOTADB
    default: return Code::Failed;
    }
}

} // namespace

StoreFault faultOf(const QSqlError &error)
{
    return { codeOf(error.nativeErrorCode().toInt()), error.databaseText().toStdString() };
}

MaybeFault run(const QSqlDatabase &database, const char *statement, const QVariantList &values)
{
    QSqlQuery query(database);
    if (!database.isOpen())
        return faultOf(query.lastError()); // Qt would write to the terminal that it is not
    if (values.isEmpty())
        return query.exec(QLatin1String(statement)) ? std::nullopt : MaybeFault(faultOf(query.lastError()));
    if (!query.prepare(QLatin1String(statement)))
        return faultOf(query.lastError());
    for (const QVariant &value : values)
        query.addBindValue(value);
    return query.exec() ? std::nullopt : MaybeFault(faultOf(query.lastError()));
}

Result<qlonglong, StoreFault> number(const QSqlDatabase &database, const char *statement, const QVariantList &values)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(QLatin1String(statement)))
        return Fault { faultOf(query.lastError()) };
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return Fault { faultOf(query.lastError()) };
    if (!query.next()) // an error, or no row where one must be
        return Fault { query.lastError().isValid() ? faultOf(query.lastError()) : StoreFault { Code::Damaged } };
    return query.value(0).toLongLong();
}

MaybeFault checkKind(const QSqlDatabase &database, bool &isEmpty)
{
    const auto version = number(database, "PRAGMA user_version");
    const auto application = version ? number(database, "PRAGMA application_id") : version;
    const auto tables = application ? number(database, "SELECT count(*) FROM sqlite_schema") : application;
    if (!tables)
        return tables.fault();
    isEmpty = *version == 0 && *application == 0 && *tables == 0;
    if (!isEmpty && *application != ApplicationId)
        return StoreFault { Code::NotALibrary };
    return *version > SchemaVersion ? MaybeFault(StoreFault { Code::Newer }) : std::nullopt;
}

MaybeFault migrate(const QSqlDatabase &database)
{
    auto version = number(database, "PRAGMA user_version");
    if (!version)
        return version.fault();
    if (*version >= SchemaVersion)
        return std::nullopt;
    if (*version > 0) {
        const QString copy = database.databaseName() + QLatin1String(".version-") + QString::number(*version);
        if (const MaybeFault fault = run(database, "VACUUM INTO ?", { copy }))
            return fault;
    }
    if (const MaybeFault fault = run(database, "BEGIN IMMEDIATE"))
        return fault;
    // Another program may have done it meanwhile.
    version = number(database, "PRAGMA user_version");
    MaybeFault fault = version ? std::nullopt : MaybeFault(version.fault());
    const auto take = [&](std::span<const char *const> steps) {
        for (const char *step : steps) {
            if (!fault)
                fault = run(database, step);
        }
    };
    if (!fault && *version < 1)
        take(ToVersion1);
    if (!fault && *version < 2)
        take(ToVersion2);
    fault = fault ? fault : run(database, "COMMIT");
    if (fault)
        (void)run(database, "ROLLBACK");
    return fault;
}

MaybeFault checkWhole(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA integrity_check(1)")) || !query.next())
        return faultOf(query.lastError());
    const QString told = query.value(0).toString();
    if (told != QLatin1String("ok"))
        return StoreFault { Code::Damaged, told.toStdString() };
    query.finish();
    if (!query.exec(QStringLiteral("PRAGMA foreign_key_check")))
        return faultOf(query.lastError());
    if (!query.next())
        return std::nullopt;
    return StoreFault { Code::Damaged, query.value(0).toString().toStdString() };
}

} // namespace kagetsu::library
