// SPDX-License-Identifier: MIT
#include "../model/driver.h"
#include "base/file/platform.h"
#include "child.h"
#include "match/journal/chain/signing.h"
#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "match/journal/reported.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_journal {

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

namespace {

const QDateTime Noon = QDateTime::fromString(QStringLiteral("2031-05-04T12:00:00+02:00"), Qt::ISODateWithMs);

// A table with its journal: each command is kept before the match changes.
class Table
{
public:
    explicit Table(const QString &folder, MatchSetup setup = plainSetup())
        : Table(folder, Match {}.decide(Start { setup }, {}).value())
    {
    }
    explicit Table(Opened opened)
        : m_journal(std::move(opened.journal))
        , m_path(m_journal->path())
        , m_match(std::move(opened.recovery.match))
        , m_now(m_match.lastMoment())
    {
    }

    std::optional<FaultCode> give(const Command &command)
    {
        const auto events = m_match.decide(command, m_now);
        if (!events)
            qFatal("the command was refused");
        Match after = m_match;
        for (const Event &event : *events)
            after.fold(event);
        const auto kept = m_journal->append(*events, after, Noon.addMSecs(m_now.count()));
        if (!kept)
            return kept.fault().code;
        m_match = std::move(after);
        return std::nullopt;
    }
    std::optional<FaultCode> play(std::string_view point)
    {
        m_now += std::chrono::seconds(1);
        return give(Act { *m_match.toAct(), opening::Place { *rules::pointFromText(point, 15) } });
    }
    std::optional<FaultCode> beat()
    {
        m_now += std::chrono::milliseconds(100);
        return give(Beat {});
    }

    QString path() const { return m_path; } // also after close()
    std::int64_t sequence() const { return m_journal->sequence(); }
    const Match &match() const { return m_match; }
    void close() { m_journal.reset(); }

private:
    Table(const QString &folder, const Events &start)
        : m_match(replay(start))
    {
        auto created = Journal::create(folder, start, m_match, Noon);
        if (!created)
            qFatal("the journal was not made");
        m_journal.emplace(std::move(created).value());
        m_path = m_journal->path();
    }

    std::optional<Journal> m_journal;
    QString m_path;
    Match m_match;
    clock::Moment m_now { 0 };
};

MatchSetup named(const char *id)
{
    MatchSetup setup = plainSetup();
    setup.id = id;
    return setup;
}

FaultCode creationFault(const QString &folder, MatchSetup setup = plainSetup())
{
    const Events start = Match {}.decide(Start { std::move(setup) }, {}).value();
    const auto created = Journal::create(folder, start, replay(start), Noon);
    return created ? FaultCode::Ended : created.fault().code;
}

FaultCode openFault(const QString &path, TornEnd torn = TornEnd::Refuse)
{
    const auto opened = Journal::openForAppend(path, torn);
    return opened ? FaultCode::Exists : opened.fault().code;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the file cannot be read");
    return file.readAll();
}

void setContent(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the file cannot be written");
}

// A closed journal of a few moves.
QString leftBehind(const QString &folder, const char *id = "left")
{
    Table table(folder, named(id));
    for (const char *point : { "H8", "G9", "I10" })
        table.play(point);
    return table.path();
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_temporary;
    QString folder() const { return m_temporary->path(); }

private slots:
    void init() { m_temporary.emplace(); }

    void aMatchIsTakenUpAgain()
    {
        Table table(folder() + QStringLiteral("/new/games"));
        table.play("H8");
        table.play("G9");
        table.beat();
        const Match before = table.match();
        const QString path = table.path();
        QCOMPARE(QFileInfo(path).fileName(), QStringLiteral("test.jsonl"));
        QCOMPARE(table.sequence(), 4);
        table.close();

        auto opened = Journal::openForAppend(path, TornEnd::Refuse);
        QVERIFY(opened);
        const Recovery &recovery = opened->recovery;
        QCOMPARE(recovery.match.moves(), before.moves());
        QCOMPARE(recovery.match.clock(), before.clock());
        QCOMPARE(recovery.match.lastMoment(), std::chrono::milliseconds(2100));
        QCOMPARE(recovery.begun, Noon);
        QCOMPARE(recovery.lastWall, Noon.addMSecs(2100));
        QCOMPARE(recovery.mostTimeLost(), std::chrono::seconds(1));
        QCOMPARE(recovery.tornBytes, 0);

        Table again(std::move(opened).value());
        again.give(Recover {});
        QVERIFY(again.match().isRecovered());
        again.give(Resume {});
        again.play("I10");
        QCOMPARE(again.sequence(), 7);
        QVERIFY(!recover(readJournal(contentOf(path)))->fault);
    }

    void nothingIsEverOverwritten()
    {
        const QString path = leftBehind(folder());
        const QByteArray before = contentOf(path);
        QCOMPARE(creationFault(folder(), named("left")), FaultCode::Exists);
        QCOMPARE(contentOf(path), before);
        QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 1);
    }

    // Two programs, of which one still offers what was played in the other.
    void aFinishedGameIsNotPlayedAgain()
    {
        const QString path = leftBehind(folder());
        QVERIFY(putAway(path));
        QCOMPARE(creationFault(folder(), named("left")), FaultCode::Exists);
        QCOMPARE(openFault(path), FaultCode::Ended);
        QVERIFY(!QFile::exists(path));
        QVERIFY(QFile::exists(putAwayPath(path)));
    }

    void namesThatAreNoFileNames_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("in another folder") << QByteArray("../left");
        QTest::newRow("hidden") << QByteArray(".left");
        QTest::newRow("too long for any file system") << QByteArray(300, 'x');
    }
    void namesThatAreNoFileNames()
    {
        QFETCH(QByteArray, id);
        QCOMPARE(creationFault(folder(), named(id.constData())), FaultCode::BadName);
        QVERIFY(QDir(folder()).isEmpty());
    }

    void aSetupThatCouldNotBeReadAgainIsNotBegun()
    {
        MatchSetup setup = plainSetup();
        setup.names.a = "\xff\xfe not UTF-8";
        QVERIFY(creationFault(folder(), setup) == FaultCode::Ended); // kept with U+FFFD in its place
        setup.id = "second";
        setup.time.a.lowTime = { clock::Duration(-1) };
        QCOMPARE(creationFault(folder(), setup), FaultCode::WrongField);
        QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 1);
    }

    void aTornEndIsSetAsideAfterItWasTold()
    {
        const QString path = leftBehind(folder());
        const QByteArray good = contentOf(path);
        const QByteArray rest = good.last(300).first(200);
        setContent(path, good + rest);
        QCOMPARE(openFault(path), FaultCode::Torn);
        QCOMPARE(contentOf(path), good + rest);

        auto opened = Journal::openForAppend(path, TornEnd::SetAside);
        QVERIFY(opened);
        QCOMPARE(opened->recovery.tornBytes, 200);
        QCOMPARE(contentOf(path), good);
        QCOMPARE(contentOf(path + QStringLiteral(".torn")), rest);
        Table table(std::move(opened).value());
        QVERIFY(!table.play("K11"));
        table.close();

        // A second time is added to the first.
        setContent(path, contentOf(path) + "{\"seq");
        QVERIFY(Journal::openForAppend(path, TornEnd::SetAside));
        QCOMPARE(contentOf(path + QStringLiteral(".torn")), rest + "{\"seq");
    }

    void aWholeJournalIsSigned()
    {
        const QString path = folder() + QStringLiteral("/a\nname.jsonl");
        QVERIFY(QFile::rename(leftBehind(folder()), path));
        const QString signature = signaturePath(path);
        const auto made = signJournal(path, signing::makeKey(), Noon, signature);
        QVERIFY(made && !made->hasEnded);
        const QByteArray comment = "journal a?name.jsonl lines 4 signed 2031-05-04T10:00:00Z\n";
        QVERIFY2(contentOf(signature).contains(comment), contentOf(signature));
    }

    void aJournalThatIsNotWholeIsNotSigned()
    {
        const QString path = leftBehind(folder());
        const QByteArray good = contentOf(path);
        const auto refusal = [&](const QByteArray &bytes) {
            setContent(path, bytes);
            const auto made = signJournal(path, signing::makeKey(), Noon, signaturePath(path));
            return made ? std::nullopt : std::optional(made.fault().journal->code);
        };
        QCOMPARE(refusal(good.chopped(3)), std::optional(FaultCode::Torn));
        QCOMPARE(refusal(QByteArray(good).replace("G9", "G8")), std::optional(FaultCode::BrokenChain));
        QVERIFY(!QFileInfo::exists(signaturePath(path)));
    }

    void aBrokenChainGoesOnOnlyAsACopy()
    {
        const QString path = leftBehind(folder());
        QByteArray bytes = contentOf(path);
        bytes.replace("\"point\":\"G9\"", "\"point\":\"G8\"");
        setContent(path, bytes);
        const auto refused = Journal::openForAppend(path, TornEnd::SetAside);
        QVERIFY(!refused);
        QCOMPARE(refused.fault().code, FaultCode::BrokenChain);
        QCOMPARE(refused.fault().line, 3);
        QCOMPARE(refused.fault().path, path);
        QCOMPARE(contentOf(path), bytes);

        auto copy = Journal::openCopy(path);
        QVERIFY(copy);
        QCOMPARE(copy->journal.path(), folder() + QStringLiteral("/left-2.jsonl"));
        QCOMPARE(copy->recovery.match.moves().size(), 1);
        QCOMPARE(contentOf(path + QStringLiteral(".broken")), bytes);
        QVERIFY(!QFileInfo::exists(path));
        // Another damaged file in its place takes nothing away from the first.
        const QByteArray other = bytes + '?';
        setContent(path, other);
        QVERIFY(Journal::openCopy(path));
        QCOMPARE(contentOf(path + QStringLiteral(".broken")), bytes);
        QCOMPARE(contentOf(path + QStringLiteral(".broken-2")), other);
        QVERIFY(QFile::remove(folder() + QStringLiteral("/left-3.jsonl")));
        Table table(std::move(copy).value());
        QVERIFY(!table.play("G10"));
        QCOMPARE(unfinishedJournals(folder()).journals.size(), 1);
    }

    void aNewerProgramsJournalIsLeftToIt()
    {
        const QString path = leftBehind(folder());
        QByteArray bytes = contentOf(path);
        bytes.replace("\"version\":1", "\"version\":2");
        setContent(path, bytes);
        QCOMPARE(openFault(path), FaultCode::NewerVersion);
        QVERIFY(!Journal::openCopy(path));
        QCOMPARE(contentOf(path), bytes);
    }

    void anEndedMatchTakesNothingMore()
    {
        Table table(folder());
        table.play("H8");
        table.give(Resign { Seat::B });
        table.close();
        QCOMPARE(openFault(table.path()), FaultCode::Ended);
    }

    // Arbiters write remarks, and computers fall asleep, after the end.
    void anEndIsFoundWhateverFollowsIt()
    {
        const Report slept { Slept { std::chrono::seconds(200), { 1000, 0 }, { 201'000, 0 } } };
        const auto order = [](Intervention what) { return Intervene { std::move(what), { Ground::Other, "ended" } }; };
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Table table(folder(), setup);
        table.play("H8");
        table.give(order(Remark {}));
        QVERIFY(!endsInTail(table.path()));
        table.give(Resign { Seat::B });
        QVERIFY(endsInTail(table.path()));
        table.give(order(Remark {}));
        QVERIFY(endsInTail(table.path()));
        for (int time = 0; time < 40; ++time)
            table.give(slept);
        QVERIFY(endsInTail(table.path()));
        table.give(order(DeductPoints { Seat::A, 1 }));
        table.give(order(UndoOrder {}));
        QVERIFY(endsInTail(table.path()));
        table.give(order(Reopen {}));
        QVERIFY(!endsInTail(table.path()));
        table.give(order(UndoOrder {}));
        QVERIFY(table.match().isOver());
        QVERIFY(endsInTail(table.path()));
        table.give(order(Reopen {}));
        table.give(order(Declare { { record::Winner::Draw, record::Reason::Agreement } }));
        QVERIFY(endsInTail(table.path()));
        table.give(order(UndoOrder {}));
        QVERIFY(!table.match().isOver());
        QVERIFY(!endsInTail(table.path()));
        table.give(slept);
        QVERIFY(!endsInTail(table.path()));
    }

    void twoProgramsNeverHaveOneJournal()
    {
        const QString path = leftBehind(folder());
        Child holder([&](Child::Talk &talk) {
            auto opened = Journal::openForAppend(path, TornEnd::Refuse);
            talk.say(opened ? 'y' : 'n');
            talk.wait();
            return 0;
        });
        QCOMPARE(holder.hear(), 'y');
        QCOMPARE(openFault(path), FaultCode::Locked);
        QVERIFY(file::isLocked(path));
        const auto listed = unfinishedJournals(folder());
        QCOMPARE(listed.journals.size(), 1);
        QVERIFY(listed.journals.front().isLocked);
        QVERIFY(!setAside(path));
        // The lock ends with the program, however that ends.
        holder.kill();
        QVERIFY(!file::isLocked(path));
        QVERIFY(Journal::openForAppend(path, TornEnd::Refuse));
    }

    void twoJournalsOfOneProgramExcludeEachOtherToo()
    {
        Table table(folder());
        QCOMPARE(openFault(table.path()), FaultCode::Locked);
    }

    void theLockIsNotInheritedByPrograms()
    {
        Table table(folder());
        Child engine([](Child::Talk &) { return ::execlp("sleep", "sleep", "60", nullptr); });
        QTest::qWait(100);
        table.close();
        QVERIFY(Journal::openForAppend(table.path(), TornEnd::Refuse));
        engine.kill();
    }

    // What a full disk leaves, whichever limit says it is full.
    static int fillUp(const QString &folder, const std::function<void()> &makeRoom)
    {
        Table table(folder);
        std::optional<FaultCode> fault;
        while (!fault)
            fault = table.beat();
        CHILD_CHECK(fault == FaultCode::NoSpace);
        const std::int64_t kept = table.sequence();
        const QByteArray bytes = contentOf(table.path());
        CHILD_CHECK(bytes.endsWith('\n'));
        CHILD_CHECK(bytes.count('\n') == kept);
        CHILD_CHECK(table.play("H8") == FaultCode::NoSpace);
        CHILD_CHECK(contentOf(table.path()) == bytes);
        makeRoom();
        CHILD_CHECK(!table.play("H8"));
        CHILD_CHECK(table.sequence() == kept + 1);
        const auto recovery = recover(readJournal(contentOf(table.path())));
        CHILD_CHECK(recovery && !recovery->fault && recovery->tornBytes == 0);
        CHILD_CHECK(recovery->match.moves().size() == 1);
        return 0;
    }

    void aFileThatMayNotGrowLosesNothing()
    {
        Child child([&](Child::Talk &) {
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit { 10000, RLIM_INFINITY };
            ::setrlimit(RLIMIT_FSIZE, &limit);
            return fillUp(folder(), [] {
                const rlimit none { RLIM_INFINITY, RLIM_INFINITY };
                ::setrlimit(RLIMIT_FSIZE, &none);
            });
        });
        QCOMPARE(child.result(), 0);
    }

    void aFullDiskLosesNothing()
    {
        Child child([&](Child::Talk &) {
            if (!ownMounts() || ::mount("none", folder().toLocal8Bit(), "tmpfs", 0, "size=128k") != 0)
                return Child::Skip;
            const QString filler = folder() + QStringLiteral("/filler");
            setContent(filler, QByteArray(64 * 1024, 'x'));
            return fillUp(folder(), [&] { QFile::remove(filler); });
        });
        if (child.result() == Child::Skip)
            QSKIP("no right to mount a small disk");
        QCOMPARE(child.result(), 0);
    }

    void aDiskThatIsFullFromTheStartKeepsNoHalfJournal()
    {
        Child child([&](Child::Talk &) {
            if (!ownMounts() || ::mount("none", folder().toLocal8Bit(), "tmpfs", 0, "size=64k") != 0)
                return Child::Skip;
            QFile filler(folder() + QStringLiteral("/filler"));
            CHILD_CHECK(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            while (filler.write(QByteArray(4096, 'x')) == 4096) { }
            CHILD_CHECK(creationFault(folder()) == FaultCode::NoSpace);
            CHILD_CHECK(QDir(folder()).entryList(QDir::Files).size() == 1);
            return 0;
        });
        if (child.result() == Child::Skip)
            QSKIP("no right to mount a small disk");
        QCOMPARE(child.result(), 0);
    }

    void aDiskOnlyForReading()
    {
        Child child([&](Child::Talk &) {
            if (!ownMounts() || ::mount("none", folder().toLocal8Bit(), "tmpfs", 0, "size=1m") != 0)
                return Child::Skip;
            const QString path = leftBehind(folder());
            ::mount("none", folder().toLocal8Bit(), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=1m");
            CHILD_CHECK(openFault(path) == FaultCode::ReadOnly);
            CHILD_CHECK(creationFault(folder()) == FaultCode::ReadOnly);
            CHILD_CHECK(unfinishedJournals(folder()).journals.size() == 1);
            return 0;
        });
        if (child.result() == Child::Skip)
            QSKIP("no right to mount a disk for reading");
        QCOMPARE(child.result(), 0);
    }

    void aFolderWithoutTheRightToWrite()
    {
        const QString path = leftBehind(folder());
        ::chmod(path.toLocal8Bit(), 0444);
        ::chmod(folder().toLocal8Bit(), 0555);
        Child child([&](Child::Talk &) {
            // Root may write anywhere; be somebody else.
            if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
                return Child::Skip;
            CHILD_CHECK(creationFault(folder()) == FaultCode::Denied);
            CHILD_CHECK(creationFault(folder() + QStringLiteral("/deeper")) == FaultCode::Denied);
            CHILD_CHECK(openFault(path) == FaultCode::Denied);
            CHILD_CHECK(unfinishedJournals(folder()).journals.size() == 1);
            return 0;
        });
        const int result = child.result();
        ::chmod(folder().toLocal8Bit(), 0755);
        if (result == Child::Skip)
            QSKIP("cannot become another user");
        QCOMPARE(result, 0);
    }

    void placesThatAreNoFolderOrNoFile()
    {
        const QString path = leftBehind(folder());
        QCOMPARE(creationFault(path), FaultCode::NotFound);
        QCOMPARE(creationFault(path + QStringLiteral("/below")), FaultCode::NotFound);
        QCOMPARE(openFault(folder() + QStringLiteral("/none.jsonl")), FaultCode::NotFound);
        QCOMPARE(openFault(QStringLiteral("/dev/full")), FaultCode::Foreign);
        ::mkfifo((folder() + QStringLiteral("/pipe.jsonl")).toLocal8Bit(), 0600);
        QCOMPARE(openFault(folder() + QStringLiteral("/pipe.jsonl")), FaultCode::Foreign);
    }

    void removedJournalIsNoticedAndWrittenAnew()
    {
        Table table(folder());
        QVERIFY(!table.play("H8"));
        QVERIFY(QFile::remove(table.path()));
        QVERIFY(table.play("G9") == FaultCode::NotFound); // it is told
        QVERIFY(!table.play("G9")); // and who tries again has all of it on the disk again
        const auto found = recover(readJournal(contentOf(table.path())));
        QVERIFY(found && !found->fault);
        QCOMPARE(found->match.moves().size(), std::size_t { 2 });
    }

    void removedJournalDoesNotOverwriteAnotherFile()
    {
        Table table(folder());
        QVERIFY(QFile::remove(table.path()));
        setContent(table.path(), "another file");
        QVERIFY(table.play("H8") == FaultCode::NotFound);
        QVERIFY(!table.play("H8"));
        QCOMPARE(contentOf(table.path() + QStringLiteral(".broken")), QByteArray("another file"));
        QCOMPARE(recover(readJournal(contentOf(table.path())))->match.moves().size(), std::size_t { 1 });
    }

    void aJournalThatSomebodyWroteIntoIsWrittenAnew_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("emptied") << QByteArray();
        QTest::newRow("with something else in it") << QByteArray("notes");
        QTest::newRow("with more in it") << QByteArray(100'000, 'x');
    }
    void aJournalThatSomebodyWroteIntoIsWrittenAnew()
    {
        QFETCH(QByteArray, content);
        Table table(folder());
        QVERIFY(!table.play("H8"));
        QFile file(table.path());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(content);
        file.close();
        QVERIFY(table.play("G9") == FaultCode::Torn);
        QVERIFY(!table.play("G9"));
        const auto found = recover(readJournal(contentOf(table.path())));
        QVERIFY(found && !found->fault);
        QCOMPARE(found->match.moves().size(), std::size_t { 2 });
        QCOMPARE(contentOf(table.path() + QStringLiteral(".broken")), content);
    }

    void aJournalThatWasMovedAwayIsWrittenAnew()
    {
        Table table(folder());
        QVERIFY(!table.play("H8"));
        const QString trash = folder() + QStringLiteral("/trash");
        QVERIFY(QFile::rename(table.path(), trash));
        QVERIFY(table.play("G9") == FaultCode::NotFound);
        QVERIFY(!table.play("G9"));
        QCOMPARE(recover(readJournal(contentOf(table.path())))->match.moves().size(), std::size_t { 2 });
        QVERIFY(QFile::exists(trash)); // it is whose it is
    }

    void unfinishedOnesAreListedNewestFirst()
    {
        const QString older = leftBehind(folder(), "older");
        Table newer(folder(), named("newer"));
        for (const char *point : { "H8", "G9", "I10", "K11" })
            newer.play(point);
        newer.close();
        Table ended(folder(), named("ended"));
        ended.give(Resign { Seat::A });
        ended.close();
        Table endedAndTorn(folder(), named("ended-and-torn"));
        endedAndTorn.give(Resign { Seat::A });
        endedAndTorn.close();
        setContent(endedAndTorn.path(), contentOf(endedAndTorn.path()) + "{\"seq\":");
        setContent(folder() + QStringLiteral("/note.txt"), "not asked about");
        setContent(folder() + QStringLiteral("/foreign.jsonl"), QByteArray("{\"a\":1}\n").repeated(100000));
        setContent(folder() + QStringLiteral("/empty.jsonl"), {});

        const UnfinishedJournals found = unfinishedJournals(folder());
        QCOMPARE(found.journals.size(), 2);
        QCOMPARE(found.journals[0].path, newer.path());
        QCOMPARE(found.journals[1].path, older);
        QCOMPARE(found.journals[1].recovery.match.moves().size(), 3);
        QCOMPARE(found.journals[1].recovery.match.setup().names.a, std::string("Aoki"));
        QVERIFY(!found.journals[0].isLocked);
        QCOMPARE(found.unreadable.size(), 2);
        QCOMPARE(found.unreadable[0].code, FaultCode::Torn);
        QCOMPARE(found.unreadable[0].path, folder() + QStringLiteral("/empty.jsonl"));
        QCOMPARE(found.unreadable[1].code, FaultCode::Foreign);
        QCOMPARE(found.unreadable[1].line, 1);

        for (const JournalFault &fault : found.unreadable)
            QVERIFY(setAside(fault.path));
        QVERIFY(unfinishedJournals(folder()).unreadable.empty());
        QVERIFY(QFileInfo::exists(folder() + QStringLiteral("/foreign.jsonl.broken")));
    }

    void missingFolderHasNoJournals()
    {
        const auto found = unfinishedJournals(folder() + QStringLiteral("/none"));
        QVERIFY(found.journals.empty());
        QVERIFY(found.unreadable.empty());
    }

    void oldGamesDoNotSlowTheStart()
    {
        Table table(folder(), named("long"));
        for (int i = 0; i < 40; ++i)
            table.beat();
        table.give(Resign { Seat::A });
        const QByteArray bytes = contentOf(table.path());
        const QByteArray middle = bytes.sliced(bytes.indexOf('\n') + 1).repeated(100);
        for (int i = 0; i < 200; ++i)
            setContent(folder() + QStringLiteral("/old%1.jsonl").arg(i), bytes + middle);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(unfinishedJournals(folder()).journals.empty());
        QVERIFY2(timer.elapsed() < 1000, QByteArray::number(timer.elapsed()));
    }

private:
    // Mounts that only this process sees.
    static bool ownMounts()
    {
        return ::unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    }
};

} // namespace tst_journal

QTEST_GUILESS_MAIN(tst_journal::TestJournal)
#include "tst_journal.moc"
