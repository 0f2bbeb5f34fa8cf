// SPDX-License-Identifier: MIT
#include "fastfolder.h"
#include "library/store/sqlstore.h"
#include "library/store/studyreader.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_librarystore {

using namespace kagetsu;
using namespace kagetsu::library;

using Code = StoreFault::Code;
using Access = SqlStore::Access;

namespace {

StoredGame gameFrom(const QByteArray &sgf)
{
    return storedGame(record::readCollection(sgf.toStdString()).readGame(0), {});
}

Incoming named(const QByteArray &black, const QByteArray &moves = ";B[hh];W[ih]", const QByteArray &more = {})
{
    return { gameFrom("(;GM[4]SZ[15]PB[" + black + "]PW[Boris]EV[Cup]DT[2026-11-20]RE[B+R]" + more + moves + ')'),
        "file.sgf", "UTF-8" };
}

// All games as SGF, in the order of their ids: what an export gives.
QByteArray exported(const SqlStore &store)
{
    QByteArray all;
    const auto contents = store.readAll();
    if (!contents)
        qFatal("no contents");
    std::vector<std::int64_t> ids;
    for (const auto &block : contents->games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i)
            ids.push_back(block->idOf(i));
    }
    std::sort(ids.begin(), ids.end());
    (void)store.forGames(ids, [&all](std::int64_t id, const StoredGame &game) {
        all += QByteArray::number(qlonglong(id)) + ' ' + QByteArray::fromStdString(record::writeSgf(recordOf(game)));
        return true;
    });
    return all;
}

void sql(const QString &path, const QString &statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        database.setDatabaseName(path);
        if (!database.open() || !QSqlQuery(database).exec(statement))
            qFatal("no statement");
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
}

// Another program that is writing into a library, until this is gone.
class Writer
{
public:
    explicit Writer(const QString &path)
    {
        int told[2];
        if (::pipe(told) != 0)
            qFatal("no pipe");
        m_process = ::fork();
        if (m_process == 0) {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("exclusive"));
            database.setDatabaseName(path);
            const char holds =
                database.open() && QSqlQuery(database).exec(QStringLiteral("BEGIN EXCLUSIVE")) ? 'y' : 'n';
            ::alarm(60); // if this program dies, the other one does, too
            if (::write(told[1], &holds, 1) == 1)
                ::pause();
            ::_exit(1);
        }
        ::close(told[1]);
        char holds = 'n';
        m_holds = m_process > 0 && ::read(told[0], &holds, 1) == 1 && holds == 'y';
        ::close(told[0]);
    }
    Writer(const Writer &) = delete;
    Writer &operator=(const Writer &) = delete;
    ~Writer()
    {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
    }

    bool holds() const { return m_holds; }
    std::int64_t process() const { return m_process; }

private:
    pid_t m_process = -1;
    bool m_holds = false;
};

} // namespace

// The file of a library (library.md#the-file).
class TestLibraryStore : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(fastFolder());
        m_path = m_folder->filePath(QStringLiteral("library.sqlite"));
    }

    void gamesComeBackAsTheyWere()
    {
        const std::vector<Incoming> games { named("Anna"), named("Štěpán 張", ";B[hh]C[good];W[ih]"),
            named("C", ";B[hh];W[];B[ij]", "AB[aa][bb]AW[cc]"), named("D", ";B[hh];W[hh]") };
        QCOMPARE(import(games), (std::vector<Arrival>(4, Arrival::Added)));
        SqlStore store;
        QVERIFY(!store.open(m_path, Access::Look));
        for (std::size_t i = 0; i < games.size(); ++i) {
            const auto game = store.game(std::int64_t(i) + 1);
            QVERIFY(game && *game);
            QVERIFY(**game == games[i].game);
        }
        const auto contents = store.readAll();
        QCOMPARE(contents->games.count(), std::size_t(4));
        QCOMPARE(contents->players.size(), std::size_t(5));
        QVERIFY(store.check()->empty());
        const auto none = store.game(5);
        QVERIFY(none && !*none);
    }

    void twiceIsOnce()
    {
        const std::vector<Incoming> games { named("Anna"), named("Bea", ";B[hh]C[x]") };
        import(games);
        const QByteArray before = exported(*opened(Access::Look));
        QCOMPARE(import(games), (std::vector<Arrival>(2, Arrival::Known)));
        QCOMPARE(exported(*opened(Access::Look)), before);
        QCOMPARE(opened(Access::Look)->imports()->size(), std::size_t(1)); // nothing came in
    }

    void anotherKindOfTheSameGameIsTheSameGame()
    {
        const auto ofKind = [](GameKind kind) {
            std::vector<Incoming> games { named("Anna"), named("Bea", ";B[hh];W[ih];B[aa]C[x]") };
            for (Incoming &each : games)
                each.game.kind = kind;
            return games;
        };
        import(ofKind(GameKind::People));
        QCOMPARE(import(ofKind(GameKind::Computer)), (std::vector<Arrival>(2, Arrival::Known)));
        QCOMPARE(opened(Access::Look)->readAll()->games.count(), std::size_t(2));
    }

    // With an id, the newer form replaces the older one.
    void anotherKindOfAGameWithAnIdReplacesIt()
    {
        Incoming game = named("Anna", ";B[hh]", "XID[rif:1]");
        import({ game });
        game.game.kind = GameKind::Study;
        QCOMPARE(import({ game }).front(), Arrival::Updated);
    }

    void aStudyThatHasChangedIsReadAgain_data()
    {
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<bool>("isChanged");
        QTest::newRow("nothing") << QByteArray(";B[hh];W[ih]") << false;
        QTest::newRow("its moves") << QByteArray(";B[hh];W[ih];B[aa]") << true;
        QTest::newRow("a comment") << QByteArray(";B[hh];W[ih]C[!]") << true;
        QTest::newRow("the comment of the start") << QByteArray("C[!];B[hh];W[ih]") << true;
        QTest::newRow("a label") << QByteArray(";B[hh]LB[ih:a];W[ih]") << true;
    }
    void aStudyThatHasChangedIsReadAgain()
    {
        QFETCH(QByteArray, moves);
        const auto read = [this](const Studies &known) {
            const auto store = opened(Access::Look);
            return *readStudies(*store, store->readAll()->games, known);
        };
        Incoming study = named("Anna", ";B[hh];W[ih]", "XID[rif:1]");
        study.game.kind = GameKind::Study;
        import({ study });
        const Studies before = read({});
        QCOMPARE(before.size(), std::size_t(1));
        study.game = named("Anna", moves, "XID[rif:1]").game;
        study.game.kind = GameKind::Study;
        import({ study });
        const Studies after = read(before);
        QCOMPARE(after.size(), std::size_t(1));
        QTEST(after.front() != before.front(), "isChanged");
        QVERIFY(after.front()->tree() == recordOf(study.game).tree);
    }

    void anotherViewOfTheSameGameIsTheSameGame()
    {
        import({ named("Anna", ";B[hh];W[ih];B[aa]") });
        QCOMPARE(import({ named("Anna", ";B[hh];W[hi];B[aa]") }).front(), Arrival::Known);
        QCOMPARE(import({ named("Anna", ";B[hh];W[ii];B[aa]") }).front(), Arrival::Added);
        QCOMPARE(import({ named("Anna", ";B[hh];W[ih];B[aa]C[!]") }).front(), Arrival::Added);
    }

    void aNewerFormReplacesTheOlderOne()
    {
        import({ named("Anna", ";B[hh]", "XID[rif:1]"), named("Bea", ";B[hh]", "XID[rif:2]") });
        QCOMPARE(import({ named("Anna", ";B[hh];W[ih]", "XID[rif:1]"), named("Bea", ";B[hh]", "XID[rif:2]") }),
            (std::vector<Arrival> { Arrival::Updated, Arrival::Known }));
        const auto store = opened(Access::Look);
        QCOMPARE(store->readAll()->games.count(), std::size_t(2));
        QCOMPARE((**store->game(1)).moves.size(), std::size_t(2));
    }

    // Two games of one file have the same id, as happens in practice: both are kept, and known the next time.
    void twoGamesWithOneIdAreTwo()
    {
        const std::vector<Incoming> games { named("Anna", ";B[hh]", "XID[rif:1]"),
            named("Bea", ";B[hh]", "XID[rif:1]") };
        QCOMPARE(import(games), (std::vector<Arrival>(2, Arrival::Added)));
        QCOMPARE(import(games), (std::vector<Arrival>(2, Arrival::Known)));
    }

    void anImportIsUndone()
    {
        import({ named("Anna", ";B[hh]", "XID[rif:1]"), named("Bea") });
        const QByteArray first = exported(*opened(Access::Look));
        import({ named("Anna", ";B[hh];W[ih]", "XID[rif:1]"), named("Carl") });
        const QByteArray second = exported(*opened(Access::Look));
        QVERIFY(first != second);
        const auto store = opened(Access::Change);
        QCOMPARE(**store->undoImport(2), std::int64_t(2));
        QCOMPARE(exported(*store), first);
        QVERIFY(!*store->undoImport(2)); // only once
        QVERIFY(!*store->undoImport(9));
        QCOMPARE(store->readAll()->players.size(), std::size_t(3)); // Carl has gone with his game
        QVERIFY(store->check()->empty());
    }

    void importsAreUndoneInAnyOrder()
    {
        const auto versions = [this] {
            import({ named("Anna", ";B[hh]", "XID[rif:1]") });
            import({ named("Anna", ";B[hh];W[ih]", "XID[rif:1]") });
            import({ named("Anna", ";B[hh];W[ih];B[aa]", "XID[rif:1]") });
        };
        const std::vector<std::vector<std::int64_t>> orders { { 1, 2, 3 }, { 1, 3, 2 }, { 2, 1, 3 }, { 2, 3, 1 },
            { 3, 1, 2 }, { 3, 2, 1 } };
        for (const auto &order : orders) {
            init();
            versions();
            const auto store = opened(Access::Change);
            std::vector<std::int64_t> left { 1, 2, 3 };
            for (const std::int64_t undone : order) {
                QVERIFY(*store->undoImport(undone));
                std::erase(left, undone);
                // The newest form that is left is the one there is.
                const auto game = store->game(1);
                QCOMPARE(game->has_value(), !left.empty());
                if (!left.empty())
                    QCOMPARE((**game).moves.size(), static_cast<std::size_t>(left.back()));
            }
            QCOMPARE(store->readAll()->players.size(), std::size_t(0));
            QVERIFY(store->check()->empty());
        }
    }

    void idsAreNotUsedAgain()
    {
        import({ named("Anna") });
        QVERIFY(*opened(Access::Change)->undoImport(1));
        import({ named("Bea") });
        const auto store = opened(Access::Look);
        QVERIFY(!*store->game(1));
        QVERIFY(*store->game(2));
    }

    void aBackupIsWhole()
    {
        import({ named("Anna"), named("Bea") });
        const auto store = opened(Access::Look);
        const QString copy = m_folder->filePath(QStringLiteral("copy"));
        QVERIFY(!store->backUp(copy));
        QCOMPARE(store->backUp(copy)->code, Code::Exists);
        SqlStore other;
        QVERIFY(!other.open(copy, Access::Look));
        QCOMPARE(exported(other), exported(*store));
    }

    void refusals()
    {
        SqlStore store;
        QCOMPARE(store.open(m_path, Access::Look)->code, Code::Missing);
        QCOMPARE(store.open(m_folder->filePath("no/folder"), Access::Change)->code, Code::Missing);
        QVERIFY(!QFile::exists(m_path));
        write("no database, but long enough to be looked at");
        QCOMPARE(store.open(m_path, Access::Change)->code, Code::NotALibrary);
        write("");
        QCOMPARE(store.open(m_path, Access::Look)->code, Code::NotALibrary);
        QCOMPARE(store.open(m_folder->path(), Access::Look)->code, Code::NotALibrary);
    }

    void anotherDatabaseIsLeftAlone()
    {
        sql(m_path, QStringLiteral("CREATE TABLE mine (x)"));
        const QByteArray before = content();
        SqlStore store;
        QCOMPARE(store.open(m_path, Access::Change)->code, Code::NotALibrary);
        QCOMPARE(content(), before);
    }

    void aNewerLibraryIsLeftAlone()
    {
        import({ named("Anna") });
        sql(m_path, QStringLiteral("PRAGMA user_version = 99"));
        const QByteArray before = content();
        SqlStore store;
        QCOMPARE(store.open(m_path, Access::Change)->code, Code::Newer);
        QCOMPARE(store.open(m_path, Access::Look)->code, Code::Newer);
        QCOMPARE(content(), before);
    }

    // The first version kept no findings of imports.
    void aLibraryOfTheFirstVersionGoesOn()
    {
        import({ named("Anna"), named("Eve", ";B[hh];W[hh]") });
        sql(m_path, QStringLiteral("DROP TABLE finding"));
        sql(m_path, QStringLiteral("PRAGMA user_version = 1"));
        const QByteArray before = content();
        {
            const auto store = opened(Access::Look);
            QCOMPARE(store->readAll()->games.count(), std::size_t(2));
            QCOMPARE(store->findings(1, 10)->size(), std::size_t(0));
        }
        QCOMPARE(content(), before);
        QCOMPARE(import({ named("Fay", ";B[hh];W[hh]") }), std::vector<Arrival> { Arrival::Added });
        const auto store = opened(Access::Look);
        QCOMPARE(store->readAll()->games.count(), std::size_t(3));
        QCOMPARE(store->findings(2, 10)->front().fault, GameFault::OccupiedPoint);
        QVERIFY(store->check()->empty());
        SqlStore copy;
        QVERIFY(!copy.open(m_path + QStringLiteral(".version-1"), Access::Look));
        QCOMPARE(copy.readAll()->games.count(), std::size_t(2));
    }

    void aReadOnlyFolderIsRead()
    {
        import({ named("Anna") });
        QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
        SqlStore store;
        QVERIFY(!store.open(m_path, Access::Look));
        QCOMPARE(store.readAll()->games.count(), std::size_t(1));
        if (::geteuid() != 0) // root may write everywhere
            QCOMPARE(store.open(m_path, Access::Change)->code, Code::ReadOnly);
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void aSecondProgramWaitsAndThenSaysWho()
    {
        import({ named("Anna") });
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("writer"));
            database.setDatabaseName(m_path);
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(QStringLiteral("BEGIN IMMEDIATE")));
            SqlStore store;
            QVERIFY(!store.open(m_path, Access::Change, /*patienceMs=*/20));
            QCOMPARE(store.readAll()->games.count(), std::size_t(1)); // reading goes on
            store.beginImport("x", 0);
            const auto added = store.add(std::vector<Incoming> { named("Bea") });
            QCOMPARE(added.fault().code, Code::Locked);
            QVERIFY(QSqlQuery(database).exec(QStringLiteral("COMMIT")));
            // The fault was no end of it.
            QCOMPARE(store.add(std::vector<Incoming> { named("Bea") })->front(), Arrival::Added);
            QVERIFY(store.finishImport(true));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("writer"));
    }

    // SQLite locks readers out only while a transaction is written.
    void aReaderSaysWhoHoldsTheLibrary()
    {
        import({ named("Anna") });
        SqlStore store;
        QVERIFY(!store.open(m_path, Access::Look, /*patienceMs=*/20));
        const Writer writer(m_path);
        QVERIFY(writer.holds());
        std::vector<std::optional<StoreFault>> faults;
        const auto add = [&faults](const auto &result) {
            faults.push_back(result ? std::nullopt : std::optional(result.fault()));
        };
        add(store.readAll());
        add(store.game(1));
        add(store.days());
        add(store.imports());
        const std::vector<std::int64_t> ids { 1 };
        const auto take = [](std::int64_t, const StoredGame &) { return true; };
        faults.push_back(store.forGames(ids, take));
        faults.push_back(store.forWholeGames(take));
        for (const std::optional<StoreFault> &fault : faults) {
            QVERIFY(fault);
            QCOMPARE(fault->code, Code::Locked);
            QCOMPARE(fault->holder, writer.process());
        }
    }

    void twoProgramsMayImportByTurns()
    {
        const auto one = opened(Access::Change);
        const auto two = opened(Access::Change);
        one->beginImport("one", 0);
        two->beginImport("two", 0);
        for (int i = 0; i < 5; ++i) {
            const QByteArray letter(1, static_cast<char>('a' + i));
            QVERIFY(one->add(std::vector<Incoming> { named("One " + letter), named("Both " + letter) }));
            const auto added = two->add(std::vector<Incoming> { named("Two " + letter), named("Both " + letter) });
            QCOMPARE(added.value(), (std::vector<Arrival> { Arrival::Added, Arrival::Known }));
        }
        QVERIFY(one->finishImport(true));
        QVERIFY(two->finishImport(true));
        QCOMPARE(one->readAll()->games.count(), std::size_t(15));
        QVERIFY(one->check()->empty());
    }

    // Whatever byte of the file is another one, the library is read, or it is said that it is damaged.
    void aDamagedFileIsNoCrash()
    {
        std::vector<Incoming> games;
        for (int i = 0; i < 40; ++i)
            games.push_back(named(
                "P" + QByteArray::number(i), ";B[hh];W[ih];B[jj];W[aa]", "XID[rif:" + QByteArray::number(i) + ']'));
        import(games);
        const QByteArray whole = content();
        for (qsizetype at = 20; at < whole.size(); at += 1009) {
            QByteArray damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x5a);
            write(damaged);
            SqlStore store;
            if (store.open(m_path, Access::Look))
                continue;
            const auto contents = store.readAll();
            if (contents)
                (void)store.check();
        }
        write(whole.first(whole.size() / 2));
        SqlStore store;
        const bool isSeen =
            store.open(m_path, Access::Look) || !store.readAll() || !store.check() || !store.check()->empty();
        QVERIFY(isSeen);
    }

private:
    std::unique_ptr<SqlStore> opened(Access access) const
    {
        auto store = std::make_unique<SqlStore>();
        if (const auto fault = store->open(m_path, access))
            qFatal("not opened: %d %s", int(fault->code), fault->detail.c_str());
        return store;
    }
    std::vector<Arrival> import(const std::vector<Incoming> &games) const
    {
        const auto store = opened(Access::Change);
        store->beginImport("test", 1000);
        const auto arrivals = store->add(games);
        if (!arrivals || !store->finishImport(true))
            qFatal("not imported: %s", arrivals ? "" : arrivals.fault().detail.c_str());
        return *arrivals;
    }
    void write(const QByteArray &bytes) const
    {
        QFile file(m_path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("not written");
    }
    QByteArray content() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

} // namespace tst_librarystore

QTEST_GUILESS_MAIN(tst_librarystore::TestLibraryStore)
#include "tst_librarystore.moc"
