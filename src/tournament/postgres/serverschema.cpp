// SPDX-License-Identifier: MIT
#include "tournament/postgres/serverschema.h"

#include "tournament/postgres/reports/journalschema.h"
#include "tournament/postgres/verifier.h"

#include <QDir>
#include <QFile>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

// Rows are only ever added: nobody but the owner may change or remove any, and the keys keep the chain of hashes whole.
// The first row of an event follows none.
constexpr const char *Tables[] {
    "CREATE SCHEMA kagetsu",
    "CREATE TABLE kagetsu.version (one integer PRIMARY KEY CHECK (one = 1), version integer NOT NULL)",
    "CREATE TABLE kagetsu.event (id text PRIMARY KEY, name text NOT NULL)",
    "CREATE TABLE kagetsu.line (event text NOT NULL REFERENCES kagetsu.event, number bigint NOT NULL CHECK (number > 0), "
    "who text NOT NULL, at_ms bigint NOT NULL, action text, strikes bigint, prev text NOT NULL, hash text NOT NULL, "
    "role text NOT NULL DEFAULT session_user, before bigint GENERATED ALWAYS AS (nullif(number - 1, 0)) STORED, "
    "PRIMARY KEY (event, number), UNIQUE (event, number, hash), CHECK ((action IS NULL) <> (strikes IS NULL)), "
    "FOREIGN KEY (event, before, prev) REFERENCES kagetsu.line (event, number, hash))",
};

constexpr const char *Groups[] { "kagetsu_desk", "kagetsu_look" };

constexpr const char *groupOf(Role role)
{
    return role == Role::Table ? "kagetsu_table" : Groups[role == Role::Desk ? 0 : 1];
}

constexpr const char *Rights[] {
    "REVOKE ALL ON SCHEMA public FROM PUBLIC",
    "GRANT USAGE ON SCHEMA kagetsu TO kagetsu_desk, kagetsu_look",
    "GRANT SELECT ON ALL TABLES IN SCHEMA kagetsu TO kagetsu_desk, kagetsu_look",
    // Not the role, so that nobody can write in the name of another desk.
    "GRANT INSERT (event, number, who, at_ms, action, strikes, prev, hash) ON kagetsu.line TO kagetsu_desk",
};

QString identifier(const std::string &name)
{
    const QLatin1String quote("\"");
    return quote + QString::fromStdString(name).replace(quote, QLatin1String("\"\"")) + quote;
}

std::optional<StoreFault> runAll(Connection &connection, std::span<const char *const> statements)
{
    for (const char *statement : statements) {
        if (auto fault = connection.run(QLatin1String(statement)))
            return fault;
    }
    return std::nullopt;
}

// Returns whether the statement finds a row.
Result<bool, StoreFault> finds(Connection &connection, const char *statement, const QVariantList &values)
{
    auto found = connection.ask(statement, values);
    if (!found)
        return Fault { found.fault() };
    return found.value().next();
}

Result<int, StoreFault> versionOf(Connection &connection)
{
    auto version = connection.ask("SELECT version FROM kagetsu.version");
    if (!version)
        return Fault { version.fault() };
    return version.value().next() ? Result<int, StoreFault>(version.value().value(0).toInt())
                                  : Fault { StoreFault { Code::NotAnEvent } };
}

// Completes the tables of an earlier version, within a transaction.
std::optional<StoreFault> bringUpToDate(Connection &connection)
{
    const auto version = versionOf(connection);
    if (!version)
        return version.fault();
    if (*version > ServerVersion)
        return StoreFault { Code::Newer };
    if (*version >= JournalsVersion)
        return std::nullopt;
    if (auto fault = addJournalTables(connection))
        return fault;
    return connection.run(QStringLiteral("UPDATE kagetsu.version SET version = %1").arg(ServerVersion));
}

std::optional<StoreFault> makeTables(Connection &connection, const std::string &database)
{
    const auto isThere = finds(connection, "SELECT 1 FROM pg_namespace WHERE nspname = ?", { QStringLiteral("kagetsu") });
    if (!isThere)
        return isThere.fault();
    if (*isThere)
        return bringUpToDate(connection);
    for (const char *group : Groups) {
        const auto hasGroup = finds(connection, "SELECT 1 FROM pg_roles WHERE rolname = ?", { QLatin1String(group) });
        if (!hasGroup)
            return hasGroup.fault();
        if (*hasGroup)
            continue;
        if (auto fault = connection.run(QLatin1String("CREATE ROLE ") + QLatin1String(group) + QLatin1String(" NOLOGIN")))
            return fault;
    }
    if (auto fault = runAll(connection, Tables))
        return fault;
    if (auto fault = runAll(connection, Rights))
        return fault;
    const QString name = identifier(database);
    const QStringList rights { QStringLiteral("REVOKE ALL ON DATABASE %1 FROM PUBLIC").arg(name),
        QStringLiteral("GRANT CONNECT ON DATABASE %1 TO kagetsu_desk, kagetsu_look").arg(name) };
    for (const QString &right : rights) {
        if (auto fault = connection.run(right))
            return fault;
    }
    if (auto fault = connection.run(QStringLiteral("INSERT INTO kagetsu.version VALUES (1, 1)")))
        return fault;
    return bringUpToDate(connection);
}

std::optional<StoreFault> addEvent(
    Connection &connection, const std::string &id, const std::string &name, std::span<const LogLine> lines)
{
    if (auto done = connection.ask("INSERT INTO kagetsu.event VALUES (?, ?)",
            { QString::fromStdString(id), QString::fromStdString(name) });
        !done)
        return done.fault().code == Code::Behind ? StoreFault { Code::Exists } : done.fault();
    Chain chain(id);
    QByteArray last = chain.lastHash();
    const auto add = [&](const Row &row) {
        const QByteArray before = std::exchange(last, row.hash);
        return insertRow(connection, id, row, before);
    };
    for (const LogLine &line : lines) {
        if (auto fault = add(chain.add(line)))
            return fault;
        if (!line.undone)
            continue;
        if (auto fault = add(chain.addStrike(chain.lines() - 1, *line.undone)))
            return fault;
    }
    return std::nullopt;
}

} // namespace

std::optional<StoreFault> insertRow(
    Connection &connection, const std::string &event, const Row &row, const QByteArray &before)
{
    const bool isAction = !row.action.isNull();
    const QVariant noText(QMetaType::fromType<QString>());
    const QVariant noNumber(QMetaType::fromType<qlonglong>());
    const auto done = connection.ask("INSERT INTO kagetsu.line (event, number, who, at_ms, action, strikes, prev, hash) "
                                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        { QString::fromStdString(event), row.number, QString::fromStdString(row.stamp.who),
            qlonglong(row.stamp.when.count()), isAction ? QVariant(row.action) : noText,
            isAction ? noNumber : QVariant(row.strikes), QString::fromLatin1(before), QString::fromLatin1(row.hash) });
    return done ? std::nullopt : std::optional(done.fault());
}

std::optional<StoreFault> checkServer(Connection &connection)
{
    const auto version = versionOf(connection);
    if (!version)
        return version.fault();
    return *version > ServerVersion ? std::optional(StoreFault { Code::Newer }) : std::nullopt;
}

std::optional<StoreFault> checkJournals(Connection &connection)
{
    const auto version = versionOf(connection);
    if (!version)
        return version.fault();
    if (*version > ServerVersion)
        return StoreFault { Code::Newer };
    return *version < JournalsVersion ? std::optional(StoreFault { Code::Older }) : std::nullopt;
}

Result<Done, StoreFault> putOnServer(const EventLink &owner, const std::string &id, std::span<const LogLine> lines)
{
    const auto event = fold({ lines.begin(), lines.end() });
    if (!event)
        return Fault { StoreFault { .code = Code::Damaged, .line = event.fault().line + 1 } };
    Connection connection;
    std::optional<StoreFault> fault = connection.open(owner);
    if (!fault)
        fault = connection.run(QStringLiteral("BEGIN"));
    if (!fault)
        fault = makeTables(connection, owner.database);
    if (!fault)
        fault = addEvent(connection, id, event->details.name, lines);
    if (!fault)
        fault = connection.run(QStringLiteral("COMMIT"));
    if (!fault)
        return Done();
    (void)connection.run(QStringLiteral("ROLLBACK"));
    return Fault { *fault };
}

Result<EventLink, StoreFault> admit(const EventLink &owner, const std::string &name, Role role)
{
    if (!isDeskName(name) || name == owner.user)
        return Fault { StoreFault { Code::NotAllowed } };
    Connection connection;
    if (const auto fault = connection.open(owner))
        return Fault { *fault };
    EventLink link = owner;
    link.user = name;
    link.password = newPassword();
    const auto isKnown =
        finds(connection, "SELECT 1 FROM pg_roles WHERE rolname = ?", { QString::fromStdString(name) });
    if (!isKnown)
        return Fault { isKnown.fault() };
    // Nobody else's role is taken over, nor that of all desks.
    if (*isKnown) {
        const auto isOurs = finds(connection,
            "SELECT 1 FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid JOIN pg_roles r ON r.oid = m.member "
            "WHERE r.rolname = ? AND NOT r.rolsuper AND g.rolname IN ('kagetsu_desk', 'kagetsu_look', 'kagetsu_table')",
            { QString::fromStdString(name) });
        if (!isOurs || !*isOurs)
            return Fault { isOurs ? StoreFault { Code::NotAllowed } : isOurs.fault() };
    }
    const QString group = QLatin1String(groupOf(role));
    const QString verifier = QString::fromStdString(verifierOf(link.password));
    if (auto fault = connection.run(QStringLiteral("BEGIN")))
        return Fault { *fault };
    if (auto fault = bringUpToDate(connection))
        return Fault { *fault };
    QStringList statements;
    if (*isKnown) {
        statements << QStringLiteral("REVOKE kagetsu_desk, kagetsu_look, kagetsu_table FROM %1").arg(identifier(name))
                   << QStringLiteral("GRANT %2 TO %1").arg(identifier(name), group)
                   << QStringLiteral("ALTER ROLE %1 PASSWORD '%2'").arg(identifier(name), verifier);
    } else {
        statements << QStringLiteral("CREATE ROLE %1 LOGIN IN ROLE %2 PASSWORD '%3'").arg(identifier(name), group, verifier);
    }
    statements << QStringLiteral("COMMIT");
    for (const QString &statement : statements) {
        if (const auto fault = connection.run(statement))
            return Fault { *fault };
    }
    // Whoever is still connected with the old password is asked for the new one. Not every owner may do this.
    if (*isKnown)
        (void)connection.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ?",
            { QString::fromStdString(name) });
    return link;
}

Result<std::vector<ListedEvent>, StoreFault> eventsOn(const EventLink &link)
{
    Connection connection;
    if (const auto fault = connection.open(link))
        return Fault { *fault };
    if (const auto fault = checkServer(connection))
        return Fault { *fault };
    auto rows = connection.ask("SELECT e.id, e.name, count(l.number), coalesce(max(l.at_ms), 0) FROM kagetsu.event e "
                               "LEFT JOIN kagetsu.line l ON l.event = e.id GROUP BY e.id, e.name ORDER BY e.name, e.id");
    if (!rows)
        return Fault { rows.fault() };
    std::vector<ListedEvent> events;
    QSqlQuery &query = rows.value();
    while (query.next()) {
        events.push_back({ query.value(0).toString().toStdString(), query.value(1).toString().toStdString(),
            static_cast<std::size_t>(query.value(2).toULongLong()), Milliseconds(query.value(3).toLongLong()) });
    }
    return events;
}

namespace {

// Finds the event of a join code and makes the link that is to be kept, with a new password.
Result<ListedEvent, StoreFault> findEvent(EventLink &link)
{
    const auto events = eventsOn(link);
    if (!events)
        return Fault { events.fault() };
    if (link.event.empty() && events->size() == 1)
        link.event = events->front().id;
    const auto found = std::ranges::find(*events, link.event, &ListedEvent::id);
    return found != events->end() ? Result<ListedEvent, StoreFault>(*found) : Fault { StoreFault { Code::Missing } };
}

std::optional<StoreFault> changePassword(const EventLink &code, const EventLink &link)
{
    Connection connection;
    if (auto fault = connection.open(code))
        return fault;
    const QString verifier = QString::fromStdString(verifierOf(link.password));
    return connection.run(QStringLiteral("ALTER ROLE %1 PASSWORD '%2'").arg(identifier(link.user), verifier));
}

// The link is written first: once the server knows the new password, nothing else does.
std::optional<StoreFault> keepAndJoin(const QString &path, const EventLink &code, EventLink link)
{
    link.password = newPassword();
    if (const auto written = writeEventLink(path, link); !written)
        return written.fault();
    const auto fault = changePassword(code, link);
    if (fault && fault->code != Code::Unreachable) // else it may have been changed
        QFile::remove(path);
    return fault;
}

} // namespace

Result<std::string, StoreFault> joinInto(const std::string &code, const std::string &folder)
{
    const auto given = linkOfJoinCode(code);
    if (!given)
        return Fault { StoreFault { Code::NotAnEvent } };
    EventLink link = *given;
    const auto event = findEvent(link);
    if (!event)
        return Fault { event.fault() };
    constexpr int MostLetters = 60;
    QString name = QString::fromStdString(event->name).left(MostLetters);
    for (QChar &letter : name)
        letter = letter.isLetterOrNumber() ? letter : QLatin1Char(' ');
    name = QStringLiteral("%1 %2").arg(name, QString::fromStdString(link.user)).simplified();
    for (int number = 1;; ++number) {
        const QString tried = number == 1 ? name : QStringLiteral("%1 %2").arg(name).arg(number);
        const QString path = QDir(QString::fromStdString(folder)).filePath(tried + QLatin1String(".kagetsu-event"));
        const auto fault = keepAndJoin(path, *given, link);
        if (!fault)
            return path.toStdString();
        if (fault->code != Code::Exists)
            return Fault { *fault };
    }
}

Result<Done, StoreFault> joinAs(const EventLink &code, const std::string &path)
{
    EventLink link = code;
    if (const auto event = findEvent(link); !event)
        return Fault { event.fault() };
    const auto fault = keepAndJoin(QString::fromStdString(path), code, link);
    return fault ? Result<Done, StoreFault>(Fault { *fault }) : Done();
}

} // namespace kagetsu::tournament
