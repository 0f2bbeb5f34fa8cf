// SPDX-License-Identifier: MIT
#include "../../ui/match/fixture.h"
#include "clock/controltext.h"
#include "match/journal/recovery.h"
#include "ui/match/table/pausecover.h"

#include <QFile>
#include <QTest>

namespace tst_machine {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

match::MatchSetup timed(const char *control)
{
    match::MatchSetup setup = plainSetup();
    setup.time = { *clock::readControl(control), *clock::readControl(control) };
    return setup;
}

// A match without a window, on a machine that does as the test says.
struct Machine
{
    explicit Machine(const match::MatchSetup &setup = plainSetup())
        : host(time)
    {
        if (!host.startMatch(setup, folder.path()))
            qFatal("the match cannot be started");
    }

    // So many seconds in which the program answers.
    void beat(int times)
    {
        for (int i = 0; i < times; ++i) {
            for (int j = 0; j < 20; ++j) {
                time.advance(50ms);
                host.watch();
            }
            static_cast<void>(host.execute(match::Beat {}));
        }
    }
    // What the journal has of this kind. The journal must be without fault.
    template <class T>
    std::vector<T> kept() const
    {
        QFile file(host.journalPath());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("there is no journal");
        const journal::JournalText text = journal::readJournal(file.readAll());
        if (text.fault || journal::recover(text)->fault)
            qFatal("the journal has a fault");
        std::vector<T> found;
        for (const journal::Entry &entry : text.entries) {
            if (const auto *what = std::get_if<T>(&entry.event.what))
                found.push_back(*what);
        }
        return found;
    }

    FakeTime time;
    QTemporaryDir folder;
    host::MatchHost host;
};

match::Act stone(Seat seat, const char *point)
{
    return { seat, opening::Place { *rules::pointFromText(point, 15) } };
}

} // namespace

// The machine sleeps, its clock is set, its program stalls (clock.md#the-machine).
class TestMachine : public QObject
{
    Q_OBJECT

private slots:
    void sleepIsWrittenDownAndStopsTheClocks()
    {
        Machine machine;
        machine.beat(10);
        machine.time.advance(300ms);
        machine.time.sleep(200s);
        machine.time.advance(100ms);
        machine.host.watch();
        const auto slept = machine.kept<match::Slept>();
        QCOMPARE(slept.size(), std::size_t(1));
        QCOMPARE(slept[0].gap, clock::Duration(200s));
        QCOMPARE(slept[0].after.utc - slept[0].before.utc, std::int64_t(200400));
        QCOMPARE(machine.host.match().sleep(), std::optional(match::Sleep { Seat::A, 200s, false }));
        QVERIFY(machine.host.reading(Seat::A).main == 15min - 10400ms);
        machine.time.advance(1h);
        QVERIFY(machine.host.reading(Seat::A).main == 15min - 10400ms);
        QVERIFY(machine.kept<match::WallChanged>().empty());
        QVERIFY(machine.kept<match::Stalled>().empty());
    }

    void stoneBeforeSleepIsNoticedIsRefused()
    {
        Machine machine;
        machine.time.sleep(200s);
        const auto answer = machine.host.execute(stone(Seat::A, "H8"));
        QVERIFY(!answer && std::holds_alternative<match::Refusal>(answer.fault()));
        QVERIFY(machine.host.match().sleep());
    }

    void sleepWithStoppedClocksIsNotShown()
    {
        Machine machine;
        QVERIFY(machine.host.execute(match::Pause { Seat::A }));
        machine.time.sleep(200s);
        machine.host.watch();
        QVERIFY(machine.host.execute(match::Resume {}));
        machine.time.advance(1s);
        machine.host.watch();
        QVERIFY(machine.kept<match::Slept>().empty());
        QVERIFY(machine.kept<match::WallChanged>().empty());
        QVERIFY(machine.host.reading(Seat::A).main == 15min - 1s);
    }

    // It is read a little earlier or later than our own clock.
    void eventsOfOneMomentAreWrittenInTheirOrder()
    {
        Machine machine;
        for (const clock::Duration read : { 0ms, -1ms, 1ms, -2ms }) {
            machine.time.setWall(read);
            const QDateTime before = machine.host.savedAt();
            QVERIFY(machine.host.execute(match::Beat {}));
            QVERIFY(machine.host.savedAt() >= before);
        }
        machine.time.advance(1s);
        const QDateTime before = machine.host.savedAt();
        machine.time.setWall(-1h);
        QVERIFY(machine.host.execute(match::Beat {})); // what somebody set is written as it is
        QVERIFY(before.secsTo(machine.host.savedAt()) < -3000);
        QCOMPARE(machine.kept<match::Beaten>().size(), std::size_t(5));
    }

    // Even if it then shows less than a second before the last event.
    void aClockThatWasSetBackIsWrittenAsItIs()
    {
        Machine machine;
        machine.beat(1);
        machine.time.advance(500ms);
        machine.time.setWall(-1200ms);
        QVERIFY(machine.host.execute(match::Beat {}));
        QCOMPARE(machine.host.savedAt(), machine.time.wall());
        QCOMPARE(machine.kept<match::WallChanged>().size(), std::size_t(1));
    }

    void clockOnTheWall_data()
    {
        QTest::addColumn<clock::Duration>("set");
        QTest::addColumn<clock::Duration>("sleep");
        QTest::addColumn<bool>("told");
        QTest::newRow("an hour forward") << clock::Duration(1h) << clock::Duration(0s) << true;
        QTest::newRow("a minute back") << clock::Duration(-1min) << clock::Duration(0s) << true;
        QTest::newRow("just over a second") << clock::Duration(1001ms) << clock::Duration(0s) << true;
        QTest::newRow("a second") << clock::Duration(-1s) << clock::Duration(0s) << false;
        QTest::newRow("wrong after a sleep") << clock::Duration(-1h) << clock::Duration(200s) << true;
        QTest::newRow("right after a sleep") << clock::Duration(0s) << clock::Duration(200s) << false;
    }
    void clockOnTheWall()
    {
        QFETCH(clock::Duration, set);
        QFETCH(clock::Duration, sleep);
        QFETCH(bool, told);
        Machine machine;
        machine.time.advance(2s);
        machine.time.sleep(sleep);
        machine.time.setWall(set);
        machine.host.watch();
        const auto changed = machine.kept<match::WallChanged>();
        QCOMPARE(changed.size(), std::size_t(told));
        if (told)
            QCOMPARE(changed[0].by, set);
        QCOMPARE(machine.kept<match::Slept>().size(), std::size_t(sleep > 0s));
        QVERIFY(machine.host.reading(Seat::A).main == 15min - 2s);
        machine.host.watch();
        QCOMPARE(machine.kept<match::WallChanged>().size(), std::size_t(told)); // once
    }

    void stalls_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<int>("beats");
        QTest::addColumn<clock::Duration>("held");
        QTest::addColumn<clock::Duration>("length"); // 0: not worth an entry
        const auto row = [](const char *name, const char *control, int beats, clock::Duration held,
                             clock::Duration length) {
            QTest::newRow(name) << QByteArray(control) << beats << held << length;
        };
        row("a quarter of a second may pass", "12s", 3, 300ms, 0ms);
        row("more may not", "12s", 3, 301ms, 251ms);
        row("with ten seconds left it does not count", "20s", 5, 4900ms, 0ms);
        row("nor with exactly ten seconds left", "20s", 5, 5s, 0ms);
        row("with a thousandth less it does", "20s", 5, 5001ms, 4001ms);
        row("from fifteen seconds to nine", "20s", 5, 6s, 5s);
        row("in a reading period", "3x30s", 21, 1s, 950ms);
        row("near the limit of a move", "15m/cap15s", 6, 1s, 950ms);
        row("with a lot of time", "15m", 6, 1min, 0ms);
        row("without a limit", "inf", 6, 1min, 0ms);
    }
    void stalls()
    {
        QFETCH(QByteArray, control);
        QFETCH(int, beats);
        QFETCH(clock::Duration, held);
        QFETCH(clock::Duration, length);
        Machine machine(timed(control.constData()));
        machine.beat(beats);
        machine.time.advance(held);
        machine.host.watch();
        const auto stalled = machine.kept<match::Stalled>();
        QCOMPARE(stalled.size(), std::size_t(length > 0ms));
        if (!stalled.empty())
            QCOMPARE(stalled[0], (match::Stalled { Seat::A, length }));
    }

    void aSecondStallIsToldAsTheFirst()
    {
        Machine machine(timed("12s"));
        machine.beat(3);
        machine.time.advance(400ms);
        machine.host.watch();
        machine.beat(1);
        machine.time.advance(1s);
        machine.host.watch();
        machine.host.watch();
        const auto stalled = machine.kept<match::Stalled>();
        QCOMPARE(stalled.size(), std::size_t(2));
        QCOMPARE(stalled[0], (match::Stalled { Seat::A, 350ms }));
        QCOMPARE(stalled[1], (match::Stalled { Seat::A, 950ms }));
    }

    void eachChangeOfTheWallClockIsTold()
    {
        Machine machine;
        for (const clock::Duration by : { clock::Duration(1h), clock::Duration(-2h), clock::Duration(2s) }) {
            machine.beat(1);
            machine.time.setWall(by);
            machine.host.watch();
            const auto changed = machine.kept<match::WallChanged>();
            QCOMPARE(changed.back().by, by);
        }
        QCOMPARE(machine.kept<match::WallChanged>().size(), std::size_t(3));
    }

    // Held up between the two clocks, the program knows only at the next look which of them was changed.
    void theClocksAreComparedOnlyWhenReadTogether()
    {
        for (const clock::Duration between : { 49ms, 50ms }) {
            Machine machine;
            machine.time.advance(1s);
            machine.time.setWall(1h);
            machine.time.passAtEachLook(between);
            machine.host.watch();
            machine.time.passAtEachLook(0ms);
            QCOMPARE(machine.kept<match::WallChanged>().size(), std::size_t(between == 49ms));
            machine.time.advance(1s);
            machine.host.watch();
            QCOMPARE(machine.kept<match::WallChanged>().size(), std::size_t(1));
            QCOMPARE(machine.kept<match::WallChanged>()[0].by, clock::Duration(1h));
        }
    }

    // Less than a tenth of a second is what lies between two readings.
    void theShortestSleep()
    {
        for (const clock::Duration gap : { 99ms, 100ms }) {
            Machine machine;
            machine.time.advance(1s);
            machine.time.sleep(gap);
            machine.host.watch();
            QCOMPARE(machine.kept<match::Slept>().size(), std::size_t(gap == 100ms));
            QVERIFY(machine.kept<match::WallChanged>().empty());
        }
    }

    void flagThatFellInAStallIsToldWithIt()
    {
        Machine machine(timed("12s"));
        machine.beat(3);
        machine.time.advance(10s);
        QVERIFY(machine.host.execute(match::CheckFlag {}));
        QVERIFY(machine.host.match().phase() == match::Phase::Flagged);
        QCOMPARE(machine.kept<match::Flagged>().size(), std::size_t(1));
        QCOMPARE(machine.kept<match::Stalled>().at(0).length, clock::Duration(9950ms));
    }

    void tablePageTellsOfSleepAndAsks()
    {
        Table table(plainSetup());
        table.play({ "H8" });
        table.time.advance(10s);
        table.time.sleep(200s);
        table.host->watch();
        const QString told =
            QStringLiteral("The computer slept for 3 minutes 20 seconds while the clock of Bob was "
                           "running. This time has not been deducted so far. Both clocks are stopped.");
        QCOMPARE(table.notice(Seat::A), told);
        QCOMPARE(table.notice(Seat::B), told);
        const auto *cover = table.page->findChild<PauseCover *>();
        QVERIFY(cover->isVisible());
        QCOMPARE(cover->accessibleName(), QStringLiteral("The computer slept"));
        table.press("count");
        table.press("cancel");
        QVERIFY(table.host->reading(Seat::B).main == 15min - 10s);
        table.press("count");
        table.press("countSleepYes");
        QVERIFY(table.host->reading(Seat::B).main == 15min - 210s);
        QVERIFY(!table.button("count"));
        QVERIFY(table.notice(Seat::A).contains(QStringLiteral("charged to Bob as thinking time")));
        table.press("goOnAwake");
        QVERIFY(table.match().clock().isRunning());
        QCOMPARE(table.notice(Seat::A), QString());
        table.play({ "H9" });
        QCOMPARE(table.match().moves().size(), std::size_t(2));
    }

    void goingOnAfterSleepCostsNoTime()
    {
        Table table(plainSetup());
        table.time.sleep(200s);
        table.host->watch();
        table.press("goOnAwake");
        QVERIFY(table.host->reading(Seat::A).main == 15min);
        QVERIFY(table.match().clock().isRunning());
    }

    void flagFallenInSleepCanBeClaimed()
    {
        Table table(timed("2m"));
        table.time.sleep(200s);
        table.host->watch();
        table.press("count");
        table.press("countSleepYes");
        QVERIFY(table.page->board()->isVisible());
        table.press("winOnTime");
        QVERIFY(table.match().isOver());
    }

    void onlyTheArbiterDecidesAboutSleep()
    {
        match::MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Table table(setup);
        table.time.sleep(200s);
        table.host->watch();
        QVERIFY(table.notice(Seat::B).endsWith(QStringLiteral("Both clocks are stopped. The arbiter decides.")));
        QVERIFY(!table.button("goOnAwake"));
        QVERIFY(!table.button("count"));
        QVERIFY(table.host->execute(match::Intervene { match::RunClock { Seat::A }, {} }));
        QCOMPARE(table.notice(Seat::B), QString());
    }

    // Nothing the players have been told goes away because a second was read to them.
    void noticeStaysDuringAnnouncements()
    {
        Table table(plainSetup());
        table.click("H8");
        table.click("H8"); // taken
        const QString said = table.notice(Seat::B);
        QVERIFY(!said.isEmpty());
        table.host->report(
            match::Announced { { 0ms, Seat::B, { clock::CallKind::Count, 5 }, { true, false, false } } });
        table.time.setWall(1h);
        table.host->watch();
        QCOMPARE(table.notice(Seat::B), said);
    }
};

} // namespace tst_machine

QTEST_MAIN(tst_machine::TestMachine)
#include "tst_machine.moc"
