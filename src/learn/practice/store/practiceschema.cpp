// SPDX-License-Identifier: MIT
#include "learn/practice/store/practiceschema.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <iterator>
#include <vector>

namespace kagetsu::practice {

namespace {

using Code = StoreFault::Code;

// Result codes of SQLite [SQLITE] for corrupt files and for files of another kind.
constexpr int Corrupt = 11;
constexpr int NotADatabase = 26;

// The steps that migrate a file from one version to the next. The first one creates it.
constexpr const char *ToVersion1[] {
    "CREATE TABLE pupil (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, chosen INTEGER NOT NULL DEFAULT 0)",
    "CREATE TABLE task (id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, sgf TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE card (pupil INTEGER NOT NULL REFERENCES pupil ON DELETE CASCADE, task TEXT NOT NULL REFERENCES task, "
    "box INTEGER NOT NULL CHECK (box BETWEEN 1 AND 5), due INTEGER NOT NULL, "
    "\"right\" INTEGER NOT NULL CHECK (\"right\" >= 0), wrong INTEGER NOT NULL CHECK (wrong >= 0), "
    "PRIMARY KEY (pupil, task)) WITHOUT ROWID",
    "CREATE INDEX card_by_task ON card (task)",
    "PRAGMA application_id = 1262964818",
    "PRAGMA user_version = 1",
};
static_assert(ApplicationId == 1262964818);

// Version 2 has everything of a pupil: groups, courses, and marks in front of the class.
constexpr const char *ToVersion2[] {
    "CREATE TABLE member (pupil INTEGER NOT NULL REFERENCES pupil ON DELETE CASCADE, \"group\" TEXT NOT NULL, "
    "PRIMARY KEY (pupil, \"group\")) WITHOUT ROWID",
    "CREATE TABLE done (pupil INTEGER NOT NULL REFERENCES pupil ON DELETE CASCADE, page TEXT NOT NULL, "
    "PRIMARY KEY (pupil, page)) WITHOUT ROWID",
    "CREATE TABLE mark (pupil INTEGER NOT NULL REFERENCES pupil ON DELETE CASCADE, lesson TEXT NOT NULL, "
    "page INTEGER NOT NULL CHECK (page >= 1), mark TEXT NOT NULL CHECK (mark IN ('right', 'partly', 'wrong')), "
    "PRIMARY KEY (pupil, lesson, page)) WITHOUT ROWID",
    "PRAGMA user_version = 2",
};

// Version 3 has puzzles made from games, where they are made from, and who answered them.
constexpr const char *ToVersion3[] {
    "CREATE TABLE puzzle (id TEXT NOT NULL PRIMARY KEY, theme TEXT NOT NULL, kind TEXT NOT NULL, sgf TEXT NOT NULL, "
    "answers TEXT NOT NULL, proof TEXT NOT NULL, length INTEGER NOT NULL, black TEXT NOT NULL, white TEXT NOT NULL, "
    "date TEXT NOT NULL, event TEXT NOT NULL, move INTEGER NOT NULL, rating REAL NOT NULL, deviation REAL NOT NULL, "
    "volatility REAL NOT NULL, answered INTEGER NOT NULL CHECK (answered >= 0)) WITHOUT ROWID",
    "CREATE TABLE quarry (place TEXT NOT NULL PRIMARY KEY, at TEXT NOT NULL, games INTEGER NOT NULL, "
    "puzzles INTEGER NOT NULL, done INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE strength (pupil INTEGER NOT NULL PRIMARY KEY REFERENCES pupil ON DELETE CASCADE, "
    "rating REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL)",
    "CREATE TABLE attempt (pupil INTEGER NOT NULL REFERENCES pupil ON DELETE CASCADE, "
    "puzzle TEXT NOT NULL REFERENCES puzzle, number INTEGER NOT NULL CHECK (number >= 1), \"right\" INTEGER NOT NULL, "
    "day INTEGER NOT NULL, PRIMARY KEY (pupil, puzzle)) WITHOUT ROWID",
    "CREATE INDEX attempt_by_puzzle ON attempt (puzzle)",
    "PRAGMA user_version = 3",
};
static_assert(SchemaVersion == 3);

Result<int, StoreFault> number(const QSqlDatabase &database, const char *statement)
{
    QSqlQuery query(database);
    if (!query.exec(QLatin1String(statement)) || !query.next())
        return Fault { faultOf(query.lastError()) };
    return query.value(0).toInt();
}

std::optional<StoreFault> migrate(const QSqlDatabase &database, int version)
{
    if (version >= SchemaVersion)
        return std::nullopt;
    if (const auto fault = run(database, "BEGIN IMMEDIATE"))
        return fault;
    // Another program may have created the tables meanwhile.
    const auto now = number(database, "PRAGMA user_version");
    std::vector<const char *> steps;
    if (now && *now < 1)
        steps.assign(std::begin(ToVersion1), std::end(ToVersion1));
    if (now && *now < 2)
        steps.insert(steps.end(), std::begin(ToVersion2), std::end(ToVersion2));
    if (now && *now < 3)
        steps.insert(steps.end(), std::begin(ToVersion3), std::end(ToVersion3));
    for (const char *step : steps) {
        if (const auto fault = run(database, step)) {
            (void)run(database, "ROLLBACK");
            return fault;
        }
    }
    return run(database, "COMMIT");
}

std::optional<StoreFault> checkWhole(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA quick_check(1)")) || !query.next())
        return faultOf(query.lastError());
    const QString told = query.value(0).toString();
    if (told != QLatin1String("ok"))
        return StoreFault { Code::Damaged, told.toStdString() };
    query.finish();
    if (!query.exec(QStringLiteral("PRAGMA foreign_key_check")))
        return faultOf(query.lastError());
    return query.next() ? std::optional(StoreFault { Code::Damaged, {} }) : std::nullopt;
}

} // namespace

StoreFault faultOf(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    return { code == Corrupt || code == NotADatabase ? Code::Damaged : Code::Unwritable,
        error.databaseText().toStdString() };
}

std::optional<StoreFault> run(const QSqlDatabase &database, const char *statement)
{
    QSqlQuery query(database);
    // Qt would write to the terminal that the database is not open.
    return database.isOpen() && query.exec(QLatin1String(statement)) ? std::nullopt : std::optional(faultOf(query.lastError()));
}

std::optional<StoreFault> prepare(const QSqlDatabase &database)
{
    const auto version = number(database, "PRAGMA user_version");
    const auto application = version ? number(database, "PRAGMA application_id") : version;
    const auto tables = application ? number(database, "SELECT count(*) FROM sqlite_schema") : application;
    if (!tables)
        return tables.fault();
    const bool isEmpty = *version == 0 && *application == 0 && *tables == 0;
    if (!isEmpty && *application != ApplicationId)
        return StoreFault { Code::Damaged, {} };
    if (*version > SchemaVersion)
        return StoreFault { Code::Newer, {} };
    if (const auto fault = checkWhole(database))
        return fault;
    return migrate(database, *version);
}

} // namespace kagetsu::practice
