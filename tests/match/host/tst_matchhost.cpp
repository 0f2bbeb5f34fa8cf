// SPDX-License-Identifier: MIT
#include "../../ui/match/fixture.h"
#include "match/host/gamefile.h"
#include "match/host/openjournal.h"
#include "match/host/waitinggames.h"
#include "match/journal/chain/chaincode.h"
#include "match/journal/chain/keyfile.h"
#include "match/journal/chain/signing.h"
#include "match/journal/folder.h"
#include "match/model/doublegame.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

namespace tst_matchhost {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

// As long as it lives, no file can grow: what a full disk looks like to a program.
class FullDisk
{
public:
    explicit FullDisk(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit { static_cast<rlim_t>(bytes), RLIM_INFINITY };
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        const rlimit none { RLIM_INFINITY, RLIM_INFINITY };
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
};

match::Act stone(Seat seat, const char *point)
{
    return { seat, opening::Place { rules::pointFromText(point, 15).value() } };
}

} // namespace

class tst_matchhost : public QObject
{
    Q_OBJECT

private slots:
    void eventsAreOnDiskBeforeTheyAreSeen();
    void endCodeMatchesTheJournalFile();
    void oneGameIsOneFile_data();
    void oneGameIsOneFile();
    void aFirstResultThatCouldNotBeMadeVoidIsReplaced();
    void aSecondResultThatCannotBeSavedIsSavedLater_data();
    void aSecondResultThatCannotBeSavedIsSavedLater();
    void aKeySignsWhatIsPutAway();
    void matchTimeBeginsAtZero();
    void recoveryGoesOnWhereTheJournalEnds();
    void aResumedGameHasNoEndCode();
    void aGameThatNobodyCameToIsOverAndSaved();
    void fullDiskMovesNothingAndStopsTime();
    void flagTimerWakesAtTheFall();
    void noTimerWithoutARunningClock();
    void leavingStopsTheClocks();
    void finishedGameIsSavedByItself();
    void savedGamesJournalIsPutAway();
    void gameThatEndedUnsavedIsSavedLater();
    void secondGameOfAProgramThatDiedIsKept();
    void secondGameThatCannotBeKeptLeavesTheJournal();
    void aDamagedJournalOfAnEndedGameIsTold();
    void savingNeverOverwrites();
    void fileNames_data();
    void fileNames();
    void whichGamesNobodyHasTouched_data();
    void whichGamesNobodyHasTouched();
    void onlyUntouchedGamesAreForgotten();
    void aGameEndsWithoutAResultOnce();
    void aBrokenFileOfAGameThatIsWaitedForIsTold();
};

void tst_matchhost::eventsAreOnDiskBeforeTheyAreSeen()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    QVERIFY(host.startMatch(plainSetup(), folder.path()).hasValue());
    qint64 sizeWhenSeen = 0;
    connect(&host, &host::MatchHost::happened, this, [&] { sizeWhenSeen = QFileInfo(host.journalPath()).size(); });
    const qint64 before = QFileInfo(host.journalPath()).size();
    QVERIFY(host.execute(stone(Seat::A, "H8")));
    QVERIFY(sizeWhenSeen > before);
    QCOMPARE(QFileInfo(host.journalPath()).size(), sizeWhenSeen);
}

void tst_matchhost::matchTimeBeginsAtZero()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    QVERIFY(host.startMatch(plainSetup(), folder.path()).hasValue());
    QVERIFY(host.now() == 0ms);
    time.advance(42s);
    QVERIFY(host.now() == 42s);
    QVERIFY(host.reading(Seat::A).main == 15min - 42s);
}

void tst_matchhost::recoveryGoesOnWhereTheJournalEnds()
{
    FakeTime time;
    const QTemporaryDir folder;
    QString path;
    {
        host::MatchHost host(time);
        QVERIFY(host.startMatch(plainSetup(), folder.path()).hasValue());
        time.advance(10s);
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        time.advance(5s);
        QVERIFY(host.execute(match::Beat {}));
        path = host.journalPath();
    }
    time.advance(3h);
    host::MatchHost host(time);
    QVERIFY(host.resumeMatch(path).hasValue());
    QVERIFY(host.match().isPaused());
    QVERIFY(host.match().isRecovered());
    QVERIFY(host.reading(Seat::A).main == 15min - 10s);
    QVERIFY(host.reading(Seat::B).main == 15min - 5s);
    QVERIFY(host.execute(match::Resume {}));
    time.advance(7s);
    QVERIFY(host.reading(Seat::B).main == 15min - 12s);
    // The record knows of the moves before the break.
    QVERIFY(host.execute(match::Resign { Seat::B }));
    QVERIFY(host.sgf().contains(";B[hh]"));
}

void tst_matchhost::endCodeMatchesTheJournalFile()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    QVERIFY(host.startMatch(setup, folder.path()).hasValue());
    QVERIFY(host.execute(stone(Seat::A, "H8")));
    QCOMPARE(host.endCode(), QString());
    QVERIFY(host.execute(match::Resign { Seat::B }));
    const auto codeInFile = [&host] {
        const auto bytes = journal::readJournalFile(host.journalPath());
        return QString::fromStdString(
            journal::chainCode(journal::endOfMatch(journal::readJournal(*bytes).entries).value().hash));
    };
    QCOMPARE(host.endCode(), codeInFile());
    const QString code = host.endCode();
    QVERIFY(host.execute(match::Confirm { Seat::A }));
    QCOMPARE(host.endCode(), code);
    QCOMPARE(codeInFile(), code);
    QVERIFY(host.execute(match::Intervene { match::Reopen {}, {} }));
    QCOMPARE(host.endCode(), QString());
    QVERIFY(host.execute(match::Resign { Seat::A }));
    QVERIFY(host.endCode() != code);
    QCOMPARE(host.endCode(), codeInFile());
    host.leave();
    QCOMPARE(host.endCode(), QString());
}

// Of a game whose result the arbiter took back.
void tst_matchhost::oneGameIsOneFile_data()
{
    QTest::addColumn<bool>("isLeft"); // and taken up again
    QTest::addColumn<bool>("isEdited"); // by somebody, meanwhile
    QTest::addColumn<QString>("name"); // of the opener
    QTest::newRow("at once") << false << false << "Ann";
    QTest::newRow("left and taken up again") << true << false << "Ann";
    QTest::newRow("left and taken up again, with a grade behind a name") << true << false << "Ann [4d]";
    QTest::newRow("what somebody has changed stays") << false << true << "Ann";
}
void tst_matchhost::oneGameIsOneFile()
{
    QFETCH(bool, isLeft);
    QFETCH(bool, isEdited);
    QFETCH(QString, name);
    FakeTime time;
    const QTemporaryDir folder;
    const QString journals = folder.filePath(QStringLiteral("journals"));
    const QDir games(folder.filePath(QStringLiteral("games")));
    host::MatchHost host(time);
    host.setGamesFolder(games.path());
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    setup.names.a = name.toStdString();
    QVERIFY(host.startMatch(setup, journals).hasValue());
    const QString journal = host.journalPath();
    QVERIFY(host.execute(stone(Seat::A, "H8")));
    QVERIFY(host.execute(match::Resign { Seat::B }));
    const auto content = [&games](qsizetype index) {
        QFile file(games.filePath(games.entryList(QDir::Files, QDir::Name).value(index)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(content(0).contains("RE[B+R]"));
    QVERIFY(host.execute(match::Intervene { match::Reopen {}, {} }));
    QVERIFY(content(0).contains("RE[Void]"));
    if (isLeft) {
        host.leave();
        QVERIFY(QFile::exists(journal)); // it is not over, so it is not put away
        QVERIFY(host.resumeMatch(journal).hasValue());
    }
    if (isEdited) {
        QFile file(host.gamePath());
        QVERIFY(file.open(QIODevice::Append));
        file.write("(;C[mine])");
    }
    QVERIFY(host.execute(match::Resign { Seat::A }));
    QCOMPARE(games.entryList(QDir::Files).size(), isEdited ? 2 : 1);
    QVERIFY(content(isEdited ? 1 : 0).contains("RE[W+R]") || content(0).contains("RE[W+R]"));
    QCOMPARE(content(0).contains("mine") || content(1).contains("mine"), isEdited);
    host.leave();
    QVERIFY(!QFile::exists(journal));
}

// The disk is full when the arbiter takes the first result back.
void tst_matchhost::aFirstResultThatCouldNotBeMadeVoidIsReplaced()
{
    FakeTime time;
    const QTemporaryDir folder;
    const QString games = folder.filePath(QStringLiteral("games"));
    host::MatchHost host(time);
    host.setGamesFolder(games);
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    QVERIFY(host.startMatch(setup, folder.filePath(QStringLiteral("journals"))));
    const QString journal = host.journalPath();
    QVERIFY(host.execute(stone(Seat::A, "H8")));
    QVERIFY(host.execute(match::Resign { Seat::B }));
    QVERIFY(host.execute(match::Confirm { Seat::A }));
    std::optional<FullDisk> full;
    connect(&host, &host::MatchHost::happened, this, [&] {
        if (!host.match().isOver())
            full.emplace(10);
    });
    QVERIFY(host.execute(match::Intervene { match::Reopen {}, {} }));
    QVERIFY(full);
    full.reset();
    disconnect(&host, nullptr, this, nullptr);
    host.leave();
    const auto saved = [&games] {
        const QDir dir(games);
        const QStringList names = dir.entryList(QDir::Files);
        QFile file(dir.filePath(names.value(0)));
        return names.size() == 1 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(saved().contains("RE[B+R]"));
    QVERIFY(host.resumeMatch(journal));
    QVERIFY(host.execute(match::Resign { Seat::A }));
    QVERIFY(saved().contains("RE[W+R]")); // and no second file beside it
}

// The arbiter took the first result back; when the second comes, the folder is full, or away.
void tst_matchhost::aSecondResultThatCannotBeSavedIsSavedLater_data()
{
    QTest::addColumn<bool>("isFull");
    QTest::newRow("the disk is full") << true;
    QTest::newRow("the folder is away") << false;
}
void tst_matchhost::aSecondResultThatCannotBeSavedIsSavedLater()
{
    QFETCH(bool, isFull);
    FakeTime time;
    const QTemporaryDir folder;
    const QString journals = folder.filePath(QStringLiteral("journals"));
    const QString games = folder.filePath(QStringLiteral("games"));
    const QString waiting = folder.filePath(QStringLiteral("waiting"));
    QByteArray sgf;
    {
        host::MatchHost host(time);
        host.setGamesFolder(games);
        match::MatchSetup setup = plainSetup();
        setup.arbiter = true;
        QVERIFY(host.startMatch(setup, journals));
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        QVERIFY(host.execute(match::Resign { Seat::B }));
        QVERIFY(host.execute(match::Intervene { match::Reopen {}, {} }));
        QSignalSpy failed(&host, &host::MatchHost::saveFailed);
        const QString away = folder.filePath(QStringLiteral("elsewhere"));
        QVERIFY(isFull || QFile::rename(games, away));
        QFile blocking(games);
        QVERIFY(isFull || blocking.open(QIODevice::WriteOnly));
        std::optional<FullDisk> full;
        connect(&host, &host::MatchHost::happened, this, [&] {
            if (isFull && host.match().isOver())
                full.emplace(10); // the journal is written, the game is not yet
        });
        QVERIFY(host.execute(match::Resign { Seat::A }));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(host.gamePath(), QString());
        sgf = host.sgf();
        host.leave();
        full.reset();
        QVERIFY(isFull || (blocking.remove() && QFile::rename(away, games)));
    }
    QCOMPARE(journal::endedJournals(journals).journals.size(), std::size_t { 1 }); // it has not been put away
    host::settleEndedGames(journals, games, waiting, {});
    QVERIFY(journal::endedJournals(journals).journals.empty());
    const QStringList saved = QDir(games).entryList(QDir::Files);
    QCOMPARE(saved.size(), 1); // in place of the void one
    QFile file(QDir(games).filePath(saved.first()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), sgf);
}

void tst_matchhost::aKeySignsWhatIsPutAway()
{
    FakeTime time;
    const QTemporaryDir folder;
    const QString journals = folder.filePath(QStringLiteral("journals"));
    const QString games = folder.filePath(QStringLiteral("games"));
    const QString keyFile = folder.filePath(QStringLiteral("arbiter.key"));
    const auto made = journal::makeKeyFiles(keyFile);
    QVERIFY(made);
    const auto isSigned = [&](const std::string &id) {
        const QString path = journals + QStringLiteral("/finished/%1.jsonl").arg(QString::fromStdString(id));
        QFile file(path);
        QFile signature(journal::signaturePath(path));
        return file.open(QIODevice::ReadOnly) && signature.open(QIODevice::ReadOnly)
            && signing::verified(made->key, file.readAll().toStdString(), signature.readAll().toStdString()).hasValue();
    };
    host::MatchHost host(time);
    host.setGamesFolder(games);
    QSignalSpy failed(&host, &host::MatchHost::signingFailed);
    const auto playOne = [&](const char *id) {
        match::MatchSetup setup = plainSetup();
        setup.id = id;
        return host.startMatch(setup, journals).hasValue() && host.execute(match::Resign { Seat::B });
    };
    host.setSigningKey(keyFile);
    QVERIFY(playOne("first"));
    QVERIFY(playOne("second")); // lets go of the first
    QVERIFY(isSigned("first"));
    host.leave();
    QVERIFY(isSigned("second"));
    QCOMPARE(failed.size(), 0);

    // Without its key a journal stays until it can be signed.
    const QString away = folder.filePath(QStringLiteral("stick"));
    QVERIFY(QFile::rename(keyFile, away));
    QVERIFY(playOne("third"));
    host.leave();
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].toString().contains(keyFile));
    QVERIFY(QFile::exists(journals + QStringLiteral("/third.jsonl")));
    const QString waiting = folder.filePath(QStringLiteral("waiting"));
    QVERIFY(host::settleEndedGames(journals, games, waiting, keyFile).unsignedWhy.contains(keyFile));
    QVERIFY(QFile::exists(journals + QStringLiteral("/third.jsonl")));
    QVERIFY(QFile::rename(away, keyFile));
    QCOMPARE(host::settleEndedGames(journals, games, waiting, keyFile).unsignedWhy, QString());
    QVERIFY(isSigned("third"));
    QCOMPARE(QDir(journals).entryList(QDir::Files), QStringList());
}

// Whatever was played before it in the same window.
void tst_matchhost::aResumedGameHasNoEndCode()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    const auto begin = [&](const char *id) {
        match::MatchSetup setup = plainSetup();
        setup.id = id;
        return host.startMatch(setup, folder.path()).hasValue();
    };
    QVERIFY(begin("first"));
    const QString first = host.journalPath();
    QVERIFY(begin("second"));
    QVERIFY(host.execute(match::Resign { Seat::B }));
    QVERIFY(!host.endCode().isEmpty());
    QVERIFY(host.resumeMatch(first));
    QCOMPARE(host.match().setup().id, std::string("first"));
    QCOMPARE(host.endCode(), QString());
    QVERIFY(host.retry()); // nothing is pending
}

void tst_matchhost::aGameThatNobodyCameToIsOverAndSaved()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    host.setGamesFolder(folder.filePath(QStringLiteral("games")));
    match::MatchSetup setup = plainSetup();
    setup.attendance = match::Attendance { 0, { clock::Duration(0), std::nullopt }, 16min };
    QVERIFY(host.startMatch(setup, folder.filePath(QStringLiteral("journals"))));
    QVERIFY(host.match().isOver());
    QVERIFY(!host.endCode().isEmpty());
    QVERIFY(QFile::exists(host.gamePath()));
    QVERIFY(host.sgf().contains("RE[B+"));
}

void tst_matchhost::fullDiskMovesNothingAndStopsTime()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    QVERIFY(host.startMatch(plainSetup(), folder.path()).hasValue());
    time.advance(10s);
    QSignalSpy happened(&host, &host::MatchHost::happened);
    QSignalSpy failed(&host, &host::MatchHost::journalFailed);
    {
        const FullDisk full(QFileInfo(host.journalPath()).size() + 20);
        QVERIFY(!host.execute(stone(Seat::A, "H8")));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(happened.size(), 0);
        QVERIFY(host.match().moves().empty());
        QVERIFY(host.stalledBy()->code == journal::FaultCode::NoSpace);
        time.advance(5min);
        QVERIFY(host.now() == 10s);
        QVERIFY(!host.reading(Seat::A).running);
        QVERIFY(!host.retry());
    }
    QVERIFY(host.retry());
    QVERIFY(!host.stalledBy());
    QCOMPARE(happened.size(), 1);
    QCOMPARE(host.match().moves().size(), std::size_t(1));
    // Nobody pays for the minutes without space.
    QVERIFY(host.now() == 10s);
    time.advance(1s);
    QVERIFY(host.reading(Seat::B).main == 15min - 1s);
    QVERIFY(!journal::unfinishedJournals(folder.path()).journals.at(0).recovery.fault);
}

void tst_matchhost::flagTimerWakesAtTheFall()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    match::MatchSetup setup = plainSetup();
    for (clock::TimeControl *control : { &setup.time.a, &setup.time.b })
        control->stages = { clock::MainStage { 50ms, {}, false, {} } };
    QVERIFY(host.startMatch(setup, folder.path()).hasValue());
    time.advance(60ms); // the hand is ahead of the real timer
    QTRY_VERIFY(host.match().phase() == match::Phase::Flagged);
    QVERIFY(host.match().clock().seat(Seat::A).flag->at == 50ms);
}

void tst_matchhost::noTimerWithoutARunningClock()
{
    Table table(plainSetup());
    QVERIFY(table.hasActiveTimers());
    QVERIFY(table.host->execute(match::Pause { Seat::A }));
    QVERIFY(!table.hasActiveTimers());
    QVERIFY(table.host->execute(match::Resume {}));
    QVERIFY(table.hasActiveTimers());
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QTRY_VERIFY(!table.hasActiveTimers()); // the card of the result comes up and waits for no stray tap any more
}

void tst_matchhost::leavingStopsTheClocks()
{
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    QVERIFY(host.startMatch(plainSetup(), folder.path()).hasValue());
    time.advance(10s);
    host.leave();
    QVERIFY(!host.hasMatch());
    const auto found = journal::unfinishedJournals(folder.path()).journals;
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(!found[0].isLocked);
    QVERIFY(found[0].recovery.mostTimeLost() == 0ms);
    QVERIFY(found[0].recovery.match.clock().reading(Seat::A, 1h).main == 15min - 10s);
}

void tst_matchhost::finishedGameIsSavedByItself()
{
    Table table(plainSetup());
    const QSignalSpy saved(table.host.get(), &host::MatchHost::gameSaved);
    table.play({ "H8", "H9" });
    QVERIFY(table.host->execute(match::Resign { Seat::B }));
    QCOMPARE(saved.size(), 1);
    QFile file(table.host->gamePath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QFileInfo(file).fileName(), QStringLiteral("2031-05-04 Ann - Bob.sgf"));
    const QByteArray sgf = file.readAll();
    QVERIFY(sgf.contains("PB[Ann]"));
    QVERIFY(sgf.contains("RE[B+R]"));
}

void tst_matchhost::savedGamesJournalIsPutAway()
{
    Table table(plainSetup());
    table.play({ "H8", "H9" });
    const QFileInfo journal(table.host->journalPath());
    QVERIFY(table.host->execute(match::Resign { Seat::B }));
    QVERIFY(journal.exists()); // it is still open
    table.host->leave();
    QVERIFY(!QFile::exists(journal.filePath()));
    QVERIFY(QFile::exists(journal.dir().filePath(QStringLiteral("finished/") + journal.fileName())));
}

void tst_matchhost::gameThatEndedUnsavedIsSavedLater()
{
    const QTemporaryDir folder;
    const QString journals = folder.filePath(QStringLiteral("journals"));
    const QString games = folder.filePath(QStringLiteral("games"));
    const QString waiting = folder.filePath(QStringLiteral("waiting"));
    QByteArray sgf;
    {
        FakeTime time;
        host::MatchHost host(time); // without a folder for games it cannot save
        QVERIFY(host.startMatch(plainSetup(), journals));
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        time.advance(20s);
        QVERIFY(host.execute(match::Resign { Seat::B }));
        host::settleEndedGames(journals, games, waiting, {});
        QVERIFY(!QFile::exists(games)); // the journal is open: whoever has it saves the game
        sgf = host.sgf();
    }
    QFile blocking(games);
    QVERIFY(blocking.open(QIODevice::WriteOnly));
    host::settleEndedGames(journals, games, waiting, {}); // a file stands where the folder should be
    QCOMPARE(journal::endedJournals(journals).journals.size(), std::size_t { 1 });
    QVERIFY(blocking.remove());

    host::settleEndedGames(journals, games, waiting, {});
    const QStringList saved = QDir(games).entryList(QDir::Files);
    QCOMPARE(saved, QStringList { QStringLiteral("2031-05-04 Ann - Bob.sgf") });
    QFile file(QDir(games).filePath(saved.first()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), sgf);
    QVERIFY(journal::endedJournals(journals).journals.empty());

    // Stopped between the saving and the putting away: the same game is not saved twice.
    const QDir finished(QDir(journals).filePath(QStringLiteral("finished")));
    const QString name = finished.entryList(QDir::Files).value(0);
    QVERIFY(QFile::rename(finished.filePath(name), QDir(journals).filePath(name)));
    host::settleEndedGames(journals, games, waiting, {});
    QCOMPARE(QDir(games).entryList(QDir::Files), saved);
    QVERIFY(finished.exists(name));
}

// The program died between the end of the first game and the file of the second: the first one's journal is the truth.
void tst_matchhost::secondGameOfAProgramThatDiedIsKept()
{
    const QTemporaryDir folder;
    const QString journals = folder.filePath(QStringLiteral("journals"));
    const QString games = folder.filePath(QStringLiteral("games"));
    const QString waiting = folder.filePath(QStringLiteral("waiting"));
    const auto kept = [&] { return host::waitingGames(waiting, journals).games; };
    match::MatchSetup setup = plainSetup();
    setup.games = 2;
    match::MatchSetup second;
    {
        FakeTime time;
        host::MatchHost host(time);
        QVERIFY(host.startMatch(setup, journals));
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        QVERIFY(host.execute(match::Resign { Seat::B }));
        QVERIFY(host.execute(match::Confirm { Seat::A })); // its last line is not the end
        second = match::secondGame(host.match());
    }
    // A file stands where the folder should be: the first journal stays where it is found.
    QFile blocking(waiting);
    QVERIFY(blocking.open(QIODevice::WriteOnly));
    host::settleEndedGames(journals, games, waiting, {});
    QCOMPARE(journal::endedJournals(journals).journals.size(), std::size_t { 1 });
    QVERIFY(blocking.remove());

    host::settleEndedGames(journals, games, waiting, {});
    QCOMPARE(kept().size(), std::size_t { 1 });
    QCOMPARE(kept().front().game.setup, second);
    QVERIFY(journal::endedJournals(journals).journals.empty());
    QCOMPARE(QDir(games).entryList(QDir::Files).size(), 1);

    // Called off, it does not come back.
    QVERIFY(QFile::remove(kept().front().path));
    host::settleEndedGames(journals, games, waiting, {});
    QVERIFY(kept().empty());

    // Begun, it is not waited for again.
    const QDir finished(QDir(journals).filePath(QStringLiteral("finished")));
    const QString name = finished.entryList(QDir::Files).value(0);
    QVERIFY(QFile::rename(finished.filePath(name), QDir(journals).filePath(name)));
    FakeTime time;
    host::MatchHost host(time);
    QVERIFY(host.startMatch(second, journals));
    host::settleEndedGames(journals, games, waiting, {});
    QVERIFY(kept().empty());
    QVERIFY(finished.exists(name));
}

void tst_matchhost::secondGameThatCannotBeKeptLeavesTheJournal()
{
    match::MatchSetup setup = plainSetup();
    setup.games = 2;
    Table table(setup);
    const QFileInfo journal(table.host->journalPath());
    QVERIFY(table.host->execute(match::Resign { Seat::B }));
    table.host->keepJournalInPlace();
    table.host->leave();
    QVERIFY(QFile::exists(journal.filePath()));
}

void tst_matchhost::aDamagedJournalOfAnEndedGameIsTold()
{
    const QTemporaryDir folder;
    const QString journals = folder.filePath(QStringLiteral("journals"));
    const QString games = folder.filePath(QStringLiteral("games"));
    QString path;
    {
        FakeTime time;
        host::MatchHost host(time);
        QVERIFY(host.startMatch(plainSetup(), journals));
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        QVERIFY(host.execute(match::Resign { Seat::B }));
        path = host.journalPath();
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray good = file.readAll();
    const qsizetype lastLine = good.lastIndexOf('\n', -2) + 1;
    for (qsizetype at = 0; at < good.size(); at += 7) {
        QByteArray bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 1);
        QVERIFY(file.seek(0));
        QCOMPARE(file.write(bad), bad.size());
        QVERIFY(file.flush());
        const auto told =
            host::settleEndedGames(journals, games, folder.filePath(QStringLiteral("waiting")), {}).damaged;
        // A last line that does not say any more that the match has ended is told of among the unfinished.
        const journal::UnfinishedJournals unfinished = journal::unfinishedJournals(journals);
        QCOMPARE(told.size() + unfinished.journals.size() + unfinished.unreadable.size(), std::size_t { 1 });
        if (at < lastLine) {
            QCOMPARE(told.size(), std::size_t { 1 });
            QCOMPARE(told.front().path, path);
            QVERIFY(told.front().line > 0);
        }
        QVERIFY(QFile::exists(path));
        QVERIFY(!QFile::exists(games));
    }
}

void tst_matchhost::savingNeverOverwrites()
{
    const QTemporaryDir folder;
    const auto first = host::saveInto(folder.path(), QStringLiteral("a.sgf"), "one");
    const auto second = host::saveInto(folder.path(), QStringLiteral("a.sgf"), "two");
    QCOMPARE(first.value(), folder.filePath(QStringLiteral("a.sgf")));
    QCOMPARE(second.value(), folder.filePath(QStringLiteral("a-2.sgf")));
    QFile file(*first);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("one"));
    QCOMPARE(host::saveInto(folder.path(), QStringLiteral("a.sgf"), "three").value(),
        folder.filePath(QStringLiteral("a-3.sgf")));
    QCOMPARE(host::saveInto(folder.path(), QStringLiteral("a.sgf"), "two").value(), second.value()); // it is there
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
    QVERIFY(host::saveInto(folder.path(), QStringLiteral("b. C.sgf"), "one"));
    QCOMPARE(host::saveInto(folder.path(), QStringLiteral("b. C.sgf"), "two").value(),
        folder.filePath(QStringLiteral("b. C-2.sgf")));
}

void tst_matchhost::fileNames_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("name");
    QTest::newRow("a plain name") << "Ann"
                                  << "2031-05-04 Ann - Bob.sgf";
    QTest::newRow("signs that no file bears") << "A/n:n"
                                              << "2031-05-04 A_n_n - Bob.sgf";
    QTest::newRow("no name") << ""
                             << "2031-05-04 Player 1 - Bob.sgf";
    QTest::newRow("signs alone") << "???"
                                 << "2031-05-04 Player 1 - Bob.sgf";
    QTest::newRow("dots first") << "../Ann"
                                << "2031-05-04 _Ann - Bob.sgf";
    QTest::newRow("a dot and a blank") << ". Ann"
                                       << "2031-05-04 Ann - Bob.sgf";
    QTest::newRow("a digit alone") << "7"
                                   << "2031-05-04 7 - Bob.sgf";
    const auto longName = [](const char *what, const QString &letter, int times, int kept) {
        QTest::newRow(what) << letter.repeated(times) << "2031-05-04 " + letter.repeated(kept) + " - Bob.sgf";
    };
    longName("as long as may be", QStringLiteral("a"), 60, 60);
    longName("longer", QStringLiteral("a"), 61, 60);
    longName("long, of East Asia", QStringLiteral("花"), 21, 20);
    longName("long, of pairs of surrogates", QStringLiteral("\U00020BB7"), 16, 15);
    QTest::newRow("a blank at which it is cut") << QString(59, 'a') + " Ann"
                                                << "2031-05-04 " + QString(59, 'a') + " - Bob.sgf";
    QTest::newRow("characters of East Asia stay")
        << QStringLiteral("花子") << QStringLiteral("2031-05-04 花子 - Bob.sgf");
}

void tst_matchhost::fileNames()
{
    QFETCH(QString, black);
    QFETCH(QString, name);
    match::MatchSetup setup = plainSetup();
    setup.names.a = black.toStdString();
    QCOMPARE(host::fileNameOf(setup, QDateTime(QDate(2031, 5, 4), QTime(12, 0))), name);
}

void tst_matchhost::whichGamesNobodyHasTouched_data()
{
    QTest::addColumn<match::MatchSetup>("setup");
    QTest::addColumn<bool>("isUntouched");
    const auto row = [](const char *name, bool isUntouched, auto change) {
        match::MatchSetup setup = plainSetup();
        change(setup);
        QTest::newRow(name) << setup << isUntouched;
    };
    using match::MatchSetup;
    row("a plain game", true, [](MatchSetup &) {});
    row("beside a real board", false, [](MatchSetup &setup) { setup.playedOn = match::PlayedOn::PhysicalBoard; });
    row("with an arbiter", false, [](MatchSetup &setup) { setup.arbiter = true; });
    row("of an event", false, [](MatchSetup &setup) { setup.event = "Open"; });
    row("the first of two", false, [](MatchSetup &setup) { setup.games = 2; });
    row("that was waited for", false, [](MatchSetup &setup) {
        setup.attendance = match::Attendance { 0, { clock::Duration(0), clock::Duration(0) } };
    });
}

void tst_matchhost::whichGamesNobodyHasTouched()
{
    QFETCH(match::MatchSetup, setup);
    QFETCH(bool, isUntouched);
    FakeTime time;
    const QTemporaryDir folder;
    host::MatchHost host(time);
    QVERIFY(host.startMatch(setup, folder.path()));
    QCOMPARE(host::isUntouched(host.match()), isUntouched);
    QVERIFY(host.execute(match::Pause { Seat::A }));
    QCOMPARE(host::isUntouched(host.match()), isUntouched);
    QVERIFY(host.execute(match::Resume {}));
    QVERIFY(host.execute(match::Resign { Seat::A }));
    QVERIFY(!host::isUntouched(host.match()));
}

void tst_matchhost::onlyUntouchedGamesAreForgotten()
{
    FakeTime time;
    const QTemporaryDir folder;
    const auto begin = [&](host::MatchHost &host, const char *id) {
        match::MatchSetup setup = plainSetup();
        setup.id = id;
        return host.startMatch(setup, folder.path()).hasValue();
    };
    for (const char *id : { "untouched", "played", "torn" }) {
        host::MatchHost host(time);
        QVERIFY(begin(host, id));
        if (id == std::string("played"))
            QVERIFY(host.execute(stone(Seat::A, "H8")));
    }
    QFile torn(folder.filePath(QStringLiteral("torn.jsonl")));
    QVERIFY(torn.open(QIODevice::Append));
    torn.write("{");
    torn.close();
    host::MatchHost open(time);
    QVERIFY(begin(open, "open"));
    host::clearUntouchedGames(folder.path());
    QCOMPARE(QDir(folder.path()).entryList({ QStringLiteral("*.jsonl") }, QDir::Files, QDir::Name),
        (QStringList { QStringLiteral("open.jsonl"), QStringLiteral("played.jsonl"), QStringLiteral("torn.jsonl") }));
}

void tst_matchhost::aGameEndsWithoutAResultOnce()
{
    FakeTime time;
    const QTemporaryDir folder;
    QString path;
    {
        host::MatchHost host(time);
        QVERIFY(host.startMatch(plainSetup(), folder.path()));
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        path = host.journalPath();
    }
    QVERIFY(host::endWithoutResult(path, time.wall()));
    const auto ended = journal::endedJournals(folder.path()).journals;
    QCOMPARE(ended.size(), std::size_t(1));
    QVERIFY(ended[0].recovery.match.isOver() && !ended[0].recovery.fault);
    const auto again = host::endWithoutResult(path, time.wall());
    QVERIFY(!again && again.fault().code == journal::FaultCode::Ended);
    QVERIFY(!host::endWithoutResult(folder.filePath(QStringLiteral("none.jsonl")), time.wall()));
}

void tst_matchhost::aBrokenFileOfAGameThatIsWaitedForIsTold()
{
    const QTemporaryDir folder;
    const QString journals = folder.filePath(QStringLiteral("journals"));
    const QString waiting = folder.filePath(QStringLiteral("waiting"));
    match::MatchSetup setup = plainSetup();
    setup.id = "whole";
    QVERIFY(host::keepGame(waiting, { setup, {}, {} }));
    QFile broken(host::keptPath(waiting, "broken"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{}");
    broken.close();
    const host::WaitingGames all = host::waitingGames(waiting, journals);
    QCOMPARE(all.games.size(), std::size_t(1));
    QCOMPARE(all.games[0].path, host::keptPath(waiting, "whole"));
    QCOMPARE(all.games[0].game.setup, setup);
    QCOMPARE(all.broken.size(), std::size_t(1));
    QCOMPARE(all.broken[0].path, broken.fileName());
    setup.id = "../elsewhere";
    QVERIFY(!host::keepGame(waiting, { setup, {}, {} }));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
    // A file stands where the folder should be.
    setup.id = "whole";
    const auto failed = host::keepGame(host::keptPath(waiting, "broken"), { setup, {}, {} });
    QVERIFY(!failed && failed.fault() == host::keptPath(waiting, "broken"));
}

} // namespace tst_matchhost

QTEST_MAIN(tst_matchhost::tst_matchhost)
#include "tst_matchhost.moc"
