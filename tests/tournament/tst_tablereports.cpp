// SPDX-License-Identifier: MIT
#include "eventserver.h"
#include "tournament/postgres/reports/journalreceiver.h"
#include "tournament/postgres/reports/journalsender.h"
#include "writtengame.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <mutex>

namespace tst_tablereports {

using namespace eventserver;
using namespace std::chrono_literals;
using Code = StoreFault::Code;

namespace {

constexpr int Patience = 30'000; // milliseconds

constexpr const char *Points[] { "H8", "I9", "J10", "G7", "H9", "H10", "I8", "J8", "G8", "F8", "K7", "L6" };

// The last state that a sender, or a receiver, told.
template <class State>
struct LastOf
{
    std::mutex mutex;
    State state;

    std::function<void(const State &)> taking()
    {
        return [this](const State &now) {
            const std::scoped_lock lock(mutex);
            state = now;
        };
    }
    State get()
    {
        const std::scoped_lock lock(mutex);
        return state;
    }
    std::optional<Code> code()
    {
        const State now = get();
        return now.fault ? std::optional(now.fault->code) : std::nullopt;
    }
};
using Told = LastOf<ReportingState>;

Milliseconds wall()
{
    return Milliseconds(QDateTime::currentMSecsSinceEpoch());
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("not written");
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Returns a statement that adds the second line of a journal, which begins with `body`, an expression of SQL; its hash
// is right.
QString addingLine(const QString &journal, const QString &body, const QString &role = {})
{
    return "INSERT INTO kagetsu.journal_line (journal, number, text" + QString(role.isEmpty() ? "" : ", role")
        + ") SELECT journal, 2, line || ',\"hash\":\"' || encode(sha256(convert_to(line, 'UTF8')), 'hex') || '\"}'"
        + (role.isEmpty() ? QString() : ", '" + role + '\'') + " FROM (SELECT journal, " + body
        + " || ',\"prev\":\"' || hash || '\"' AS line FROM kagetsu.journal_line WHERE number = 1 AND journal = '"
        + journal + "') AS made";
}

constexpr JournalSender::Pace Quick { 100, 50, 200 };

} // namespace

// Journals of games on their way to a desk, with a real server (tournament.md#tables-that-report).
class TestTableReports : public QObject, private EventServer
{
    Q_OBJECT

private:
    EventLink table(const std::string &name)
    {
        const auto link = readEventLink(QString::fromStdString(desk(name, Role::Table)));
        if (!link)
            qFatal("no link");
        return *link;
    }

    Reporting reporting(const EventLink &link) const
    {
        return { link, { m_journals->path(), m_journals->filePath(QStringLiteral("finished")) }, "1.0", wall };
    }

    // Returns what a desk has of this table's journal.
    QByteArray received(const QString &name, const std::string &table)
    {
        if (!m_inbox) {
            const auto link = readEventLink(QString::fromStdString(desk("desk-1")));
            m_copies = std::make_unique<QTemporaryDir>();
            m_inbox = std::make_unique<JournalInbox>(*link, m_copies->path());
        }
        if (const auto looked = m_inbox->look(); !looked)
            return {};
        return bytesOf(m_copies->filePath(QString::fromStdString(table) + '/' + name + QLatin1String(".jsonl")));
    }

    // Returns the number of lines that the server has of all journals of the event.
    qlonglong linesThere()
    {
        Connection connection;
        if (connection.open(m_owner))
            qFatal("no connection");
        auto count = connection.ask("SELECT count(*) FROM kagetsu.journal_line l JOIN kagetsu.journal j USING "
                                    "(journal, role) WHERE j.event = ?",
            { QString::fromStdString(m_owner.event) });
        return count && count.value().next() ? count.value().value(0).toLongLong() : -1;
    }

    static QByteArray run(const QStringList &arguments, int status = 0)
    {
        QProcess process;
        process.start(QStringLiteral(KAGETSU_CLI), arguments);
        if (!process.waitForFinished(60'000) || process.exitCode() != status)
            qFatal("%s: %d %s", qPrintable(arguments.join(' ')), process.exitCode(),
                process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }

    void ownerDoes(const QStringList &statements)
    {
        Connection connection;
        if (connection.open(m_owner))
            qFatal("no connection");
        for (const QString &statement : statements) {
            if (const auto fault = connection.run(statement))
                qFatal("%s: %s", qPrintable(statement), fault->detail.c_str());
        }
    }

    std::unique_ptr<QTemporaryDir> m_journals; // of the table
    std::unique_ptr<QTemporaryDir> m_copies; // of the desk
    std::unique_ptr<JournalInbox> m_inbox;

private slots:
    void initTestCase() { startServer(); }
    void cleanupTestCase()
    {
        m_inbox.reset();
        QVERIFY(OwnServer::stop(m_place).hasValue());
    }
    void init()
    {
        putNewEvent();
        m_inbox.reset();
        m_journals = std::make_unique<QTemporaryDir>();
    }

    // A folder for copies may have been used for something else.
    void otherFilesStayAsTheyAre()
    {
        Written game(m_journals->path(), m_owner.event);
        JournalOutbox outbox(reporting(table("table-1")));
        QVERIFY(!outbox.send());
        const QTemporaryDir copies;
        const QByteArray foreign("{\"a\":1}\n");
        const QStringList files { "notes/list.jsonl", "table-1/list.jsonl", "table-1/other_1-1-1-2-1-1.jsonl",
            "Own files/" + game.name() + ".jsonl", "table-9/" + game.name() + ".jsonl" };
        for (const QString &file : files)
            write(copies.filePath(file), foreign);
        JournalInbox inbox(*readEventLink(QString::fromStdString(desk("desk-1"))), copies.path());
        QVERIFY(inbox.look().hasValue());
        QCOMPARE(bytesOf(copies.filePath("table-1/" + game.name() + ".jsonl")), game.bytes());
        for (const QString &file : files)
            QCOMPARE(bytesOf(copies.filePath(file)), foreign);
        QCOMPARE(inbox.journals().size(), std::size_t(1));
    }

    // A file in the way of one copy stops neither the others nor what is told.
    void aCopyThatCannotBeWrittenIsTold()
    {
        Written game(m_journals->path(), m_owner.event);
        Written other(m_journals->path(), m_owner.event, 2);
        JournalOutbox outbox(reporting(table("table-1")));
        QVERIFY(!outbox.send());
        const QTemporaryDir copies;
        QVERIFY(QDir().mkpath(copies.filePath("table-1/" + game.name() + ".jsonl")));
        LastOf<HeardState> heard;
        const JournalReceiver receiver(
            *readEventLink(QString::fromStdString(desk("desk-1"))), copies.path(), wall, heard.taking());
        QTRY_VERIFY_WITH_TIMEOUT(heard.code() == Code::Failed, Patience);
        const HeardState now = heard.get();
        QCOMPARE(now.journals.size(), std::size_t(1));
        QCOMPARE(now.journals.front().journal, other.name());
        QVERIFY(!now.takesResults);
        QCOMPARE(bytesOf(now.journals.front().path), other.bytes());
        QVERIFY(QDir().rmdir(copies.filePath("table-1/" + game.name() + ".jsonl")));
        QTRY_VERIFY_WITH_TIMEOUT(!heard.code() && heard.get().takesResults, Patience);
        QCOMPARE(heard.get().journals.size(), std::size_t(2));
    }

    void tablesThatCannotBeListedAreTold()
    {
        LastOf<HeardState> heard;
        const QTemporaryDir copies;
        const JournalReceiver receiver(
            *readEventLink(QString::fromStdString(desk("desk-1"))), copies.path(), wall, heard.taking());
        QTRY_VERIFY_WITH_TIMEOUT(heard.get().takesResults, Patience);
        ownerDoes({ "REVOKE SELECT ON kagetsu.presence FROM kagetsu_desk" });
        QTRY_VERIFY_WITH_TIMEOUT(heard.code() == Code::NotAllowed, Patience);
        QVERIFY(!heard.get().takesResults);
        ownerDoes({ "GRANT SELECT ON kagetsu.presence TO kagetsu_desk" });
        QTRY_VERIFY_WITH_TIMEOUT(!heard.code() && heard.get().takesResults, Patience);
    }

    // What passes is no damage: the lines are sent once it is over.
    void aFaultOfTheServerIsNoDamage()
    {
        Written game(m_journals->path(), m_owner.event);
        Told told;
        ownerDoes({ "CREATE FUNCTION kagetsu.fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION "
                    "'no memory' USING ERRCODE = '53200'; END $$",
            "CREATE TRIGGER fails BEFORE INSERT ON kagetsu.journal_line EXECUTE FUNCTION kagetsu.fails()" });
        const JournalSender sender(reporting(table("table-1")), told.taking(), Quick);
        QTRY_VERIFY_WITH_TIMEOUT(told.code() || !told.get().damaged.empty(), Patience);
        QVERIFY(told.code() == Code::Failed && told.get().damaged.empty());
        ownerDoes({ "DROP TRIGGER fails ON kagetsu.journal_line", "DROP FUNCTION kagetsu.fails()" });
        QTRY_VERIFY_WITH_TIMEOUT(!told.code(), Patience);
        QCOMPARE(received(game.name(), "table-1"), game.bytes());
    }

    // Otherwise a desk would refuse what the server goes on giving it.
    void theServerTakesOnlyLinesThatDesksTake()
    {
        const EventLink link = table("table-1");
        Written game(m_journals->path(), m_owner.event);
        JournalOutbox outbox(reporting(link));
        QVERIFY(!outbox.send());
        Connection connection;
        QVERIFY(!connection.open(link));
        for (const char *body : { "'{\"seq\":2,\"x\":\"a' || chr(10) || 'b\"'", "chr(65279) || '{\"seq\":2'",
                 "'{\"x\":\"' || repeat(chr(12354), 60) || '\",\"seq\":2'",
                 "'{\"seq\":2,\"x\":\"' || repeat(chr(12354), 400000) || '\"'" })
            QVERIFY2(connection.run(addingLine(game.name(), QLatin1String(body))), body);
        QVERIFY(!connection.run(addingLine(game.name(), "'{\"seq\":2,\"x\":\"b\"'")));
        QVERIFY(received(game.name(), "table-1").startsWith(game.bytes() + "{\"seq\":2,\"x\":\"b\","));
    }

    void onlyFilesOfTheEventAreReported()
    {
        const QString link = QString::fromStdString(desk("table-1", Role::Table));
        Written game(m_journals->path(), m_owner.event);
        Written foreign(m_journals->path(), "another");
        const QString longest = m_journals->filePath(QString::fromStdString(m_owner.event) + "_1-1-1-2-1-9.jsonl");
        const QString unread = m_journals->filePath(QString::fromStdString(m_owner.event) + "_1-1-1-2-1-8.jsonl");
        write(longest, {});
        QVERIFY(QFile::resize(longest, MostJournalBytes + 1));
        QVERIFY(QFile::link(QStringLiteral("/proc/version"), unread));
        write(m_journals->filePath("a"), "a");
        for (const QString &path : { m_journals->filePath("a"), foreign.path(), longest, unread })
            QCOMPARE(run({ "venue", "report", link, path }, 2), QByteArray());
        QCOMPARE(linesThere(), qlonglong(0));
        QCOMPARE(run({ "venue", "report", link, game.path() }).simplified(), QByteArray("sent 1"));
    }

    void everyLineComesOnceAndInOrder()
    {
        const EventLink link = table("table-1");
        Told told;
        JournalSender sender(reporting(link), told.taking(), Quick);
        Written game(m_journals->path(), m_owner.event);
        Written other(m_journals->path(), m_owner.event, 2);
        for (const char *point : Points) {
            game.play(point);
            sender.wake();
            other.beat(3);
        }
        QTRY_COMPARE_WITH_TIMEOUT(received(game.name(), "table-1"), game.bytes(), Patience);
        QTRY_COMPARE_WITH_TIMEOUT(received(other.name(), "table-1"), other.bytes(), Patience);
        QCOMPARE(linesThere(), qlonglong(game.bytes().count('\n') + other.bytes().count('\n')));
        // A game that is put away goes on being sent.
        QVERIFY(QDir(m_journals->path()).mkdir(QStringLiteral("finished")));
        QVERIFY(QFile::rename(
            other.path(), m_journals->filePath(QLatin1String("finished/") + other.name() + QLatin1String(".jsonl"))));
        game.play("A1");
        sender.wake();
        QTRY_COMPARE_WITH_TIMEOUT(received(game.name(), "table-1"), game.bytes(), Patience);
        QVERIFY(told.get().differing.empty() && told.get().damaged.empty() && !told.code());
        // A desk that starts again reads on from its copies, and one whose copies are gone, or cut, gets them again.
        const QByteArray whole = game.bytes();
        m_inbox = std::make_unique<JournalInbox>(
            *readEventLink(path(QStringLiteral("desk-1.kagetsu-event"))), m_copies->path());
        QFile copy(m_copies->filePath(QLatin1String("table-1/") + game.name() + QLatin1String(".jsonl")));
        QVERIFY(copy.resize(copy.size() - 10));
        QCOMPARE(received(game.name(), "table-1"), whole);
        m_inbox.reset();
        QCOMPARE(received(game.name(), "table-1"), whole);
    }

    // Nothing is sent that the table may still take back, and nothing that no program has written.
    void onlyWholeDecisionsAreSent()
    {
        Written game(m_journals->path(), m_owner.event);
        game.play("H8");
        const QByteArray good = game.bytes();
        const EventLink link = table("table-1");
        JournalOutbox outbox(reporting(link));
        game.add("{\"seq\":3,\"half a line");
        QVERIFY(!outbox.send());
        QCOMPARE(received(game.name(), "table-1"), good);
        game.add("\n");
        QVERIFY(!outbox.send());
        QCOMPARE(received(game.name(), "table-1"), good);
        QVERIFY(outbox.damaged().contains(game.name()));
        // The end that was not whole is set aside when the game goes on.
        QFile file(game.path());
        QVERIFY(file.resize(good.size()));
        game.play("I9");
        QVERIFY(!outbox.send());
        QCOMPARE(received(game.name(), "table-1"), game.bytes());
    }

    void aServerThatIsKilledLosesNothing()
    {
        const EventLink link = table("table-1");
        Told told;
        JournalSender sender(reporting(link), told.taking(), Quick);
        Written game(m_journals->path(), m_owner.event);
        for (int turn = 0; turn < 3; ++turn) {
            game.beat(200);
            sender.wake();
            game.play(Points[turn]);
            sender.wake();
            killServer();
            game.beat(50); // without a server
            const auto again = OwnServer::start(m_place);
            QVERIFY2(again.hasValue(), again ? "" : again.fault().detail.c_str());
            game.play(Points[turn + 6]);
        }
        QTRY_COMPARE_WITH_TIMEOUT(received(game.name(), "table-1"), game.bytes(), Patience);
        QCOMPARE(linesThere(), qlonglong(game.bytes().count('\n')));
        QTRY_VERIFY_WITH_TIMEOUT(!told.code(), Patience);
    }

    // An hour without a cable, as it looks to the program: the server is not there.
    void anHourWithoutCableLosesNothing()
    {
        const EventLink link = table("table-1");
        Told told;
        QVERIFY(OwnServer::stop(m_place).hasValue());
        JournalSender sender(reporting(link), told.taking(), Quick);
        Written game(m_journals->path(), m_owner.event);
        for (const char *point : Points) {
            game.play(point);
            sender.wake();
            game.beat(100); // seconds
        }
        QTRY_VERIFY_WITH_TIMEOUT(told.code() == Code::Unreachable, Patience);
        QVERIFY(OwnServer::start(m_place).hasValue());
        QTRY_COMPARE_WITH_TIMEOUT(received(game.name(), "table-1"), game.bytes(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(!told.code(), Patience);
        QCOMPARE(linesThere(), qlonglong(game.bytes().count('\n')));
        QCOMPARE(told.get().sentLines, std::int64_t(game.bytes().count('\n')));
    }

    void aTableThatIsKilledGoesOn()
    {
        const QString link = QString::fromStdString(desk("table-1", Role::Table));
        Written game(m_journals->path(), m_owner.event);
        for (int turn = 0; turn < 2; ++turn) {
            QProcess reporter;
            reporter.start(QStringLiteral(KAGETSU_CLI),
                { QStringLiteral("venue"), QStringLiteral("report"), link, m_journals->path(),
                    QStringLiteral("--watch") });
            QVERIFY(reporter.waitForReadyRead(Patience)); // it has sent something
            game.beat(250);
            game.play(Points[turn]);
            reporter.kill();
            QVERIFY(reporter.waitForFinished(Patience));
            game.play(Points[turn + 6]);
        }
        QVERIFY(run({ "venue", "report", link, m_journals->path() }).startsWith("sent"));
        QCOMPARE(received(game.name(), "table-1"), game.bytes());
        QCOMPARE(linesThere(), qlonglong(game.bytes().count('\n')));
        QCOMPARE(run({ "venue", "report", link, game.path() }).simplified(), QByteArray("sent 0"));
    }

    // A server that is frozen holds nobody.
    void aFrozenServerHoldsNobody()
    {
        const EventLink link = table("table-1");
        Told told;
        auto sender = std::make_unique<JournalSender>(reporting(link), told.taking(), Quick);
        Written game(m_journals->path(), m_owner.event);
        sender->wake();
        QTRY_COMPARE_WITH_TIMEOUT(received(game.name(), "table-1"), game.bytes(), Patience);
        std::vector<pid_t> all { serverProcess() };
        for (const QString &name : QDir(QStringLiteral("/proc")).entryList({ QStringLiteral("[0-9]*") }, QDir::Dirs)) {
            QFile status(QStringLiteral("/proc/%1/stat").arg(name));
            const QByteArray line = status.open(QIODevice::ReadOnly) ? status.readAll() : QByteArray();
            const QByteArrayList after = line.mid(line.lastIndexOf(')') + 2).split(' ');
            if (after.size() > 1 && after[1].toInt() == all.front())
                all.push_back(pid_t(name.toInt()));
        }
        QVERIFY(all.size() > 1);
        for (const pid_t process : all)
            QVERIFY(::kill(process, SIGSTOP) == 0);
        const auto thaw = qScopeGuard([&] {
            for (const pid_t process : all)
                ::kill(process, SIGCONT);
        });
        QElapsedTimer taken;
        taken.start();
        for (const char *point : Points) {
            game.play(point);
            sender->wake();
        }
        const qint64 played = taken.elapsed();
        QVERIFY2(played < 1000, qPrintable(QString::number(played)));
        taken.start();
        sender.reset();
        QVERIFY2(taken.elapsed() < 2000, qPrintable(QString::number(taken.elapsed())));
        for (const pid_t process : all)
            QVERIFY(::kill(process, SIGCONT) == 0);
        JournalSender next(reporting(link), told.taking(), Quick);
        QTRY_COMPARE_WITH_TIMEOUT(received(game.name(), "table-1"), game.bytes(), Patience);
        QCOMPARE(linesThere(), qlonglong(game.bytes().count('\n')));
    }

    void anotherJournalIsToldAndNothingReplaced()
    {
        const QString link = QString::fromStdString(desk("table-1", Role::Table));
        Written game(m_journals->path(), m_owner.event);
        game.play("H8");
        const QByteArray first = game.bytes();
        QCOMPARE(run({ "venue", "report", link, game.path() }).simplified(),
            "sent " + QByteArray::number(first.count('\n')));
        // The same game, gone on with from an older copy on this computer.
        QVERIFY(QFile::remove(game.path()));
        Written fork(m_journals->path(), m_owner.event);
        fork.play("I9");
        QVERIFY(fork.bytes() != first);
        (void)run({ "venue", "report", link, m_journals->path() }, 1);
        JournalOutbox outbox(reporting(*readEventLink(link)));
        QVERIFY(!outbox.send());
        QVERIFY(outbox.differing().contains(game.name()));
        QCOMPARE(outbox.sentLines(), std::int64_t(0));
        QCOMPARE(received(game.name(), "table-1"), first);
        // On another computer both are kept.
        JournalOutbox elsewhere(reporting(table("table-2")));
        QVERIFY(!elsewhere.send());
        QVERIFY(elsewhere.differing().empty());
        QCOMPARE(received(game.name(), "table-2"), fork.bytes());
        QCOMPARE(received(game.name(), "table-1"), first);
        // An older copy of what is there is no other journal.
        QFile older(game.path());
        QVERIFY(older.open(QIODevice::WriteOnly) && older.write(first.left(first.indexOf('\n') + 1)) > 0);
        older.close();
        JournalOutbox again(reporting(*readEventLink(link)));
        QVERIFY(!again.send());
        QVERIFY(again.differing().empty() && again.damaged().empty());
    }

    void whatIsWrongWithTheServerIsTold()
    {
        EventLink link = table("table-1");
        Written game(m_journals->path(), m_owner.event);
        {
            EventLink wrong = link;
            wrong.password = "WRONG";
            Told told;
            const JournalSender sender(reporting(wrong), told.taking(), Quick);
            QTRY_VERIFY_WITH_TIMEOUT(told.code() == Code::NotAllowed, Patience);
        }
        ownerDoes({ QStringLiteral("UPDATE kagetsu.version SET version = 99") });
        Told told;
        const JournalSender sender(reporting(link), told.taking(), Quick);
        QTRY_VERIFY_WITH_TIMEOUT(told.code() == Code::Newer, Patience);
        QCOMPARE(linesThere(), qlonglong(0));
        // A server of the first version lacks the tables, and gets them with the next code.
        ownerDoes(
            { QStringLiteral("DROP TABLE kagetsu.presence, kagetsu.assignment, kagetsu.journal_line, kagetsu.journal"),
                QStringLiteral("UPDATE kagetsu.version SET version = 1") });
        QTRY_VERIFY_WITH_TIMEOUT(told.code() == Code::Older, Patience);
        QVERIFY(opened(desk("desk-2")).act(entering("Eve", 2), by("desk-2")).hasValue());
        QTRY_VERIFY_WITH_TIMEOUT(!told.code(), Patience);
        QCOMPARE(received(game.name(), "table-1"), game.bytes());
    }

    void theServerRefusesWhatNoTableMayDo()
    {
        const QString line = QStringLiteral("INSERT INTO kagetsu.journal_line (journal, number, text) ");
        const QString next = line + "SELECT journal, %1, %2 FROM kagetsu.journal_line WHERE number = 1";
        const QStringList statements {
            "UPDATE kagetsu.journal_line SET text = 'x'",
            "DELETE FROM kagetsu.journal_line",
            "TRUNCATE kagetsu.journal_line",
            "DELETE FROM kagetsu.journal",
            next.arg("1", "text"), // twice
            next.arg("9", "replace(text, '\"seq\":1,', '\"seq\":9,')"), // a gap
            next.arg("2", "replace(replace(text, '\"seq\":1,', '\"seq\":2,'), repeat('0', 64), hash)"), // another hash
            next.arg("2", "'{}'"),
            "INSERT INTO kagetsu.journal_line (journal, number, text, role) SELECT journal, 2, text, 'table-2' "
            "FROM kagetsu.journal_line",
            "INSERT INTO kagetsu.journal (event, journal) SELECT id, 'other_1-1-1-2-1-1' FROM kagetsu.event",
            "INSERT INTO kagetsu.journal (event, journal) SELECT id, id || '_../x' FROM kagetsu.event",
            "INSERT INTO kagetsu.line (event, number, who, at_ms, action, prev, hash) SELECT event, max(number) + 1, "
            "'x', 1, '{}', max(hash), 'y' FROM kagetsu.line GROUP BY event",
            "INSERT INTO kagetsu.assignment (match, event, section, round, table_number, board, setup, at_ms) "
            "SELECT id || '_1-1-1-2-1-1', id, 1, 1, 1, 1, '{}', 1 FROM kagetsu.event",
            "INSERT INTO kagetsu.presence (role, version, wall_ms) VALUES ('desk-9', 'x', 1)",
            // A desk could not count with these.
            "UPDATE kagetsu.presence SET wall_ms = 9223372036854775807",
            "UPDATE kagetsu.presence SET wall_ms = -1",
            "UPDATE kagetsu.presence SET seen = 'infinity'",
        };
        const EventLink link = table("table-1");
        Written game(m_journals->path(), m_owner.event);
        JournalOutbox outbox(reporting(link));
        QVERIFY(!outbox.send());
        JournalOutbox other(reporting(table("table-2")));
        QVERIFY(!other.send());
        const qlonglong before = linesThere();
        Connection connection;
        QVERIFY(!connection.open(link));
        for (const QString &statement : statements) {
            const auto fault = connection.run(statement);
            QVERIFY2(fault.has_value(), qPrintable(statement));
        }
        // Rows of others are not even found.
        QVERIFY(!connection.run(QStringLiteral("UPDATE kagetsu.presence SET version = 'x' WHERE role = 'table-2'")));
        QCOMPARE(linesThere(), before);
        QCOMPARE(received(game.name(), "table-1"), game.bytes());
        auto sign = connection.ask("SELECT version FROM kagetsu.presence WHERE role = 'table-2'");
        QVERIFY(sign && sign.value().next());
        QCOMPARE(sign.value().value(0).toString(), QStringLiteral("1.0"));
    }

    // What an organiser sees.
    void tablesAndTheirLastContactAreListed()
    {
        Written game(m_journals->path(), m_owner.event);
        JournalOutbox outbox(reporting(table("table-5")));
        QVERIFY(!outbox.send());
        const QString link = QString::fromStdString(desk("desk-1"));
        const QByteArray status = run({ "venue", "status", link });
        QVERIFY2(status.contains("table-5\t"), status.constData());
        QVERIFY(status.contains(m_owner.event.c_str()));
        const QByteArray json = run({ "venue", "status", link, "--json" });
        QVERIFY2(json.contains("\"table\":\"table-5\"") && json.contains("\"silent_ms\":"), json.constData());
        const QTemporaryDir copies;
        const QByteArray listed = run({ "venue", "receive", link, copies.path() });
        QVERIFY2(listed.startsWith("table-5\t" + game.name().toLatin1() + "\t1\t"), listed.constData());
        const auto tables = JournalInbox(*readEventLink(link), copies.path())
                                .tables(Milliseconds(QDateTime::currentMSecsSinceEpoch() + 3'600'000));
        QVERIFY(tables.hasValue());
        const auto found = std::ranges::find(*tables, "table-5", &TableSign::role);
        QVERIFY(found != tables->end());
        // The clock of this desk is wrong by an hour.
        QVERIFY(found->silent < 60s && found->ahead < -3590s && found->ahead > -3610s);
        QCOMPARE(found->journals, 1);
        QCOMPARE(found->lines, std::int64_t(1));
        QCOMPARE(run({ "venue", "report", link, copies.filePath("none") }, 2), QByteArray());
    }

    // The last one: the server checks nothing afterwards.
    void aCopyIsMadeAnewOnceOnly()
    {
        Written game(m_journals->path(), m_owner.event);
        JournalOutbox outbox(reporting(table("table-1")));
        QVERIFY(!outbox.send());
        ownerDoes({ "DO $$ DECLARE c text; BEGIN FOR c IN SELECT conname FROM pg_constraint WHERE contype = 'c' AND "
                    "conrelid = 'kagetsu.journal_line'::regclass LOOP EXECUTE format('ALTER TABLE "
                    "kagetsu.journal_line DROP CONSTRAINT %I', c); END LOOP; END $$",
            addingLine(game.name(), "'{\"seq\":2,\"x\":\"a' || chr(10) || 'b\"'", "table-1") });
        const QString link = QString::fromStdString(desk("desk-1"));
        const QTemporaryDir copies;
        JournalInbox inbox(*readEventLink(link), copies.path());
        QVERIFY(inbox.look().hasValue());
        const auto again = inbox.look();
        QVERIFY(again && !*again);
        QCOMPARE(inbox.journals().size(), std::size_t(1));
        QVERIFY(inbox.journals().front().isDamaged);
        QCOMPARE(bytesOf(inbox.journals().front().path), game.bytes());
        const QByteArray listed = run({ "venue", "receive", link, copies.path() }, 1);
        QVERIFY2(listed.startsWith("table-1\t" + game.name().toLatin1() + "\t1\t"), listed.constData());
    }
};

} // namespace tst_tablereports

QTEST_GUILESS_MAIN(tst_tablereports::TestTableReports)
#include "tst_tablereports.moc"
