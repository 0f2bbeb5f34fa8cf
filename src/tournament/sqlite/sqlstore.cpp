// SPDX-License-Identifier: MIT
#include "tournament/sqlite/sqlstore.h"

#include "base/file/absolutepath.h"
#include "tournament/sqlite/lines.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QUuid>
#include <QVariant>

#include <cassert>
#include <span>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

constexpr QLatin1String Driver("QSQLITE");

// A rollback journal is used instead of a write-ahead log: the file itself is whole after each commit, and the journal
// is invalidated on disk before the program continues.
constexpr const char *Pragmas[] { "PRAGMA trusted_schema = OFF", "PRAGMA temp_store = MEMORY",
    "PRAGMA synchronous = EXTRA" };
constexpr const char *Lenient[] { "PRAGMA writable_schema = ON", "PRAGMA trusted_schema = OFF",
    "PRAGMA temp_store = MEMORY" };

QString fileOf(const std::string &path)
{
    return file::absolutePath(QString::fromStdString(path));
}

MaybeFault checkPlace(const QString &path, Store::Access access)
{
    const QFileInfo file(path);
    const bool creates = access == Store::Access::Create;
    if (path.isEmpty())
        return StoreFault { Code::Missing };
    if (!creates && !file.exists())
        return StoreFault { Code::Missing };
    if (!creates && !file.isFile())
        return StoreFault { Code::NotAnEvent };
    if (creates && file.exists() && (!file.isFile() || file.size() > 0))
        return StoreFault { Code::Exists };
    // Otherwise the journal next to the file could not be written.
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

// Returns the version that changes when another program writes to the file. Returns nothing if it cannot be read.
std::optional<qlonglong> versionOf(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA data_version")) || !query.next())
        return {};
    return query.value(0).toLongLong();
}

// A file in WAL mode, which another program may have set, is not complete without a second file.
MaybeFault leaveWal(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA journal_mode")) || !query.next()
        || query.value(0).toString() != QLatin1String("wal"))
        return std::nullopt; // an unreadable file is reported when it is checked
    query.finish();
    const MaybeFault fault = checkKind(database);
    return fault ? fault : run(database, "PRAGMA journal_mode = DELETE");
}

// Copies a file together with the journal that a killed program may have left next to it.
bool copyWithJournal(const QString &from, const QString &to)
{
    constexpr QLatin1String Journal("-journal");
    return QFile::copy(from, to) && (!QFile::exists(from + Journal) || QFile::copy(from + Journal, to + Journal));
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
    m_place = {};
    m_holds = false;
    m_version.reset();
    m_lost.reset();
}

MaybeFault SqlStore::connect(const QString &path, std::span<const char *const> manners)
{
    m_place = Place(path);
    m_database = std::make_unique<QSqlDatabase>(QSqlDatabase::addDatabase(Driver, m_connection));
    // Long enough for a program that only reads.
    m_database->setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=300"));
    m_database->setDatabaseName(path);
    if (!m_database->open())
        return faultOf(m_database->lastError());
    return runAll(*m_database, manners);
}

MaybeFault SqlStore::openFile(const QString &path, Access access)
{
    MaybeFault fault = connect(path, Pragmas);
    if (!fault && access != Access::Look)
        fault = leaveWal(*m_database);
    if (!fault && access != Access::Look)
        fault = hold();
    if (!fault)
        fault = checkFile(*m_database);
    if (!fault && m_holds)
        fault = migrate(*m_database);
    if (fault)
        return fault;
    m_version = versionOf(*m_database);
    if (m_holds) {
        fault = run(*m_database, "COMMIT");
        m_holds = false;
        fault = fault ? fault : hold();
    }
    m_place.remember();
    return fault || m_place.isNameOfFile() ? fault : MaybeFault(StoreFault { Code::Missing });
}

// Takes the lock for changing the event: others may read, and nobody else may write. The version of the data shows
// whether anybody wrote while the lock was not held.
MaybeFault SqlStore::hold()
{
    if (m_lost || m_holds)
        return m_lost;
    if (MaybeFault fault = run(*m_database, "BEGIN IMMEDIATE"))
        return fault;
    m_holds = true;
    if (!m_version || versionOf(*m_database) == m_version)
        return std::nullopt;
    m_lost = StoreFault { Code::Behind };
    letGo();
    return m_lost;
}

void SqlStore::letGo()
{
    if (m_holds)
        (void)run(*m_database, "ROLLBACK");
    m_holds = false;
}

// While the lock is held, nobody else writes through SQLite, so a difference means that the file was overwritten.
MaybeFault SqlStore::whereabouts()
{
    if (!m_lost && m_holds && !m_place.isAsRemembered())
        m_lost = StoreFault { Code::Gone };
    // The file may get its name back later, so this fault is not remembered.
    return m_lost || m_place.isNameOfFile() ? m_lost : StoreFault { Code::Gone };
}

Result<std::vector<LogLine>, StoreFault> SqlStore::open(const std::string &path, Access access)
{
    if (access == Access::Create) {
        const auto made = create(path, {}, {});
        return made ? Result<std::vector<LogLine>, StoreFault>(std::vector<LogLine>()) : Fault { made.fault() };
    }
    close();
    if (!QSqlDatabase::isDriverAvailable(Driver))
        return Fault { StoreFault { Code::NoDriver } };
    const QString name = fileOf(path);
    MaybeFault fault = checkPlace(name, access);
    if (!fault)
        fault = openFile(name, access);
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

MaybeFault SqlStore::make(const QString &path, const std::string &id, std::span<const LogLine> lines)
{
    MaybeFault fault = connect(path, Pragmas);
    if (!fault)
        fault = hold();
    if (fault)
        return fault;
    const auto empty = isEmpty(*m_database);
    if (!empty)
        return empty.fault();
    if (!*empty)
        return StoreFault { Code::Exists };
    fault = makeTables(*m_database, id.empty() ? QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString() : id);
    if (fault)
        return fault;
    m_lines = std::make_unique<Lines>(*m_database);
    if (const auto none = m_lines->read(); !none)
        return none.fault();
    m_version = versionOf(*m_database);
    m_place.remember();
    const auto kept = append(lines);
    return kept ? std::nullopt : MaybeFault(kept.fault());
}

Result<Done, StoreFault> SqlStore::create(
    const std::string &path, const std::string &id, std::span<const LogLine> lines)
{
    close();
    if (!QSqlDatabase::isDriverAvailable(Driver))
        return Fault { StoreFault { Code::NoDriver } };
    const QString name = fileOf(path);
    if (const MaybeFault fault = checkPlace(name, Access::Create))
        return Fault { *fault };
    // The file must exist before it can be watched. Only if it was created here may it be removed again.
    QFile file(name);
    const bool isOurs = file.open(QIODevice::WriteOnly | QIODevice::NewOnly);
    file.close();
    const MaybeFault fault = make(name, id, lines);
    if (!fault)
        return Done();
    close();
    if (isOurs && fault->code != Code::Exists && fault->code != Code::Locked)
        file.remove();
    return Fault { *fault };
}

Result<Salvage, StoreFault> SqlStore::salvage(const std::string &path)
{
    close();
    if (!QSqlDatabase::isDriverAvailable(Driver))
        return Fault { StoreFault { Code::NoDriver } };
    const QString name = fileOf(path);
    if (const MaybeFault fault = checkPlace(name, Access::Look))
        return Fault { *fault };
    // Opening the file itself could change it if a killed program has left a journal, so a copy is opened.
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("event"));
    if (!folder.isValid() || !copyWithJournal(name, copy))
        return Fault { StoreFault { Code::Failed, folder.errorString().toStdString() } };
    // Without writable_schema, a truncated file could not be read at all. No schema but ours is used.
    MaybeFault fault = connect(copy, Lenient);
    if (!fault)
        fault = checkKind(*m_database);
    Result<Salvage, StoreFault> salvage = fault ? Fault { *fault } : Lines(*m_database).salvage();
    if (salvage && !salvage->damage)
        salvage.value().damage = checkFile(*m_database);
    close();
    return salvage;
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
    MaybeFault fault = hold();
    if (!fault)
        fault = whereabouts();
    if (!fault)
        fault = work();
    if (!fault)
        fault = run(*m_database, "COMMIT");
    if (fault) {
        letGo();
        m_lines->forget();
        (void)hold();
        return Fault { *fault };
    }
    m_holds = false;
    // The file lost its name meanwhile, so what was written to it is lost.
    if (!m_place.isNameOfFile()) {
        m_lines->forget();
        m_lost = StoreFault { Code::Gone };
        return Fault { *m_lost };
    }
    m_lines->keep();
    // If another program was quicker, this action is saved nevertheless, and the next one reports the fault.
    (void)hold();
    m_place.remember();
    return Done();
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

Result<Done, StoreFault> SqlStore::stillThere()
{
    assert(m_lines);
    if (const MaybeFault fault = whereabouts())
        return Fault { *fault };
    const auto version = m_holds ? m_version : versionOf(*m_database);
    return !version || version == m_version ? Result<Done, StoreFault>(Done()) : Fault { StoreFault { Code::Behind } };
}

} // namespace kagetsu::tournament
