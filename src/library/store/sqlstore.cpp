// SPDX-License-Identifier: MIT
#include "library/store/sqlstore.h"

#include "base/file/absolutepath.h"
#include "library/store/contents.h"
#include "library/store/holder.h"
#include "library/store/importfindings.h"
#include "library/store/rows.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <cassert>
#include <unordered_set>
#include <utility>

namespace kagetsu::library {

namespace {

using Code = StoreFault::Code;

constexpr QLatin1String Driver("QSQLITE");

// A rollback journal, as in the other files of this program: the file itself is whole after each commit, so it can be
// copied and read anywhere. No deleted text stays in a free page.
constexpr const char *Pragmas[] { "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON",
    "PRAGMA journal_mode = DELETE", "PRAGMA synchronous = EXTRA", "PRAGMA temp_store = MEMORY",
    "PRAGMA trusted_schema = OFF", "PRAGMA cache_size = -16000" };
constexpr const char *PragmasOfLooking[] { "PRAGMA trusted_schema = OFF", "PRAGMA temp_store = MEMORY" };

MaybeFault checkPlace(const QString &path, SqlStore::Access access)
{
    const QFileInfo file(path);
    if (path.isEmpty() || !QFileInfo::exists(file.path()))
        return StoreFault { Code::Missing };
    if (access == SqlStore::Access::Look)
        return file.exists() ? (file.isFile() ? std::nullopt : MaybeFault(StoreFault { Code::NotALibrary }))
                             : MaybeFault(StoreFault { Code::Missing });
    if (file.exists() && !file.isFile())
        return StoreFault { Code::NotALibrary };
    // Otherwise the journal next to the file could not be written.
    if (!QFileInfo(file.path()).isWritable() || (file.exists() && !file.isWritable()))
        return StoreFault { Code::ReadOnly };
    return std::nullopt;
}

// A file is made so that only its owner can read it: it tells whom one plays.
MaybeFault makeFile(const QString &path)
{
    QFile file(path);
    if (file.exists())
        return std::nullopt;
    if (file.open(QIODevice::ReadWrite | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return std::nullopt;
    return StoreFault { Code::ReadOnly, file.errorString().toStdString() };
}

qlonglong dataVersion(const QSqlDatabase &database)
{
    const auto version = number(database, "PRAGMA data_version");
    return version ? *version : -1;
}

} // namespace

// A table of texts that many games share, in memory while an import runs.
class SqlStore::Interner
{
public:
    Interner(std::string table, std::vector<std::string> columns)
        : m_table(std::move(table))
    {
        std::string names;
        std::string marks;
        for (const std::string &column : columns) {
            names += (names.empty() ? "" : ", ") + column;
            marks += marks.empty() ? "?" : ", ?";
        }
        m_columns = static_cast<int>(columns.size());
        m_select = "SELECT id, " + names + " FROM " + m_table;
        m_insert = "INSERT INTO " + m_table + " (" + names + ") VALUES (" + marks + ")";
    }

    MaybeFault read(const QSqlDatabase &database)
    {
        m_rows.clear();
        QSqlQuery query(database);
        query.setForwardOnly(true);
        if (!query.exec(QString::fromStdString(m_select)))
            return faultOf(query.lastError());
        while (query.next()) {
            std::string key;
            for (int i = 1; i <= m_columns; ++i)
                key += query.value(i).toString().toStdString() + '\0';
            m_rows.emplace(std::move(key), query.value(0).toLongLong());
        }
        return query.lastError().isValid() ? MaybeFault(faultOf(query.lastError())) : std::nullopt;
    }

    // Returns the number of the row with these texts, which is added if it is new.
    Result<qlonglong, StoreFault> idOf(const QSqlDatabase &database, const std::vector<std::string> &texts)
    {
        std::string key;
        for (const std::string &text : texts)
            key += text + '\0';
        const auto known = m_rows.find(key);
        if (known != m_rows.end())
            return known->second;
        QSqlQuery query(database);
        query.prepare(QString::fromStdString(m_insert));
        for (const std::string &text : texts)
            query.addBindValue(QString::fromStdString(text));
        if (!query.exec())
            return Fault { faultOf(query.lastError()) };
        const qlonglong id = query.lastInsertId().toLongLong();
        m_rows.emplace(std::move(key), id);
        return id;
    }

private:
    std::string m_table;
    int m_columns = 0;
    std::string m_select;
    std::string m_insert;
    std::unordered_map<std::string, qlonglong> m_rows;
};

struct SqlStore::Writing
{
    explicit Writing(const QSqlDatabase &database)
        : find(database)
        , insert(database)
    {
    }

    Interner players { "player", { "name", "more" } };
    Interner events { "event", { "name", "more" } };
    Interner terms { "terms",
        { "rules", "\"procedure\"", "base_time", "overtime", "time_control", "opening_name", "opening_id",
            "application", "original_application" } };
    Interner results { "result", { "winner", "reason", "spelled", "spelled_reason" } };
    Interner sources { "source", { "file", "charset" } };
    QSqlQuery find;
    QSqlQuery insert;
    bool isPrepared = false;
    qlonglong version = -2; // of the data that was read
    ImportRow row;
    qlonglong changed = 0;
    qlonglong lastGame = 0;
    std::unordered_set<qlonglong> touched; // by this import, of those with an external id
    std::vector<ImportFinding> findings; // that are not written yet
    std::size_t others = 0; // findings that are not about a game that came in
};

SqlStore::SqlStore()
    : m_connection(QLatin1String("library-") + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

SqlStore::~SqlStore()
{
    close();
}

QSqlDatabase SqlStore::database() const
{
    return QSqlDatabase::database(m_connection, /*open=*/false);
}

void SqlStore::close()
{
    m_writing.reset();
    if (!QSqlDatabase::contains(m_connection))
        return;
    database().close();
    QSqlDatabase::removeDatabase(m_connection);
}

// The lock of a file is gone as soon as the process closes it, so this is asked last.
StoreFault SqlStore::withHolder(StoreFault fault) const
{
    if (fault.code == Code::Locked)
        fault.holder = holderOf(m_path);
    return fault;
}

MaybeFault SqlStore::open(const QString &path, Access access, int patienceMs)
{
    MaybeFault fault = openOnce(path, access, patienceMs);
    // A program that was killed has left a journal, which only somebody who may write can take back.
    const bool isLeft = fault && fault->code == Code::ReadOnly && access == Access::Look
        && QFileInfo::exists(m_path + QLatin1String("-journal"));
    if (isLeft && !openOnce(path, Access::Change, patienceMs))
        fault = openOnce(path, Access::Look, patienceMs);
    return fault;
}

MaybeFault SqlStore::openOnce(const QString &path, Access access, int patienceMs)
{
    close();
    m_path = file::absolutePath(path);
    if (!QSqlDatabase::isDriverAvailable(Driver))
        return StoreFault { Code::NoDriver };
    MaybeFault fault = checkPlace(m_path, access);
    if (!fault && access == Access::Change)
        fault = makeFile(m_path);
    if (fault)
        return fault;
    {
        QSqlDatabase opened = QSqlDatabase::addDatabase(Driver, m_connection);
        QString options = QLatin1String("QSQLITE_BUSY_TIMEOUT=") + QString::number(patienceMs);
        if (access == Access::Look)
            options += QLatin1String(";QSQLITE_OPEN_READONLY");
        opened.setConnectOptions(options);
        opened.setDatabaseName(m_path);
        fault = opened.open() ? std::nullopt : MaybeFault(faultOf(opened.lastError()));
        bool isEmpty = false;
        if (!fault)
            fault = checkKind(opened, isEmpty);
        const std::span<const char *const> manners =
            access == Access::Look ? std::span<const char *const>(PragmasOfLooking) : std::span(Pragmas);
        for (const char *each : manners) {
            if (!fault)
                fault = run(opened, each);
        }
        if (!fault && access == Access::Change)
            fault = migrate(opened);
        else if (!fault && isEmpty)
            fault = StoreFault { Code::NotALibrary };
    }
    if (!fault)
        return std::nullopt;
    close();
    return withHolder(*fault);
}

template <class Work>
MaybeFault SqlStore::inTransaction(Work work)
{
    const QSqlDatabase opened = database();
    MaybeFault fault = run(opened, "BEGIN IMMEDIATE");
    if (fault)
        return fault;
    fault = work();
    if (!fault)
        fault = run(opened, "COMMIT");
    if (fault)
        (void)run(opened, "ROLLBACK");
    return fault;
}

Result<Contents, StoreFault> SqlStore::readAll() const
{
    const QSqlDatabase opened = database();
    // All that is read belongs together, whatever another program does meanwhile.
    if (const MaybeFault fault = run(opened, "BEGIN"))
        return Fault { withHolder(*fault) };
    auto contents = readContents(opened);
    (void)run(opened, "ROLLBACK");
    if (!contents)
        return Fault { withHolder(contents.fault()) };
    return contents;
}

Result<std::optional<StoredGame>, StoreFault> SqlStore::game(std::int64_t id) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    query.prepare(QLatin1String(SelectGames) + QLatin1String(" WHERE game.id = ?"));
    query.addBindValue(qlonglong(id));
    if (!query.exec())
        return Fault { withHolder(faultOf(query.lastError())) };
    if (query.next())
        return std::optional(gameFrom(query));
    if (query.lastError().isValid())
        return Fault { withHolder(faultOf(query.lastError())) };
    return std::optional<StoredGame>();
}

MaybeFault SqlStore::forGames(
    std::span<const std::int64_t> ids, const std::function<bool(std::int64_t id, const StoredGame &game)> &take) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(QLatin1String(SelectGames) + QLatin1String(" WHERE game.id = ?")))
        return withHolder(faultOf(query.lastError()));
    for (const std::int64_t id : ids) {
        query.bindValue(0, qlonglong(id));
        if (!query.exec())
            return withHolder(faultOf(query.lastError()));
        if (query.next()) {
            if (!take(id, gameFrom(query)))
                break;
        } else if (query.lastError().isValid()) {
            return withHolder(faultOf(query.lastError()));
        }
    }
    return std::nullopt;
}

MaybeFault SqlStore::forWholeGames(const std::function<bool(std::int64_t id, const StoredGame &game)> &take) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(QLatin1String(SelectGames) + QLatin1String(" WHERE whole = 1 ORDER BY game.id")))
        return withHolder(faultOf(query.lastError()));
    while (query.next()) {
        if (!take(query.value(0).toLongLong(), gameFrom(query)))
            return std::nullopt;
    }
    return query.lastError().isValid() ? MaybeFault(withHolder(faultOf(query.lastError()))) : std::nullopt;
}

Result<std::unordered_map<std::int64_t, int>, StoreFault> SqlStore::days() const
{
    std::unordered_map<std::int64_t, int> days;
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT id, day FROM game WHERE day <> 0")))
        return Fault { withHolder(faultOf(query.lastError())) };
    while (query.next())
        days.emplace(query.value(0).toLongLong(), query.value(1).toInt());
    if (query.lastError().isValid())
        return Fault { withHolder(faultOf(query.lastError())) };
    return days;
}

Result<std::vector<ImportRow>, StoreFault> SqlStore::imports() const
{
    QSqlQuery query(database());
    if (!query.exec(QStringLiteral(
            "SELECT id, at_ms, what, added, updated, known, faulty, finished, undone FROM import ORDER BY id")))
        return Fault { withHolder(faultOf(query.lastError())) };
    std::vector<ImportRow> rows;
    while (query.next()) {
        const auto at = [&query](int i) { return std::int64_t(query.value(i).toLongLong()); };
        rows.push_back({ at(0), at(1), query.value(2).toString().toStdString(), at(3), at(4), at(5), at(6), at(7) != 0,
            at(8) != 0 });
    }
    if (query.lastError().isValid())
        return Fault { withHolder(faultOf(query.lastError())) };
    return rows;
}

Result<std::vector<ImportFinding>, StoreFault> SqlStore::findings(std::int64_t import, std::size_t most) const
{
    auto findings = readFindings(database(), import, most);
    if (!findings)
        return Fault { withHolder(findings.fault()) };
    return findings;
}

Result<std::vector<std::string>, StoreFault> SqlStore::files() const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT DISTINCT file FROM source")))
        return Fault { withHolder(faultOf(query.lastError())) };
    std::vector<std::string> files;
    while (query.next())
        files.push_back(query.value(0).toString().toStdString());
    if (query.lastError().isValid())
        return Fault { withHolder(faultOf(query.lastError())) };
    return files;
}

Result<std::string, StoreFault> SqlStore::fileOf(std::int64_t id) const
{
    QSqlQuery query(database());
    query.prepare(QStringLiteral("SELECT file FROM source JOIN game ON source.id = game.source WHERE game.id = ?"));
    query.addBindValue(qlonglong(id));
    if (!query.exec())
        return Fault { withHolder(faultOf(query.lastError())) };
    if (query.next())
        return query.value(0).toString().toStdString();
    if (query.lastError().isValid())
        return Fault { withHolder(faultOf(query.lastError())) };
    return std::string();
}

Result<std::int64_t, StoreFault> SqlStore::changed() const
{
    const auto changed = number(database(), "SELECT changed FROM meta");
    if (!changed)
        return Fault { withHolder(changed.fault()) };
    return std::int64_t(*changed);
}

Result<std::vector<std::string>, StoreFault> SqlStore::check() const
{
    std::vector<std::string> wrong;
    if (const MaybeFault fault = checkWhole(database())) {
        if (fault->code != Code::Damaged)
            return Fault { withHolder(*fault) };
        wrong.push_back(fault->detail.empty() ? "damaged" : fault->detail);
    }
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(QLatin1String(SelectGames) + QLatin1String(" ORDER BY game.id")))
        return Fault { withHolder(faultOf(query.lastError())) };
    while (query.next()) {
        const StoredGame game = gameFrom(query);
        const std::string name = "game " + query.value(0).toString().toStdString();
        if (!isLine(game.moves, game.size))
            wrong.push_back(name + ": its moves are damaged");
        else if (!isLine(game.offers, game.size))
            wrong.push_back(name + ": its offered fifth moves are damaged");
        else if (const StoredGame again = storedGame(recordOf(game), { record::Format::Sgf, game.kind });
                 again.moves != game.moves)
            wrong.push_back(name + ": its record and its moves differ");
    }
    if (query.lastError().isValid())
        wrong.push_back(query.lastError().databaseText().toStdString());
    return wrong;
}

MaybeFault SqlStore::backUp(const QString &path) const
{
    const QString target = file::absolutePath(path);
    if (QFileInfo::exists(target))
        return StoreFault { Code::Exists };
    if (const MaybeFault fault = makeFile(target))
        return fault;
    // SQLite writes into an empty file. A copy that could not be finished is of no use.
    const MaybeFault fault = run(database(), "VACUUM INTO ?", { target });
    if (fault)
        QFile::remove(target);
    return fault ? MaybeFault(withHolder(*fault)) : std::nullopt;
}

void SqlStore::beginImport(std::string what, std::int64_t at)
{
    m_writing = std::make_unique<Writing>(database());
    m_writing->row.what = std::move(what);
    m_writing->row.at = at;
}

// Another program may have added players since the last batch.
MaybeFault SqlStore::freshen()
{
    const QSqlDatabase opened = database();
    Writing &writing = *m_writing;
    const auto changed = number(opened, "SELECT changed FROM meta");
    const auto last = changed ? number(opened, "SELECT last_game FROM meta") : changed;
    if (!last)
        return last.fault();
    writing.changed = *changed + 1;
    writing.lastGame = *last;
    const qlonglong version = dataVersion(opened);
    if (version == writing.version)
        return std::nullopt;
    for (Interner *each : { &writing.players, &writing.events, &writing.terms, &writing.results, &writing.sources }) {
        if (MaybeFault fault = each->read(opened))
            return fault;
    }
    writing.version = version;
    if (!writing.isPrepared) {
        writing.find.setForwardOnly(true);
        if (!writing.find.prepare(QLatin1String(SelectGames) + QLatin1String(" WHERE identity = ? ORDER BY game.id"))
            || !writing.insert.prepare(QLatin1String("INSERT OR REPLACE INTO game (id, changed, ")
                + QLatin1String(GameColumns)
                + QLatin1String(") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")))
            return faultOf(writing.find.lastError().isValid() ? writing.find.lastError() : writing.insert.lastError());
        writing.isPrepared = true;
    }
    return std::nullopt;
}

Result<Arrival, StoreFault> SqlStore::addOne(const Incoming &incoming)
{
    const StoredGame &game = incoming.game;
    Writing &writing = *m_writing;
    const std::int64_t identity = identityOf(game);
    writing.find.bindValue(0, qlonglong(identity));
    if (!writing.find.exec())
        return Fault { faultOf(writing.find.lastError()) };
    qlonglong older = 0;
    qlonglong same = 0;
    GameKind kind = game.kind; // of the row that is written
    while (same == 0 && writing.find.next()) {
        StoredGame known = gameFrom(writing.find);
        const GameKind knownKind = known.kind;
        const qlonglong id = writing.find.value(0).toLongLong();
        const bool isForm = !game.external.empty() && known.external == game.external;
        if (isForm && incoming.isKindGuessed)
            known.kind = game.kind;
        if (isSameGame(known, game)) {
            same = id;
        } else if (older == 0 && isForm && !writing.touched.contains(id)) {
            older = id;
            if (incoming.isKindGuessed)
                kind = knownKind;
        }
    }
    if (writing.find.lastError().isValid())
        return Fault { faultOf(writing.find.lastError()) };
    writing.find.finish();
    if (same != 0) {
        if (!game.external.empty())
            writing.touched.insert(same);
        return Arrival::Known;
    }
    Incoming kept;
    if (kind != game.kind) {
        kept = incoming;
        kept.game.kind = kind;
    }
    const auto id = write(kind != game.kind ? kept : incoming, identity, older);
    if (!id)
        return Fault { id.fault() };
    if (!game.external.empty())
        writing.touched.insert(*id);
    if (game.fault != GameFault::None)
        writing.findings.push_back({ ImportFinding::What::Faulty, incoming.file, incoming.number, incoming.line,
            game.fault, game.faultAt, {}, *id });
    return older != 0 ? Arrival::Updated : Arrival::Added;
}

// An import has a row from its first game on.
MaybeFault SqlStore::makeImportRow()
{
    ImportRow &row = m_writing->row;
    if (row.id != 0)
        return std::nullopt;
    QSqlQuery query(database());
    query.prepare(QStringLiteral("INSERT INTO import (at_ms, what) VALUES (?, ?)"));
    query.addBindValue(qlonglong(row.at));
    query.addBindValue(QString::fromStdString(row.what));
    if (!query.exec())
        return faultOf(query.lastError());
    row.id = query.lastInsertId().toLongLong();
    return std::nullopt;
}

// Writes the row of a game, in place of an older one if its id is not 0. Returns the id.
Result<qlonglong, StoreFault> SqlStore::write(const Incoming &incoming, std::int64_t identity, qlonglong older)
{
    const StoredGame &game = incoming.game;
    const QSqlDatabase opened = database();
    Writing &writing = *m_writing;
    if (const MaybeFault fault = makeImportRow())
        return Fault { *fault };
    GameLinks links { .import = writing.row.id };
    const auto hasText = [](const std::string &one, const std::string &two) { return !one.empty() || !two.empty(); };
    struct Link
    {
        qlonglong &to;
        Interner &table;
        std::vector<std::string> texts;
        bool isNeeded;
    };
    const Link wanted[] {
        { links.source, writing.sources, { incoming.file, incoming.charset }, true },
        { links.black, writing.players, { game.black, game.blackTeam }, hasText(game.black, game.blackTeam) },
        { links.white, writing.players, { game.white, game.whiteTeam }, hasText(game.white, game.whiteTeam) },
        { links.event, writing.events, { game.event, game.place }, hasText(game.event, game.place) },
        { links.terms, writing.terms, textsOf(game.terms), game.terms != Terms() },
        { links.result, writing.results,
            { std::string(codeOf(game.result.winner)), std::string(codeOf(game.result.reason)), game.resultText,
                game.reasonText },
            true },
    };
    for (const Link &each : wanted) {
        if (!each.isNeeded)
            continue;
        const auto id = each.table.idOf(opened, each.texts);
        if (!id)
            return Fault { id.fault() };
        each.to = *id;
    }
    if (older != 0) {
        const std::string keep = std::string("INSERT INTO older (replaced_by, game, ") + GameColumns
            + ") SELECT ?, id, " + GameColumns + " FROM game WHERE id = ?";
        if (const MaybeFault fault = run(opened, keep.c_str(), { qlonglong(writing.row.id), older }))
            return Fault { *fault };
    }
    const qlonglong id = older != 0 ? older : ++writing.lastGame;
    int place = 0;
    writing.insert.bindValue(place++, id);
    writing.insert.bindValue(place++, writing.changed);
    for (const QVariant &value : valuesOf(game, links, identity))
        writing.insert.bindValue(place++, value);
    if (!writing.insert.exec())
        return Fault { faultOf(writing.insert.lastError()) };
    return id;
}

MaybeFault SqlStore::setCounts(bool isWhole)
{
    const ImportRow &row = m_writing->row;
    return run(database(), "UPDATE import SET added = ?, updated = ?, known = ?, faulty = ?, finished = ? WHERE id = ?",
        { qlonglong(row.added), qlonglong(row.updated), qlonglong(row.known), qlonglong(row.faulty), isWhole ? 1 : 0,
            qlonglong(row.id) });
}

// Writes the findings, once the import has a row.
MaybeFault SqlStore::keepFindings()
{
    if (m_writing->row.id == 0)
        return std::nullopt;
    if (MaybeFault fault = writeFindings(database(), m_writing->row.id, m_writing->findings))
        return fault;
    m_writing->findings.clear();
    return std::nullopt;
}

Result<std::vector<Arrival>, StoreFault> SqlStore::add(
    std::span<const Incoming> games, std::span<const ImportFinding> findings)
{
    assert(m_writing);
    std::vector<Arrival> arrivals;
    const ImportRow before = m_writing->row;
    for (const ImportFinding &each : findings) {
        // A folder may be full of files that are no records.
        if (m_writing->others++ < MostOtherFindings)
            m_writing->findings.push_back(each);
    }
    const std::vector<ImportFinding> unwritten = m_writing->findings;
    const auto work = [&]() -> MaybeFault {
        if (MaybeFault fault = freshen())
            return fault;
        ImportRow &row = m_writing->row;
        for (const Incoming &each : games) {
            const auto arrival = addOne(each);
            if (!arrival)
                return arrival.fault();
            arrivals.push_back(*arrival);
            row.added += *arrival == Arrival::Added ? 1 : 0;
            row.updated += *arrival == Arrival::Updated ? 1 : 0;
            row.known += *arrival == Arrival::Known ? 1 : 0;
            row.faulty += *arrival != Arrival::Known && each.game.fault != GameFault::None ? 1 : 0;
        }
        if (MaybeFault fault = keepFindings())
            return fault;
        if (row.added + row.updated == before.added + before.updated)
            return std::nullopt;
        if (MaybeFault fault = setCounts(/*isWhole=*/false))
            return fault;
        return run(
            database(), "UPDATE meta SET changed = ?, last_game = ?", { m_writing->changed, m_writing->lastGame });
    };
    const MaybeFault fault = inTransaction(work);
    if (!fault)
        return arrivals;
    m_writing->row = before;
    m_writing->findings = unwritten;
    m_writing->version = -2; // what was added to the tables is not there
    m_writing->find.finish();
    return Fault { withHolder(*fault) };
}

Result<ImportRow, StoreFault> SqlStore::finishImport(bool isWhole)
{
    assert(m_writing);
    ImportRow row = m_writing->row;
    row.isFinished = isWhole;
    MaybeFault fault;
    if (row.id != 0)
        fault = inTransaction([&] {
            const MaybeFault kept = keepFindings();
            return kept ? kept : setCounts(isWhole);
        });
    m_writing.reset();
    return fault ? Result<ImportRow, StoreFault>(Fault { withHolder(*fault) }) : row;
}

Result<std::optional<std::int64_t>, StoreFault> SqlStore::undoImport(std::int64_t id)
{
    std::optional<std::int64_t> games;
    const QVariant self(static_cast<qlonglong>(id));
    const auto work = [&]() -> MaybeFault {
        const QSqlDatabase opened = database();
        const auto known = number(opened, "SELECT count(*) FROM import WHERE id = ? AND undone = 0", { self });
        const auto changed = known ? number(opened, "SELECT changed + 1 FROM meta") : known;
        if (!changed)
            return changed.fault();
        if (*known == 0)
            return std::nullopt;
        const auto count = number(opened, "SELECT count(*) FROM game WHERE import = ?", { self });
        if (!count)
            return count.fault();
        games = *count;
        const std::string columns(GameColumns);
        const std::string selectOlder = "SELECT game, " + QString::number(*changed).toStdString() + ", " + columns
            + " FROM older WHERE replaced_by = ? AND EXISTS (SELECT 1 FROM game WHERE id = older.game AND import = ?)";
        // A game that a later import has replaced stays; what that import would bring back is what was before this one.
        const std::string handOn = "INSERT OR REPLACE INTO older (replaced_by, game, " + columns
            + ") SELECT later.replaced_by, mine.game, " +
            [&columns] {
                std::string named;
                for (const QString &column : QString::fromStdString(columns).split(QStringLiteral(", ")))
                    named += (named.empty() ? "mine." : ", mine.") + column.toStdString();
                return named;
            }()
            + " FROM older mine JOIN older later ON later.game = mine.game AND later.import = mine.replaced_by "
              "WHERE mine.replaced_by = ?";
        struct Step
        {
            std::string statement;
            QVariantList values;
        };
        const Step steps[] {
            { "DELETE FROM game WHERE import = ? AND NOT EXISTS (SELECT 1 FROM older WHERE replaced_by = ? AND "
              "older.game = game.id)",
                { self, self } },
            { "INSERT OR REPLACE INTO game (id, changed, " + columns + ") " + selectOlder, { self, self } },
            // Games that this import added and a later one has replaced were, in the end, added by that one.
            { "DELETE FROM older WHERE import = ? AND NOT EXISTS (SELECT 1 FROM older mine WHERE mine.replaced_by = ? "
              "AND mine.game = older.game)",
                { self, self } },
            { handOn, { self } },
            { "DELETE FROM older WHERE replaced_by = ?", { self } },
            { "DELETE FROM player WHERE id NOT IN (SELECT black FROM game WHERE black IS NOT NULL UNION SELECT white "
              "FROM game WHERE white IS NOT NULL UNION SELECT black FROM older WHERE black IS NOT NULL UNION SELECT "
              "white FROM older WHERE white IS NOT NULL)",
                {} },
            { "DELETE FROM event WHERE id NOT IN (SELECT event FROM game WHERE event IS NOT NULL UNION SELECT event "
              "FROM older WHERE event IS NOT NULL)",
                {} },
            { "DELETE FROM finding WHERE import = ?", { self } },
            { "UPDATE import SET undone = 1 WHERE id = ?", { self } },
            { "UPDATE meta SET changed = ?", { *changed } },
        };
        for (const Step &step : steps) {
            if (MaybeFault fault = run(opened, step.statement.c_str(), step.values))
                return fault;
        }
        return std::nullopt;
    };
    if (const MaybeFault fault = inTransaction(work))
        return Fault { withHolder(*fault) };
    return games;
}

} // namespace kagetsu::library
