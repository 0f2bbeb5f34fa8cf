// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "driver.h"
#include "match/model/pauses.h"
#include "match/model/record/protocol.h"
#include "match/model/takeback.h"

#include <QTest>

namespace tst_device {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;

namespace {

MatchSetup timed(const char *control)
{
    MatchSetup setup = plainSetup();
    setup.time = { *clock::readControl(control), *clock::readControl(control) };
    return setup;
}

Report slept(clock::Duration gap)
{
    return { Slept { gap, { 1000, 0 }, { 1000 + gap.count(), 0 } } };
}

std::optional<RefusalCode> codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

clock::Reading reading(const Driver &driver, Seat seat)
{
    return driver.match().clock().reading(seat, driver.now());
}

} // namespace

// What the machine reports of itself, and what becomes of the time it slept (clock.md#the-machine).
class TestDevice : public QObject
{
    Q_OBJECT

private slots:
    void sleepStopsBothClocksAndCostsNothing()
    {
        Driver driver;
        driver.wait(10s);
        QVERIFY(!driver.give(slept(200s)));
        QVERIFY(!driver.match().clock().isRunning());
        QCOMPARE(driver.match().sleep(), std::optional(Sleep { Seat::A, 200s, false }));
        QCOMPARE(codeOf(driver.play("H8")), std::optional(RefusalCode::Paused));
        driver.wait(30s);
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(!driver.match().sleep());
        QCOMPARE(reading(driver, Seat::A).main, clock::Duration(15min - 11s + 1s));
    }

    void countedSleepIsThinkingTime_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<clock::Duration>("gap");
        QTest::addColumn<clock::Duration>("shown");
        QTest::addColumn<int>("periods");
        QTest::addColumn<bool>("flag");
        // Ten seconds were used before each of them.
        QTest::newRow("main time") << QByteArray("5m") << clock::Duration(200s) << clock::Duration(90s) << 0 << false;
        QTest::newRow("exactly what is left")
            << QByteArray("5m") << clock::Duration(290s) << clock::Duration(0s) << 0 << true;
        QTest::newRow("one millisecond less")
            << QByteArray("5m") << clock::Duration(289999ms) << clock::Duration(1ms) << 0 << false;
        QTest::newRow("out of main time and through reading periods")
            << QByteArray("1m 3x60s") << clock::Duration(130s) << clock::Duration(40s) << 2 << false;
        QTest::newRow("the free beginning of a move is over")
            << QByteArray("5m d30s") << clock::Duration(25s) << clock::Duration(295s) << 0 << false;
    }
    void countedSleepIsThinkingTime()
    {
        QFETCH(QByteArray, control);
        QFETCH(clock::Duration, gap);
        QFETCH(clock::Duration, shown);
        QFETCH(int, periods);
        QFETCH(bool, flag);
        Driver driver(timed(control.constData()));
        driver.wait(10s);
        QVERIFY(!driver.give(slept(gap)));
        driver.wait(3s);
        QVERIFY(!driver.give(AgreeSleep {}));
        QCOMPARE(reading(driver, Seat::A).shown, shown);
        QCOMPARE(reading(driver, Seat::A).periods, periods);
        QCOMPARE(reading(driver, Seat::A).used, clock::Duration(10s + gap));
        QCOMPARE(driver.match().phase(), flag ? Phase::Flagged : Phase::Playing);
        QVERIFY(!driver.match().clock().isRunning());
        QVERIFY(driver.match().sleep()->isCounted);
        QCOMPARE(codeOf(driver.give(AgreeSleep {})), std::optional(RefusalCode::NoSleepToCount));
    }

    void countedSleepBeyondTheLimitOfAMoveLosesWhenTheClockGoesOn()
    {
        Driver driver(timed("15m/cap3m"));
        driver.wait(10s);
        QVERIFY(!driver.give(slept(170s)));
        QVERIFY(!driver.give(AgreeSleep {}));
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.match().phase(), Phase::Flagged);
    }

    void withAnArbiterOnlyHeDecides()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Driver driver(setup);
        driver.wait(10s);
        QVERIFY(!driver.give(slept(200s)));
        QVERIFY(driver.match().isHeld());
        QCOMPARE(codeOf(driver.give(AgreeSleep {})), std::optional(RefusalCode::ArbiterStopped));
        QCOMPARE(codeOf(driver.give(Resume {})), std::optional(RefusalCode::ArbiterStopped));
        const Grounds why { Ground::MachineSlept, {} };
        QVERIFY(!driver.give(Intervene { CountSleep {}, why }));
        const auto &counted = std::get<Intervened>(driver.events().back().what);
        QCOMPARE(counted.before.a - counted.after.a, clock::Duration(200s));
        QCOMPARE(codeOf(driver.give(Intervene { CountSleep {}, why })), std::optional(RefusalCode::NoSleepToCount));
        QVERIFY(!driver.give(Intervene { RunClock { Seat::A }, why }));
        QVERIFY(!driver.match().sleep());
        QVERIFY(driver.match().clock().isRunning());
    }

    void countedSleepIsTakenBack_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<clock::Duration>("gap");
        QTest::addColumn<bool>("byPlayers");
        QTest::newRow("counted by the arbiter") << QByteArray("5m") << clock::Duration(200s) << false;
        QTest::newRow("counted by the players") << QByteArray("5m") << clock::Duration(200s) << true;
        QTest::newRow("through the flag") << QByteArray("5m") << clock::Duration(400s) << true;
        QTest::newRow("through reading periods") << QByteArray("1m 3x60s") << clock::Duration(130s) << true;
    }
    void countedSleepIsTakenBack()
    {
        QFETCH(QByteArray, control);
        QFETCH(clock::Duration, gap);
        QFETCH(bool, byPlayers);
        MatchSetup setup = timed(control.constData());
        setup.arbiter = !byPlayers;
        Driver driver(setup);
        driver.wait(10s);
        QVERIFY(!driver.give(slept(gap)));
        const clock::Reading before = reading(driver, Seat::A);
        const Grounds why { Ground::ArbiterMistaken, {} };
        QCOMPARE(codeOf(driver.give(Intervene { UncountSleep {}, why })), std::optional(RefusalCode::NoSleepCounted));
        QVERIFY(!(byPlayers ? driver.give(AgreeSleep {}) : driver.give(Intervene { CountSleep {}, why })));
        driver.wait(7s);
        QVERIFY(!driver.give(Intervene { UncountSleep {}, why }));
        QVERIFY(reading(driver, Seat::A) == before);
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QVERIFY(!driver.match().clock().isRunning());
        const auto &taken = std::get<Intervened>(driver.events().back().what);
        QCOMPARE(taken.after.a, before.shown);
        QVERIFY(taken.before.a != taken.after.a);
        // And counted after all.
        QVERIFY(!driver.give(Intervene { CountSleep {}, why }));
        QCOMPARE(reading(driver, Seat::A).used, clock::Duration(10s + gap));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void sleepAtTheFirstMomentOfATurnIsTakenBack()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(slept(200s)));
        const Grounds why { Ground::ArbiterMistaken, {} };
        QVERIFY(!driver.give(Intervene { CountSleep {}, why }));
        QVERIFY(canUncountSleep(driver.match()));
        QVERIFY(!driver.give(Intervene { UncountSleep {}, why }));
        QCOMPARE(reading(driver, Seat::B).used, clock::Duration(0));
    }

    // Once the clocks go on, or the turn begins anew, there is nothing to take back: that would be a gift.
    void countedSleepIsTakenBackOnlyWhileTheClocksStand()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        const Grounds why { Ground::ArbiterMistaken, {} };
        for (const Intervention &over : { Intervention(RunClock { Seat::A }), Intervention(UndoPress {}),
                 Intervention(Retract { 2, ClockEffect::Kept }), Intervention(Reread { 0s }) }) {
            setup.time.a = *clock::readControl(std::holds_alternative<Reread>(over) ? "3x300s" : "15m");
            Driver driver(setup);
            driver.playAll({ "H8", "H9", "I8", "I9" });
            driver.wait(10s);
            QVERIFY(!driver.give(slept(200s)));
            QVERIFY(!driver.give(Intervene { CountSleep {}, why }));
            QVERIFY(canUncountSleep(driver.match()));
            QVERIFY(!driver.give(Intervene { over, why }));
            QVERIFY(!canUncountSleep(driver.match()));
        }
    }

    // Another turn has begun: that of the sleep is over.
    void sleepOfAnUndoneTurnIsNotCounted()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(slept(200s)));
        QVERIFY(canCountSleep(driver.match()));
        QVERIFY(!driver.give(Intervene { UndoPress {}, {} }));
        QVERIFY(!canCountSleep(driver.match()));
    }

    void reportsAreKeptAfterAFlagAndAfterTheEnd()
    {
        for (const FlagPolicy policy : { FlagPolicy::AutoStop, FlagPolicy::AutoEnd }) {
            MatchSetup setup = timed("1m");
            setup.flagPolicy = policy;
            Driver driver(setup);
            driver.wait(61s);
            QVERIFY(!driver.give(Report { Stalled { Seat::A, 700ms } }));
            QCOMPARE(driver.count<Flagged>(), 1);
            QCOMPARE(driver.count<Stalled>(), 1);
            QVERIFY(!driver.give(slept(200s)));
            QVERIFY(!driver.match().sleep()); // nobody's clock ran
        }
    }

    void reportsBesidesSleepChangeNothing()
    {
        Driver driver;
        driver.playAll({ "H8", "H9" });
        driver.wait(5s);
        QVERIFY(!driver.give(Beat {}));
        Match before = driver.match();
        const std::vector<DeviceReport> reports {
            WallChanged { 1h, { 5, 0 } },
            Stalled { Seat::A, 400ms },
            Announced { { 5s, Seat::A, { clock::CallKind::Elapsed, 30 }, { true, false, false } } },
        };
        for (const DeviceReport &report : reports) {
            QVERIFY(!driver.give(Report { report }));
            QVERIFY(driver.match() == before);
        }
        QVERIFY(canUndoPress(driver.match()));
        QVERIFY(!driver.give(AskTakeBack { Seat::B }));
    }

    void announcementsStandBesideTheProtocol()
    {
        Driver driver;
        driver.wait(30s);
        QVERIFY(!driver.give(Report { Announced { { 30s, Seat::A, {}, { true, false, false } } } }));
        QVERIFY(!driver.give(Report { WallChanged { 1h, { 5, 0 } } }));
        std::vector<ProtocolLine> lines;
        for (const Event &event : driver.events())
            lines.push_back({ event, {} });
        const Protocol protocol = protocolOf(lines);
        QCOMPARE(protocol.calls.size(), std::size_t(1));
        QCOMPARE(protocol.calls[0].line, 2);
        QCOMPARE(protocol.calls[0].clocks.a.main, clock::Duration(15min - 30s));
        QCOMPARE(protocol.incidents.size(), std::size_t(1));
        QVERIFY(std::holds_alternative<WallChanged>(protocol.incidents[0].what));
    }
};

} // namespace tst_device

QTEST_GUILESS_MAIN(tst_device::TestDevice)
#include "tst_device.moc"
