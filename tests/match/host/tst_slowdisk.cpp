// SPDX-License-Identifier: MIT
#include "../../ui/match/fixture.h"
#include "match/journal/folder.h"
#include "match/journal/recovery.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <cerrno>
#include <sys/syscall.h>
#include <unistd.h>

namespace tst_slowdisk {

namespace {

// A disk that answers when it is told to.
struct Disk
{
    std::atomic<bool> isSlow = false;
    std::atomic<bool> fails = false;
    QSemaphore answers;
};

Disk &disk()
{
    static Disk it;
    return it;
}

void wait()
{
    if (disk().isSlow)
        disk().answers.tryAcquire(1, 10'000); // a window that waits would wait for ever
}

} // namespace

} // namespace tst_slowdisk

// Instead of that of the system.
extern "C" int fdatasync(int descriptor)
{
    tst_slowdisk::wait();
    if (tst_slowdisk::disk().fails) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}
extern "C" int fsync(int descriptor)
{
    tst_slowdisk::wait();
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

namespace tst_slowdisk {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

match::Act stone(Seat seat, const char *point)
{
    return { seat, opening::Place { *rules::pointFromText(point, 15) } };
}

} // namespace

// The window lives while the journal waits for its disk (clock.md#the-machine).
class TestSlowDisk : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_table = std::make_unique<Table>(plainSetup()); }

    void cleanup()
    {
        disk().isSlow = false;
        disk().fails = false;
        disk().answers.tryAcquire(disk().answers.available());
        m_table.reset();
    }

    void theWindowLivesWhileADecisionIsWritten()
    {
        host::MatchHost &host = *m_table->host;
        const QSignalSpy slow(&host, &host::MatchHost::diskSlowChanged);
        const QSignalSpy happened(&host, &host::MatchHost::happened);
        QStringList seen;
        disk().isSlow = true;
        atSlowDisk([&] {
            seen << QString::number(host.match().moveNumber() - 1) << QString::number(happened.count())
                 << (host.isKeeping() ? QStringLiteral("keeping") : QStringLiteral("kept"));
            disk().answers.release();
        });
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        // Nothing is seen before it is on disk, and all of it when the call returns.
        QCOMPARE(seen, (QStringList { "0", "0", "keeping" }));
        QCOMPARE(host.match().moveNumber() - 1, 1);
        QCOMPARE(happened.count(), 1);
        QCOMPARE(slow.count(), 2);
        QVERIFY(!host.isKeeping());
        QVERIFY(!host.isDiskSlow());
    }

    // Of an engine, say.
    void whatIsDecidedMeanwhileComesAfterIt()
    {
        host::MatchHost &host = *m_table->host;
        disk().isSlow = true;
        atSlowDisk([&] {
            disk().isSlow = false;
            disk().answers.release();
            QVERIFY(host.execute(stone(Seat::B, "H9")));
        });
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        QCOMPARE(host.match().moveNumber() - 1, 2);
        QCOMPARE(movesOnDisk(), 2);
    }

    void whatIsReportedMeanwhileComesAfterIt()
    {
        host::MatchHost &host = *m_table->host;
        disk().isSlow = true;
        atSlowDisk([&] {
            host.report(match::WallChanged { 5s, {} });
            host.watch();
            disk().isSlow = false;
            disk().answers.release();
        });
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        const auto entries = journal().entries;
        QVERIFY(entries.size() >= 2);
        QVERIFY(std::holds_alternative<match::Acted>(entries[entries.size() - 2].event.what));
        QVERIFY(std::holds_alternative<match::WallChanged>(entries.back().event.what));
    }

    void aDiskThatFailsInTheEndStopsTheGame()
    {
        host::MatchHost &host = *m_table->host;
        disk().isSlow = true;
        atSlowDisk([&] {
            disk().fails = true;
            disk().answers.release(10);
        });
        QVERIFY(!host.execute(stone(Seat::A, "H8")));
        QVERIFY(host.stalledBy());
        QCOMPARE(host.match().moveNumber() - 1, 0);
        disk().fails = disk().isSlow = false;
        QVERIFY(host.retry());
        QCOMPARE(host.match().moveNumber() - 1, 1);
    }

    // As when the first press is written, and the other player presses meanwhile.
    void aPressIsTakenAsOfItsMoment()
    {
        host::MatchHost &host = *m_table->host;
        m_table->time.advance(20s);
        m_table->time.tapped(5ms);
        disk().isSlow = true;
        atSlowDisk([&] {
            m_table->time.advance(3s);
            m_table->time.letGo(); // the event loop has run
            disk().isSlow = false;
            disk().answers.release();
        });
        const clock::Moment pressed = host.handMoment();
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        QCOMPARE(host.handMoment(), pressed);
        QCOMPARE(journal().entries.back().event.at, pressed);
        QCoreApplication::processEvents();
        QCOMPARE(host.handMoment(), host.now());
    }

    void theWindowLivesWhileAGameBegins()
    {
        host::MatchHost &host = *m_table->host;
        match::MatchSetup next = plainSetup();
        next.id = "next";
        const bool hasLived = livesDuring([&] { QVERIFY(host.startMatch(next, m_table->folder.path())); });
        QVERIFY(hasLived);
        QCOMPARE(host.match().setup().id, "next");
    }

    void theWindowLivesWhileAGameIsTakenUpAgain()
    {
        host::MatchHost &host = *m_table->host;
        QVERIFY(host.execute(stone(Seat::A, "H8")));
        const QString path = host.journalPath();
        host.leave();
        const bool hasLived = livesDuring([&] { QVERIFY(host.resumeMatch(path)); });
        QVERIFY(hasLived);
        QCOMPARE(host.match().moveNumber() - 1, 1);
    }

    // The journal of a finished game is put away, and what comes too late for it changes nothing.
    void theWindowLivesWhileAGameIsLeft()
    {
        host::MatchHost &host = *m_table->host;
        host.setGamesFolder(m_table->folder.path() + QStringLiteral("/games"));
        QVERIFY(host.execute(match::Resign { Seat::A }));
        const QString path = host.journalPath();
        bool isRefused = false;
        const bool hasLived = livesDuring([&] { host.leave(); }, [&] { isRefused = !host.execute(match::Annul {}); });
        QVERIFY(hasLived);
        QVERIFY(isRefused);
        QVERIFY(!QFile::exists(path));
        QVERIFY(QFile::exists(journal::putAwayPath(path)));
    }

    // A game that begins meanwhile has a file of its own.
    void aGameThatIsBeingSavedIsNotTakenForTheNext()
    {
        host::MatchHost &host = *m_table->host;
        const QDir games(m_table->folder.path() + QStringLiteral("/games"));
        host.setGamesFolder(games.path());
        match::MatchSetup next = plainSetup();
        next.id = "next";
        QObject::connect(
            &host, &host::MatchHost::happened, m_table->page.get(), [] { disk().isSlow = true; },
            Qt::SingleShotConnection);
        QTimer::singleShot(50ms, m_table->page.get(), [&] {
            disk().isSlow = false;
            disk().answers.release(10);
            QVERIFY(host.startMatch(next, m_table->folder.path()));
        });
        QVERIFY(host.execute(match::Resign { Seat::A }));
        QCOMPARE(host.match().setup().id, "next");
        QVERIFY(host.execute(match::Resign { Seat::B }));
        QCOMPARE(games.entryList({ QStringLiteral("*.sgf") }).size(), 2);
    }

private:
    // Whether a timer of the window was heard while the disk did not answer.
    template <class Act, class Meanwhile = void (*)()>
    bool livesDuring(Act act, Meanwhile meanwhile = [] { })
    {
        bool isDone = false;
        bool hasLived = false;
        disk().isSlow = true;
        QTimer::singleShot(50ms, m_table->page.get(), [&] {
            hasLived = !isDone;
            meanwhile();
            disk().isSlow = false;
            disk().answers.release(10);
        });
        act();
        isDone = true;
        disk().isSlow = false;
        return hasLived;
    }

    // Once people are told that the disk is slow, which only a window that lives sees.
    template <class What>
    void atSlowDisk(What what)
    {
        QObject::connect(
            m_table->host.get(), &host::MatchHost::diskSlowChanged, m_table->page.get(),
            [this, what = std::move(what)] {
                if (m_table->host->isDiskSlow())
                    what();
            },
            Qt::SingleShotConnection);
    }

    journal::JournalText journal() const
    {
        QFile file(m_table->host->journalPath());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("there is no journal");
        return journal::readJournal(file.readAll());
    }

    int movesOnDisk() const
    {
        int moves = 0;
        for (const journal::Entry &entry : journal().entries)
            moves += std::holds_alternative<match::Acted>(entry.event.what) ? 1 : 0;
        return moves;
    }

    std::unique_ptr<Table> m_table;
};

} // namespace tst_slowdisk

QTEST_MAIN(tst_slowdisk::TestSlowDisk)
#include "tst_slowdisk.moc"
