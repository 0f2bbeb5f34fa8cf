// SPDX-License-Identifier: MIT
#include "eventserver.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/followedlog.h"
#include "tournament/model/find.h"
#include "tournament/postgres/pgstore.h"
#include "tournament/postgres/verifier.h"
#include "tournament/sqlite/sqlstore.h"

#include <QProcess>
#include <QTest>

#include <atomic>
#include <csignal>
#include <thread>

namespace tst_eventserver {

using namespace eventserver;
using Access = Store::Access;
using Code = StoreFault::Code;

namespace {

ReportGame reporting(int table, Outcome outcome, Reason reason = {})
{
    GameReport report;
    report.outcome = outcome;
    return { 1, 1, table, 0, report, std::move(reason) };
}

std::string textOf(const std::vector<LogLine> &lines)
{
    std::string text;
    for (const LogLine &line : lines)
        text += line.done.who + ' ' + tournament::textOf(line.action) + (line.undone ? " undone\n" : "\n");
    return text;
}

std::string whyOf(const KeepFault &fault)
{
    const auto *store = std::get_if<StoreFault>(&fault);
    return std::to_string(fault.index()) + (store ? ' ' + std::to_string(int(store->code)) + ' ' + store->detail : "");
}

const Game &gameAt(const Event &event, int table)
{
    return findMatch(*findRound(event.sections.front(), 1), table)->games.front();
}

} // namespace

// Several desks on one event, with a real server (tournament.md#an-event-on-a-server).
class TestEventServer : public QObject, private eventserver::EventServer
{
    Q_OBJECT

private:
    // Returns what the command line prints.
    static QByteArray run(const QStringList &arguments, int status = 0)
    {
        QProcess process;
        process.start(QStringLiteral(KAGETSU_CLI), arguments);
        if (!process.waitForFinished(60'000) || process.exitCode() != status)
            qFatal("%s: %d %s", qPrintable(arguments.join(' ')), process.exitCode(),
                process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }

private slots:
    void initTestCase()
    {
        startServer();
        putNewEvent();
    }

    void cleanupTestCase() { QVERIFY(OwnServer::stop(m_place).hasValue()); }

    void anEventOnAServerIsTheSameAsInAFile()
    {
        const std::string file = joined("desk-1"); // there is only one event yet
        KeptLog log = opened(file);
        QCOMPARE(textOf(log.log().lines()), textOf(roundOfTwo().lines()));
        QCOMPARE(log.identity().id, m_owner.event);
        QVERIFY(log.act(reporting(1, Outcome::AWon), by("desk-1")).hasValue());
        QVERIFY(*log.undo(by("desk-1")));
        QVERIFY(log.act(reporting(1, Outcome::BWon), by("那须 & \"co\" \\ ' ?")).hasValue());
        // Taken home, it has the same lines, and goes on as a file.
        SqlStore home;
        const std::string taken = path(QStringLiteral("home.kagetsu-event")).toStdString();
        QVERIFY(home.create(taken, log.identity().id, log.log().lines()).hasValue());
        home.close();
        const KeptLog again = opened(taken);
        QCOMPARE(textOf(again.log().lines()), textOf(log.log().lines()));
        QCOMPARE(again.identity().id, log.identity().id);
        QVERIFY(again.event() == log.event());
        QCOMPARE(textOf(opened(file).log().lines()), textOf(log.log().lines()));
        // Nothing is put there twice.
        QVERIFY(putOnServer(m_owner, m_owner.event, {}).fault().code == Code::Exists);
    }

    void twoDesksWorkAtOnce()
    {
        putNewEvent();
        KeptLog one = opened(desk("desk-1"));
        KeptLog two = opened(desk("desk-2"));
        QVERIFY(one.act(reporting(1, Outcome::AWon), by("desk-1")).hasValue());
        // Another game: done after what the other desk did.
        QVERIFY(two.act(reporting(2, Outcome::Draw), by("desk-2")).hasValue());
        QVERIFY(gameAt(two.event(), 1).report->outcome == Outcome::AWon);
        // The same game with the same result: nothing more is kept.
        const std::size_t lines = two.log().lines().size();
        QVERIFY(one.act(reporting(2, Outcome::Draw), by("desk-1")).hasValue());
        QCOMPARE(one.log().lines().size(), lines);
        // With another result: nothing is done, and whose line is in the way is told.
        const Reason mistyped { Reason::Kind::Mistyped, {} };
        QVERIFY(one.act(reporting(2, Outcome::BWon, mistyped), by("desk-1")).hasValue()); // it knows of the other
        const auto refused = two.act(reporting(2, Outcome::AWon, mistyped), by("desk-2"));
        QVERIFY(!refused && std::holds_alternative<Meanwhile>(refused.fault()));
        const Meanwhile meanwhile = std::get<Meanwhile>(refused.fault());
        QVERIFY(!meanwhile.isDone);
        QCOMPARE(two.log().lines().at(meanwhile.line).done.who, std::string("desk-1"));
        QVERIFY(gameAt(two.event(), 2).report->outcome == Outcome::BWon);
        // Undone is what one has done oneself, unless others have built on it.
        QVERIFY(*one.undo(by("desk-1")));
        QVERIFY(gameAt(one.event(), 2).report->outcome == Outcome::Draw);
        QVERIFY(*two.undo(by("desk-2")));
        QVERIFY(!gameAt(two.event(), 2).report);
        QVERIFY(gameAt(two.event(), 1).report.has_value());
    }

    void aRefusalOnTheNewStateIsTold()
    {
        putNewEvent();
        KeptLog one = opened(desk("desk-1"));
        KeptLog two = opened(desk("desk-2"));
        QVERIFY(one.actAll({ reporting(1, Outcome::AWon), reporting(2, Outcome::AWon) }, by("desk-1")).hasValue());
        QVERIFY(one.act(FinishRound { 1, 1 }, by("desk-1")).hasValue());
        // Entering the result of a round that was closed meanwhile is about that round.
        const auto late = two.act(reporting(2, Outcome::BWon), by("desk-2"));
        QVERIFY(!late && std::holds_alternative<Meanwhile>(late.fault()));
        QVERIFY(
            std::holds_alternative<FinishRound>(two.log().lines().at(std::get<Meanwhile>(late.fault()).line).action));
        const auto known = two.act(reporting(2, Outcome::BWon), by("desk-2"));
        QVERIFY(!known && std::holds_alternative<Refusal>(known.fault()));
    }

    // Whatever several desks do at once, each line is there once, in one order for all.
    void nothingIsLostAndNothingTwice()
    {
        putNewEvent();
        constexpr int Desks = 3;
        constexpr int Each = 25;
        std::vector<std::string> files;
        for (int number = 1; number <= Desks; ++number)
            files.push_back(desk("desk-" + std::to_string(number)));
        std::vector<std::thread> desks;
        std::atomic<int> done = 0;
        for (int number = 0; number < Desks; ++number) {
            desks.emplace_back([&, number] {
                auto log = KeptLog::open(std::make_unique<EventStore>(), files[std::size_t(number)], Access::Change);
                for (int turn = 0, tried = 0; log && turn < Each && tried < 50 * Each; ++tried) {
                    const std::string name = std::to_string(number) + '-' + std::to_string(turn);
                    if (log.value().act(entering(name, 2), by(name))) {
                        ++turn;
                        ++done;
                    }
                }
            });
        }
        for (std::thread &one : desks)
            one.join();
        QCOMPARE(done.load(), Desks * Each);
        const KeptLog log = opened(files.front());
        std::map<std::string, int> names;
        for (const Entry &entry : log.event().sections.front().entries)
            ++names[entry.details.name];
        QCOMPARE(names.size(), std::size_t(4 + Desks * Each));
        QVERIFY(std::ranges::all_of(names, [](const auto &name) { return name.second == 1; }));
    }

    void whoLooksSeesWhatDesksDo()
    {
        putNewEvent();
        KeptLog log = opened(desk("desk-1"));
        const std::string file = desk("hall", Role::Look);
        FollowedLog followed(std::make_unique<EventStore>(), file);
        QVERIFY(followed.look().has_value());
        QVERIFY(!followed.look());
        QVERIFY(log.act(reporting(1, Outcome::AWon), by("desk-1")).hasValue());
        const auto seen = followed.look();
        QVERIFY(seen && gameAt(seen->event(), 1).report.has_value());
        auto refused = KeptLog::open(std::make_unique<EventStore>(), file, Access::Change);
        QVERIFY(!refused && refused.fault().code == Code::ReadOnly);
    }

    // The server itself refuses what no desk may do.
    void theServerRefusesWhatNoDeskMayDo_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<bool>("asLook");
        const QString insert =
            QStringLiteral("INSERT INTO kagetsu.line (event, number, who, at_ms, action, prev, hash) ");
        QTest::newRow("change a row") << "UPDATE kagetsu.line SET who = 'x'" << false;
        QTest::newRow("remove rows") << "DELETE FROM kagetsu.line" << false;
        QTest::newRow("empty the table") << "TRUNCATE kagetsu.line" << false;
        QTest::newRow("remove an event") << "DELETE FROM kagetsu.event" << false;
        QTest::newRow("add an event") << "INSERT INTO kagetsu.event VALUES ('x', 'x')" << false;
        QTest::newRow("another version") << "UPDATE kagetsu.version SET version = 9" << false;
        QTest::newRow("a gap") << insert + "SELECT event, 1000, 'x', 1, '{}', 'x', 'y' FROM kagetsu.event" << false;
        QTest::newRow("a row twice") << insert + "SELECT event, number, 'x', 1, '{}', prev, 'y' FROM kagetsu.line"
                                     << false;
        QTest::newRow("in another's name")
            << "INSERT INTO kagetsu.line (event, number, who, at_ms, action, prev, hash, role) "
               "VALUES ('e', 1, 'x', 1, '{}', 'x', 'y', 'organiser')"
            << false;
        QTest::newRow("another's password") << "ALTER ROLE organiser PASSWORD 'x'" << false;
        QTest::newRow("a role") << "CREATE ROLE thief LOGIN" << false;
        QTest::newRow("a table") << "CREATE TABLE public.t (x integer)" << false;
        QTest::newRow("a table of its own") << "CREATE TEMP TABLE t (x integer)" << false;
        QTest::newRow("a file") << "SELECT pg_read_file('PG_VERSION')" << false;
        QTest::newRow("a program") << "COPY kagetsu.event TO PROGRAM 'true'" << false;
        QTest::newRow("who looks adds") << insert + "VALUES ('e', 1, 'x', 1, '{}', 'x', 'y')" << true;
    }
    void theServerRefusesWhatNoDeskMayDo()
    {
        QFETCH(QString, statement);
        QFETCH(bool, asLook);
        const QString file =
            path(asLook ? QStringLiteral("hall.kagetsu-event") : QStringLiteral("desk-1.kagetsu-event"));
        if (!QFile::exists(file))
            (void)(asLook ? desk("hall", Role::Look) : desk("desk-1"));
        const auto link = readEventLink(file);
        QVERIFY(link.hasValue());
        Connection connection;
        QVERIFY(!connection.open(*link));
        const auto rows = eventsOn(m_owner);
        const auto fault = connection.run(statement);
        QVERIFY2(fault && (fault->code == Code::NotAllowed || fault->code == Code::Behind),
            fault ? fault->detail.c_str() : "it was done");
        const auto after = eventsOn(m_owner);
        QVERIFY(rows && after && rows->size() == after->size());
        for (std::size_t event = 0; event < rows->size(); ++event)
            QCOMPARE((*after)[event].rows, (*rows)[event].rows);
    }

    void aJoinCodeIsUsedOnce()
    {
        const auto admitted = admit(m_owner, "desk-9", Role::Desk);
        QVERIFY(admitted.hasValue());
        const auto code = linkOfJoinCode(' ' + joinCodeOf(*admitted) + '\n');
        QVERIFY(code && code->event.empty() && code->password == admitted->password);
        EventLink named = *code;
        named.event = m_owner.event;
        const QTemporaryDir folder;
        const std::string link = folder.filePath(QStringLiteral("link")).toStdString();
        QVERIFY(joinAs(named, link).hasValue());
        QVERIFY(joinAs(named, link + "2").fault().code == Code::NotAllowed);
        named.user = "nobody-here";
        QVERIFY(joinAs(named, link + "2").fault().code == Code::NotAllowed);
        QVERIFY(!QFile::exists(QString::fromStdString(link + "2")));
        for (const char *taken : { "kagetsu_look", "kagetsu_desk", "organiser" }) // not a desk of ours
            QVERIFY2(admit(m_owner, taken, Role::Desk).fault().code == Code::NotAllowed, taken);
        for (const char *bad :
            { "", "desk", "host:1/db/user", "host:0/db/user/X", "host:70000/db/user/X", ":1/db/user/X",
                "host:1/db/user/X/more", "host:1/d b/user/X", "ho st:1/db/user/X", "host:1/db/us'er/X", "[::1/db/u/X" })
            QVERIFY2(!linkOfJoinCode(bad), bad);
        const EventLink six { "fe80::1", 5432, "kagetsu", "desk-2", "7Q4MX", {} };
        QVERIFY(linkOfJoinCode(joinCodeOf(six)) == six);
        QVERIFY(admit(m_owner, "Desk 1'; DROP", Role::Desk).fault().code == Code::NotAllowed);
        QVERIFY(admit(m_owner, m_owner.user, Role::Desk).fault().code == Code::NotAllowed);
    }

    // What the window and the command line do.
    void aComputerJoinsWithACode()
    {
        putNewEvent();
        const QTemporaryDir folder;
        QVERIFY(joinInto("no code", folder.path().toStdString()).fault().code == Code::NotAnEvent);
        const auto admitted = admit(m_owner, "desk-7", Role::Desk);
        QVERIFY(admitted.hasValue());
        // There are several events on this server, so the code alone does not say which.
        QVERIFY(joinInto(joinCodeOf(*admitted), folder.path().toStdString()).fault().code == Code::Missing);
        const QString link = folder.filePath(QStringLiteral("joined.kagetsu-event"));
        const QString owner = folder.filePath(QStringLiteral("owner.kagetsu-event"));
        const QString home = folder.filePath(QStringLiteral("home.kagetsu-event"));
        QVERIFY(writeEventLink(owner, m_owner).hasValue());
        const QByteArray code = run({ "venue", "code", owner, "desk-8" }).simplified();
        QVERIFY2(code.startsWith("code 127.0.0.1:"), code.constData());
        const QString said = QString::fromLatin1(code.mid(5));
        const QString event = QString::fromStdString(m_owner.event);
        QCOMPARE(run({ "venue", "join", said, link, "--event", event }), QByteArray());
        QCOMPARE(run({ "venue", "join", said, home, "--event", event }, 2), QByteArray()); // used
        QVERIFY(run({ "venue", "status", link }).contains(m_owner.event.c_str()));
        QCOMPARE(run({ "tournament", "result", link, "1", "1-0", "--who", "desk-8" }, 0).isEmpty(), false);
        QCOMPARE(run({ "venue", "take-home", link, home }), QByteArray());
        QVERIFY(gameAt(opened(home.toStdString()).event(), 1).report->outcome == Outcome::AWon);
        QCOMPARE(run({ "tournament", "log", home }), run({ "tournament", "log", link }));
        // From a file to the server again, as another event.
        const QString again = folder.filePath(QStringLiteral("again.kagetsu-event"));
        QCOMPARE(run({ "venue", "init", home, again, "--owner", owner }, 2), QByteArray()); // it is there
        QCOMPARE(run({ "venue", "init", home, again }, 2), QByteArray());
    }

    void aServerThatIsStartedAgainIsFoundAgain()
    {
        putNewEvent();
        KeptLog log = opened(desk("desk-1"));
        FollowedLog followed(std::make_unique<EventStore>(), desk("hall", Role::Look));
        QVERIFY(followed.look().has_value());
        std::map<std::string, bool> expected;
        for (int turn = 0; turn < 3; ++turn) {
            killServer();
            // A connection outlives the server for a moment, so this may still be kept.
            const std::string name = "during " + std::to_string(turn);
            const auto kept = log.act(entering(name, 2), by("desk-1"));
            expected[name] = kept.hasValue();
            QVERIFY(kept || std::get<StoreFault>(kept.fault()).code == Code::Unreachable);
            QVERIFY(!followed.look() || kept);
            const auto again = OwnServer::start(m_place);
            QVERIFY2(again.hasValue(), again ? "" : again.fault().detail.c_str());
            const auto found = log.act(entering("after " + std::to_string(turn), 2), by("desk-1"));
            QVERIFY2(found.hasValue(), found ? "" : whyOf(found.fault()).c_str());
            const auto seen = followed.look();
            QVERIFY(seen && seen->event() == log.event());
        }
        // What was kept is there once, and nothing is there twice.
        std::map<std::string, int> names;
        const KeptLog other = opened(desk("desk-2"));
        for (const Entry &entry : other.event().sections.front().entries)
            ++names[entry.details.name];
        for (const auto &[name, isKept] : expected)
            QVERIFY2(names[name] == 1 || (names[name] == 0 && !isKept), name.c_str());
        QVERIFY(std::ranges::all_of(names, [](const auto &name) { return name.second <= 1; }));
    }

    void badLinksAreTold_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("empty") << QByteArray() << int(Code::NotAnEvent) << 0;
        QTest::newRow("other JSON") << QByteArray("{}") << int(Code::NotAnEvent) << 0;
        QTest::newRow("cut") << QByteArray("{\n\"kagetsu\": \"event-link\",") << int(Code::Damaged) << 2;
        QTest::newRow("no host") << QByteArray("{\n\"kagetsu\": \"event-link\",\n\"port\": 1}") << int(Code::Damaged)
                                 << 1;
        QTest::newRow("port") << QByteArray(
            "{\"kagetsu\": \"event-link\", \"host\": \"h\",\n\"port\": 0,\n\"database\": "
            "\"d\", \"user\": \"u\", \"event\": \"e\"}")
                              << int(Code::Damaged) << 2;
    }
    void badLinksAreTold()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, code);
        QFETCH(int, line);
        const QString file = path(QStringLiteral("bad.kagetsu-event"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
        out.close();
        const auto link = readEventLink(file);
        QVERIFY(!link);
        QCOMPARE(int(link.fault().code), code);
        QCOMPARE(int(link.fault().line), line);
        QVERIFY(readEventLink(path(QStringLiteral("none"))).fault().code == Code::Missing);
    }

    // The password and the salt of the example of [SCRAM]; the verifier gives the signature of its server.
    void theVerifierIsThatOfTheStandard()
    {
        const QByteArray salt = QByteArray::fromBase64("W22ZaJ0SNY7soEsUEjb6gQ==");
        const std::string verifier = verifierOf("pencil", { salt.constData(), std::size_t(salt.size()) });
        QCOMPARE(QByteArray::fromStdString(verifier),
            QByteArray("SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:"
                       "wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU="));
        QVERIFY(verifierOf("pencil") != verifierOf("pencil"));
    }
};

} // namespace tst_eventserver

QTEST_GUILESS_MAIN(tst_eventserver::TestEventServer)
#include "tst_eventserver.moc"
