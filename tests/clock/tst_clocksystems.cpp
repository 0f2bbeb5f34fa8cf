// SPDX-License-Identifier: MIT
#include "clock/clock.h"
#include "clock/controltext.h"

#include <QTest>

namespace tst_clocksystems {

using namespace kagetsu;
using namespace kagetsu::clock;
using namespace std::chrono_literals;

namespace {

TimeControl controlFrom(const QString &text)
{
    const auto control = readControl(text.toStdString());
    if (!control)
        qFatal("the row's control is not one: %s", qPrintable(text));
    return *control;
}

Duration timeFrom(const QString &text)
{
    const auto time = readTime(text.toStdString());
    if (!time)
        qFatal("the row's time is not one: %s", qPrintable(text));
    return *time;
}

// "14:20.000", "0:00 5 periods", "flag main 15:00"
QString shown(const Clock &clock, Seat seat, Moment now)
{
    const auto exact = [](Duration time) {
        return QStringLiteral("%1:%2.%3")
            .arg(time / 1min)
            .arg(time / 1s % 60, 2, 10, QLatin1Char('0'))
            .arg(time.count() % 1000, 3, 10, QLatin1Char('0'));
    };
    const Reading face = clock.reading(seat, now);
    constexpr const char *flags[] { "flag at ", "per-move flag at ", "quota flag at " };
    if (face.flag)
        return flags[static_cast<int>(face.flag->reason)] + exact(face.flag->at);
    if (face.untimed)
        return "untimed, used " + exact(face.used);
    QString text = exact(face.main);
    if (face.periods > 0)
        text += QStringLiteral(" +%1").arg(face.periods);
    if (face.moves > 0)
        text += QStringLiteral(" for %1").arg(face.moves);
    return text;
}

Clock oneSided(const QString &control)
{
    return Clock({ controlFrom(control), TimeControl {} });
}

} // namespace

// The examples of clock.md with their exact numbers.
class TestClockSystems : public QObject
{
    Q_OBJECT

private slots:
    void turns_data();
    void turns();
    void faceDuringATurn_data();
    void faceDuringATurn();
    void pauseInsideATurn();
    void colourSwapLeavesTimesWithTheSeats();
    void pressAtTheLimit_data();
    void pressAtTheLimit();
    void oddsLetTheTwoDiffer();
    void flagFreezesBothSides();
    void hourglassRunsOverToTheOther();
    void hourglassAgainstAnotherClock();
    void quotasCountStonesOrPresses_data();
    void quotasCountStonesOrPresses();
    void lostTurnIsTheOthers();
    void turnOfTheOpeningCannotBeLost();
    void clockThatGoesOnKnowsTheFirstFlag();
    void clockThatGoesOnShowsTimeBelowZero_data();
    void clockThatGoesOnShowsTimeBelowZero();
    void addedTimeLiftsAFlagOnlyWhenThereIsTime();
    void turnFactorStretchesOneTurn();
    void turnFactorZeroLiftsTheLimit();
    void passedTurnGivesNoBonus();
    void givenTurnOfTheSameSeatBeginsAnew();
    void stoppedClockStaysStoppedWhenTheTurnIsGiven();
    void adjustment_data();
    void adjustment();
    void adjustmentOfTheSeatNotInTurn();
    void adjustmentToNothingIsAFlag();
    void adjustmentLiftsAMainTimeFlag();
    void adjustmentDoesNotLiftAPerMoveFlag();
    void restoredSeatIsAsItWas();
    void turnSetAsideWaitsAsItStands();
    void givenTurnEndsRunningForTheOther();
    void restoringEndsRunningForTheOther();
    void countOfALostTurnIsNotReadAgain();
    void withoutARunningCountNothingIsReadAgain();
    void settingsFitTheStage_data();
    void settingsFitTheStage();
    void clockBeforeTheStartStands();
    void soundControls_data();
    void soundControls();
};

void TestClockSystems::turns_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QStringList>("turns");
    QTest::addColumn<QStringList>("faces");

    const auto row = [](const char *name, const char *control, const QStringList &turns, const QStringList &faces) {
        QTest::newRow(name) << QString(control) << turns << faces;
    };
    row("sudden death: a turn of 40 s leaves 14:20", "15:00", { "40s" }, { "14:20.000" });
    row("sudden death: the whole time is the flag", "15m", { "14m", "1m" }, { "1:00.000", "flag at 15:00.000" });
    row("sudden death: a millisecond less is not", "15m", { "14m", "59.999s" }, { "1:00.000", "0:00.001" });
    row("cap: the turn falls from the total by its real length", "15m/cap3m", { "40s", "2:59.999" },
        { "14:20.000", "11:20.001" });
    row("cap: a turn reaching it loses though 11 minutes remain", "15m/cap3m", { "40s", "2:59.999", "3m" },
        { "14:20.000", "11:20.001", "per-move flag at 6:39.999" });
    row("cap: the total runs out first", "3m/cap2m", { "1:30", "1:30" }, { "1:30.000", "flag at 3:00.000" });
    row("cap and total at once are the total", "3m/cap90s", { "89s", "1s", "1:30" },
        { "1:31.000", "1:30.000", "flag at 3:00.000" });
    row("Fischer, bonus after the first press", "135m+30s", { "12s", "95s", "30s" },
        { "135:18.000", "134:13.000", "134:13.000" });
    row("Fischer, bonus before the first press", "90m+30s!", { "0s", "12s" }, { "91:00.000", "91:18.000" });
    row("Fischer, before: the first turn of 12 s leaves 90:48", "90m+30s!", { "12s" }, { "90:48.000" });
    row("Fischer: no increment after the fall", "1m+30s", { "60s" }, { "flag at 1:00.000" });
    row("Fischer: never above the maximum", "10m+30s/max10:20", { "5s", "5s", "40s", "1s" },
        { "10:20.000", "10:20.000", "10:10.000", "10:20.000" });
    row("US delay: the first ten seconds are free", "5m d10s", { "8s", "10s", "25s" },
        { "5:00.000", "5:00.000", "4:45.000" });
    row("Bronstein: the same in another form", "5m b10s", { "8s", "10s", "25s" },
        { "5:00.000", "5:00.000", "4:45.000" });
    row("delay: time and delay together are the flag", "5m d10s", { "5:09.999", "10s", "10.001s" },
        { "0:00.001", "0:00.001", "flag at 5:30.000" });
    row("delay alone", "0m d10s", { "9.999s", "10s" }, { "0:00.000", "flag at 0:19.999" });
    row("delay with an increment", "5m+3s d10s", { "8s", "15s" }, { "5:03.000", "5:01.000" });
    row("delay is of the turn, not of the stage it comes into", "10s, 1m d15s", { "20s", "20s" },
        { "0:55.000", "0:50.000" });
    row("byo-yomi: whole periods are lost, the rest is given back", "30s 5x60s",
        { "80s", "59.999s", "60s", "130s", "59s", "60s" },
        { "0:00.000 +5", "0:00.000 +5", "0:00.000 +4", "0:00.000 +2", "0:00.000 +2", "0:00.000 +1" });
    row("byo-yomi: the last period is the flag", "30s 5x60s", { "80s", "240s", "60s" },
        { "0:00.000 +5", "0:00.000 +1", "flag at 6:20.000" });
    row("byo-yomi: all periods in one turn", "30s 5x60s", { "331s" }, { "flag at 5:30.000" });
    row("byo-yomi: exactly the main time loses no period", "30s 5x60s", { "30s" }, { "0:00.000 +5" });
    row("reserve form: five of the two hours are the last five minutes", "2h(5)x60s",
        { "114m", "2m", "59.999s", "60s" }, { "1:00.000 +5", "0:00.000 +4", "0:00.000 +4", "0:00.000 +3" });
    row("thirty minutes, then 60 s per stone", "30m 1x60s", { "29:59", "60s", "59.999s", "60s" },
        { "0:01.000 +1", "0:00.000 +1", "0:00.000 +1", "flag at 32:58.999" });
    row("Canadian: what is left of a finished block is lost", "1m 3/1:30", { "70s", "30s", "20s", "60s", "29s", "2s" },
        { "1:20.000 for 2", "0:50.000 for 1", "1:30.000 for 3", "0:30.000 for 2", "0:01.000 for 1",
            "flag at 3:30.000" });
    row("Canadian with carry: it is added to the next block", "1m 3/1:30*", { "70s", "30s", "20s", "60s", "29s", "2s" },
        { "1:20.000 for 2", "0:50.000 for 1", "2:00.000 for 3", "1:00.000 for 2", "0:31.000 for 1", "1:59.000 for 3" });
    row("Canadian: the main time lasts to its end", "1m 3/1:30", { "59.999s", "0.001s" },
        { "0:00.001", "1:30.000 for 2" });
    row("Canadian: one move, two, then always three", "0m 1-2-3/10s",
        { "1s", "1s", "1s", "1s", "1s", "1s", "1s", "10s" },
        { "0:10.000 for 2", "0:09.000 for 1", "0:10.000 for 3", "0:09.000 for 2", "0:08.000 for 1", "0:10.000 for 3",
            "0:09.000 for 2", "flag at 0:16.000" });
    row("bank: each unit begun is lost", "bank 30s 10x60s", { "29s", "31s", "95s" },
        { "0:00.000 +10", "0:00.000 +9", "0:00.000 +7" });
    row("bank: the free time at its end begins a unit", "bank 30s 10x60s", { "29.999s", "30s", "89.999s", "90s" },
        { "0:00.000 +10", "0:00.000 +9", "0:00.000 +8", "0:00.000 +6" });
    row("bank: free time and all units are the flag", "bank 30s 2x60s", { "149.999s", "29.999s", "30s" },
        { "0:00.000", "0:00.000", "flag at 3:29.998" });
    row("fixed time per move", "1x60s", { "59.999s", "59.999s", "60s" },
        { "0:00.000 +1", "0:00.000 +1", "flag at 2:59.998" });
    row("untimed keeps what was used", "inf", { "80s", "1h" }, { "untimed, used 1:20.000", "untimed, used 61:20.000" });
    row("cap alone", "inf/cap30s", { "29.999s", "29.999s", "30s" },
        { "0:00.000", "0:00.000", "per-move flag at 1:29.998" });
    row("the next stage begins inside the turn", "1m, 2m+5s", { "59s", "3s", "60s" },
        { "0:01.000", "2:03.000", "1:08.000" });
    row("three stages in one turn", "1m, 1m, 2x30s", { "59s", "100s", "29s" },
        { "0:01.000", "0:00.000 +1", "0:00.000 +1" });
    row("quota: what is left goes over into the next stage", "2/100s, 50s", { "60s", "20s", "69s", "2s" },
        { "0:40.000 for 1", "1:10.000", "0:01.000", "flag at 2:30.000" });
    row("quota: the time is over before the moves are made", "2/100s, 50s", { "60s", "40s" },
        { "0:40.000 for 1", "quota flag at 1:40.000" });
    row("quota: a millisecond before it is in time", "2/100s, 50s", { "60s", "39.999s" },
        { "0:40.000 for 1", "0:50.001" });
    row("quota: the increment comes before the next stage", "2/90m+30s, 30m", { "10m", "20m", "1m" },
        { "80:30.000 for 1", "91:00.000", "90:00.000" });
    row("quota: what is left is spent before byo-yomi", "1/1m 2x30s", { "20s", "50s", "35s", "30s" },
        { "0:40.000 +2", "0:00.000 +2", "0:00.000 +1", "flag at 2:15.000" });
    row("quota at zero: the next stage begins when the time is used up", "2/100s, 50s/at-zero",
        { "60s", "20s", "69s", "2s" }, { "0:40.000 for 1", "0:20.000", "0:01.000", "flag at 2:30.000" });
    row("quota at zero: the moves must have been made", "2/100s, 50s/at-zero", { "60s", "40s" },
        { "0:40.000 for 1", "quota flag at 1:40.000" });
    row("quota at zero: moves beyond it count into the next one", "2/10s, 2/10s, 5s/at-zero",
        { "1s", "1s", "1s", "10s", "6.999s", "5s" },
        { "0:09.000 for 1", "0:08.000", "0:07.000", "0:07.000", "0:00.001", "0:00.001" });
    row("engine tools: the moves are asked for again and again", "2/10+0.5", { "3s", "3s", "9s", "5.5s" },
        { "0:07.500 for 1", "0:15.000 for 2", "0:06.500 for 1", "0:11.500 for 2" });
    row("engine tools: minutes and seconds", "40/1:30+1", { "30s" }, { "1:01.000 for 39" });
    row("engine contest: time of the game, limit of a move, increment", "180/30+1", { "10s", "29.999s", "30s" },
        { "2:51.000", "2:22.001", "per-move flag at 1:09.999" });
    row("hourglass: the own side falls", "hg10m", { "90s", "510s" }, { "8:30.000", "flag at 10:00.000" });
    row("warn: the limit begins anew, the second time loses", "15m/cap3m/warn", { "200s", "3m" },
        { "11:40.000", "per-move flag at 6:20.000" });
    row("warn: twice in one turn", "15m/cap3m/warn", { "359.999s" }, { "9:00.001" });
    row("warn: twice in one turn and a millisecond", "15m/cap3m/warn", { "6m" }, { "per-move flag at 6:00.000" });
    row("penalty: it comes from the total and the limit begins anew", "15m/cap3m/penalty30s", { "40s", "3m", "369s" },
        { "14:20.000", "10:50.000", "3:41.000" });
    row("penalty: it takes no more than there is", "4m/cap3m/penalty2m", { "3m" }, { "flag at 3:00.000" });
    row("penalty: nothing is taken from periods", "1m 5x2m/cap90s/penalty30s", { "100s" }, { "0:00.000 +5" });
    row("turn lost: what was used stays used, and no bonus is given", "15m+10s/cap3m/turn-lost", { "3m", "40s" },
        { "12:00.000", "11:30.000" });
    row("cap inside byo-yomi", "1m 5x60s/cap90s", { "80s", "89.999s", "90s" },
        { "0:00.000 +5", "0:00.000 +4", "per-move flag at 4:19.999" });
}

void TestClockSystems::turns()
{
    QFETCH(QString, control);
    QFETCH(QStringList, turns);
    QFETCH(QStringList, faces);

    Clock clock = oneSided(control);
    Moment now { 0 };
    QStringList seen;
    clock.start(Seat::A, now);
    for (const QString &turn : turns) {
        now += timeFrom(turn);
        clock.press(now);
        seen << shown(clock, Seat::A, now);
        if (clock.turnOf() == Seat::B)
            clock.press(now); // the other side answers at once
    }
    QCOMPARE(seen, faces);
}

void TestClockSystems::faceDuringATurn_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QString>("turn");
    QTest::addColumn<QString>("main");
    QTest::addColumn<int>("periods");
    QTest::addColumn<QString>("period"); // empty: none
    QTest::addColumn<QString>("perMove");
    QTest::addColumn<QString>("untilFlag");

    QTest::newRow("main time falls") << "15m"
                                     << "40s"
                                     << "14:20" << 0 << ""
                                     << ""
                                     << "14:20";
    QTest::newRow("cap and total, the smaller until the flag") << "15m/cap3m"
                                                               << "40s"
                                                               << "14:20" << 0 << ""
                                                               << "2:20"
                                                               << "2:20";
    QTest::newRow("Fischer, bonus before: the first turn begins with it") << "90m+30s!"
                                                                          << "0s"
                                                                          << "90:30" << 0 << ""
                                                                          << ""
                                                                          << "90:30";
    QTest::newRow("periods follow the main time") << "30s 5x60s"
                                                  << "29.999s"
                                                  << "0.001s" << 5 << ""
                                                  << ""
                                                  << "300.001s";
    QTest::newRow("the first period begins full") << "30s 5x60s"
                                                  << "30s"
                                                  << "0s" << 5 << "60s"
                                                  << ""
                                                  << "5m";
    QTest::newRow("a period's last millisecond") << "30s 5x60s"
                                                 << "89.999s"
                                                 << "0s" << 5 << "0.001s"
                                                 << ""
                                                 << "240.001s";
    QTest::newRow("the second period begins full") << "30s 5x60s"
                                                   << "90s"
                                                   << "0s" << 4 << "60s"
                                                   << ""
                                                   << "4m";
    QTest::newRow("the last period's last millisecond") << "30s 5x60s"
                                                        << "329.999s"
                                                        << "0s" << 1 << "0.001s"
                                                        << ""
                                                        << "0.001s";
    QTest::newRow("nothing is left at the flag") << "30s 5x60s"
                                                 << "330s"
                                                 << "0s" << 0 << "0s"
                                                 << ""
                                                 << "0s";
    QTest::newRow("a second main stage") << "1m, 2m"
                                         << "70s"
                                         << "1:50" << 0 << ""
                                         << ""
                                         << "1:50";
    QTest::newRow("cap in byo-yomi") << "30s 5x60s/cap2m"
                                     << "80s"
                                     << "0s" << 5 << "10s"
                                     << "40s"
                                     << "40s";
}

void TestClockSystems::faceDuringATurn()
{
    QFETCH(QString, control);
    QFETCH(QString, turn);
    QFETCH(QString, main);
    QFETCH(int, periods);
    QFETCH(QString, period);
    QFETCH(QString, perMove);
    QFETCH(QString, untilFlag);

    const auto optionalTime = [](const QString &text) {
        return text.isEmpty() ? std::nullopt : std::optional(timeFrom(text));
    };
    Clock clock = oneSided(control);
    clock.start(Seat::A, 7s);
    const Reading face = clock.reading(Seat::A, 7s + timeFrom(turn));
    QCOMPARE(face.main.count(), timeFrom(main).count());
    QCOMPARE(face.periods, periods);
    QVERIFY(face.period == optionalTime(period));
    QVERIFY(face.perMove == optionalTime(perMove));
    QVERIFY(face.untilFlag == optionalTime(untilFlag));
    QCOMPARE(face.running, !face.flag);
    QCOMPARE(face.turn.count(), timeFrom(turn).count());
    QCOMPARE(face.used.count(), timeFrom(turn).count());
}

void TestClockSystems::pauseInsideATurn()
{
    // 11: turn started at 0, paused 10–40 s, pressed at 55 s → Δ = 25 s.
    Clock clock = oneSided("15m");
    clock.start(Seat::A, 0s);
    clock.stop(10s);
    QVERIFY(!clock.isRunning());
    QCOMPARE(shown(clock, Seat::A, 25s), QString("14:50.000"));
    QVERIFY(clock.flagMoment() == std::nullopt);
    clock.stop(30s);
    clock.resume(40s);
    clock.resume(50s);
    QVERIFY(clock.flagMoment() == Moment(15min + 30s));
    clock.press(55s);
    QVERIFY(clock.turnOf() == Seat::B);
    QCOMPARE(shown(clock, Seat::A, 55s), QString("14:35.000"));
    QVERIFY(clock.seat(Seat::A).used == 25s);
}

void TestClockSystems::colourSwapLeavesTimesWithTheSeats()
{
    // 11: after three moves A has 14:00, B 15:00; a swap decision is an ordinary press and moves no time across.
    Clock clock({ controlFrom("15m"), controlFrom("15m") });
    clock.start(Seat::A, 0s);
    clock.press(60s);
    QCOMPARE(shown(clock, Seat::A, 60s), QString("14:00.000"));
    QCOMPARE(shown(clock, Seat::B, 60s), QString("15:00.000"));
}

void TestClockSystems::pressAtTheLimit_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QString>("limit");
    QTest::addColumn<FlagReason>("reason");

    QTest::newRow("sudden death") << "15m"
                                  << "15m" << FlagReason::MainTime;
    QTest::newRow("cap") << "15m/cap3m"
                         << "3m" << FlagReason::PerMoveLimit;
    QTest::newRow("cap as long as the time") << "15m/cap15m"
                                             << "15m" << FlagReason::MainTime;
    QTest::newRow("Fischer") << "5m+3s"
                             << "5m" << FlagReason::MainTime;
    QTest::newRow("Fischer, bonus before") << "5m+3s!"
                                           << "5m3s" << FlagReason::MainTime;
    QTest::newRow("byo-yomi") << "30s 5x60s"
                              << "330s" << FlagReason::MainTime;
    QTest::newRow("reserve") << "10m(3)x60s"
                             << "10m" << FlagReason::MainTime;
    QTest::newRow("per move alone") << "inf/cap30s"
                                    << "30s" << FlagReason::PerMoveLimit;
    QTest::newRow("two stages") << "1m, 2m"
                                << "3m" << FlagReason::MainTime;
}

void TestClockSystems::pressAtTheLimit()
{
    QFETCH(QString, control);
    QFETCH(QString, limit);
    QFETCH(FlagReason, reason);
    const Moment begin = 3s;
    const Moment fall = begin + timeFrom(limit);

    Clock early = oneSided(control);
    early.start(Seat::A, begin);
    QVERIFY(early.flagMoment() == fall);
    QVERIFY(!early.reading(Seat::A, fall - 1ms).flag);
    early.press(fall - 1ms);
    QVERIFY(early.turnOf() == Seat::B);
    QVERIFY(!early.flaggedSeat());

    // Noticed at once or much later: the flag fell when it fell.
    for (const Duration late : { 0ms, 1ms, 12345ms }) {
        Clock clock = oneSided(control);
        clock.start(Seat::A, begin);
        const Flag expected { fall, reason };
        QVERIFY(clock.reading(Seat::A, fall + late).flag == expected);
        clock.press(fall + late);
        QVERIFY(clock.flaggedSeat() == Seat::A);
        QVERIFY(clock.seat(Seat::A).flag == expected);
        QVERIFY(clock.turnOf() == Seat::A);
        QVERIFY(!clock.isRunning());
        QCOMPARE(clock.seat(Seat::A).turns, 0);
        QVERIFY(clock.turnTime(fall + late) == timeFrom(limit));
        QVERIFY(clock.reading(Seat::A, fall + late).used == timeFrom(limit));
        QVERIFY(clock.reading(Seat::A, fall + late).untilFlag == 0ms);
    }
}

void TestClockSystems::oddsLetTheTwoDiffer()
{
    Clock clock({ controlFrom("5m"), controlFrom("15m+10s") });
    clock.start(Seat::A, 0s);
    clock.press(60s);
    clock.press(90s);
    QCOMPARE(shown(clock, Seat::A, 90s), QString("4:00.000"));
    QCOMPARE(shown(clock, Seat::B, 90s), QString("14:40.000"));
}

void TestClockSystems::flagFreezesBothSides()
{
    Clock clock({ controlFrom("1m"), controlFrom("1m") });
    clock.start(Seat::A, 0s);
    clock.press(10s);
    clock.checkFlag(69s);
    QVERIFY(!clock.flaggedSeat());
    clock.checkFlag(75s);
    QVERIFY(clock.flaggedSeat() == Seat::B);
    const Clock fallen = clock;
    clock.press(80s);
    clock.stop(80s);
    clock.resume(80s);
    clock.checkFlag(1000s);
    QVERIFY(clock == fallen);
    QCOMPARE(shown(clock, Seat::A, 1000s), QString("0:50.000"));
    QCOMPARE(shown(clock, Seat::B, 1000s), QString("flag at 1:10.000"));
}

void TestClockSystems::hourglassRunsOverToTheOther()
{
    // 11: ten minutes each, A thinks 90 s: A 8:30, B 11:30.
    Clock clock({ controlFrom("hg10m"), controlFrom("hg10m") });
    clock.start(Seat::A, 0s);
    QCOMPARE(shown(clock, Seat::A, 90s), QString("8:30.000"));
    QCOMPARE(shown(clock, Seat::B, 90s), QString("11:30.000"));
    clock.press(90s);
    QCOMPARE(shown(clock, Seat::A, 90s), QString("8:30.000"));
    QCOMPARE(shown(clock, Seat::B, 90s), QString("11:30.000"));
    QVERIFY(clock.flagMoment() == Moment(90s + 690s));
    // Time given in between is the receiver's own and runs away like all other.
    clock.adjust(Seat::A, 1min, 100s);
    QCOMPARE(shown(clock, Seat::A, 100s), QString("9:40.000"));
    clock.checkFlag(1h);
    QCOMPARE(shown(clock, Seat::B, 1h), QString("flag at 13:00.000"));
    QCOMPARE(shown(clock, Seat::A, 1h), QString("21:00.000"));
}

void TestClockSystems::hourglassAgainstAnotherClock()
{
    // Odds: only A's time runs over.
    Clock clock({ controlFrom("hg10m"), controlFrom("5m 3x30s") });
    clock.start(Seat::A, 0s);
    clock.press(60s);
    QCOMPARE(shown(clock, Seat::B, 60s), QString("6:00.000 +3"));
    clock.press(80s);
    QCOMPARE(shown(clock, Seat::A, 80s), QString("9:00.000"));
    QCOMPARE(shown(clock, Seat::B, 80s), QString("5:40.000 +3"));
}

void TestClockSystems::quotasCountStonesOrPresses_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QString>("face");

    // 1: three stones of an opening, pressed once; then a stone; then a choice without a stone.
    QTest::newRow("stones fulfil a quota") << "4/10m, 5m"
                                           << "14:57.000";
    QTest::newRow("presses do not yet") << "4/10m, 5m/presses"
                                        << "9:57.000 for 1";
    QTest::newRow("stones beyond a quota count into the next") << "2/10m, 5/5m"
                                                               << "14:57.000 for 3";
    QTest::newRow("stones of a block") << "0m 3/10m"
                                       << "9:58.000 for 2";
    QTest::newRow("presses of a block") << "0m 4/10m/presses"
                                        << "9:57.000 for 1";
}

void TestClockSystems::quotasCountStonesOrPresses()
{
    QFETCH(QString, control);
    QFETCH(QString, face);
    Clock clock = oneSided(control);
    clock.start(Seat::A, 0s);
    Moment now { 0 };
    for (const int stones : { 3, 1, 0 }) {
        now += 1s;
        clock.press(now, stones);
        clock.press(now);
    }
    QCOMPARE(shown(clock, Seat::A, now), face);
}

void TestClockSystems::lostTurnIsTheOthers()
{
    Clock clock({ controlFrom("15m/cap1m/turn-lost"), controlFrom("15m/cap1m/turn-lost") });
    clock.start(Seat::A, 0s);
    QVERIFY((clock.nextLimit() == Limit { Seat::A, 60s, FlagReason::PerMoveLimit, LimitEffect::TurnLost }));
    QVERIFY(clock.reading(Seat::B, 70s).running); // unnoticed or not
    clock.press(70s); // too late: it was A's turn that was to be pressed
    QVERIFY(clock.turnOf() == Seat::B);
    QCOMPARE(shown(clock, Seat::A, 70s), QString("14:00.000"));
    QCOMPARE(shown(clock, Seat::B, 70s), QString("14:50.000"));
    QCOMPARE(clock.seat(Seat::A).turns, 0);
    QCOMPARE(clock.seat(Seat::A).caps, 1);
    // Nobody moves: the turn goes back and forth.
    clock.checkFlag(250s);
    QVERIFY(clock.turnOf() == Seat::A);
    QCOMPARE(shown(clock, Seat::A, 250s), QString("12:50.000"));
    QCOMPARE(shown(clock, Seat::B, 250s), QString("13:00.000"));
    QVERIFY(!clock.flaggedSeat());
}

void TestClockSystems::turnOfTheOpeningCannotBeLost()
{
    Clock clock = oneSided("15m/cap1m/turn-lost");
    clock.start(Seat::A, 0s);
    clock.keepTurn();
    QVERIFY(clock.nextLimit()->effect == LimitEffect::Warning);
    clock.checkFlag(119s);
    QVERIFY(clock.turnOf() == Seat::A && !clock.flaggedSeat());
    clock.checkFlag(120s);
    QVERIFY((clock.seat(Seat::A).flag == Flag { 120s, FlagReason::PerMoveLimit }));
}

void TestClockSystems::clockThatGoesOnKnowsTheFirstFlag()
{
    // The order of flags (clock.md#flags): A expires at 10:00.000, B at 10:07.412, nobody speaks.
    Clock clock({ controlFrom("8m"), controlFrom("2m7.412s") }, AfterFlag::GoOn);
    clock.start(Seat::A, 0s);
    clock.press(7min);
    clock.press(9min);
    QVERIFY(!clock.flaggedSeat());
    clock.press(10min); // exactly at the limit
    QCOMPARE(shown(clock, Seat::A, 10min), QString("flag at 10:00.000"));
    QVERIFY(clock.turnOf() == Seat::B && clock.isRunning());
    QVERIFY(clock.flagMoment() == Moment(607412ms));
    clock.press(611s);
    QVERIFY((clock.seat(Seat::B).flag == Flag { 607412ms, FlagReason::MainTime }));
    QVERIFY(clock.flaggedSeat() == Seat::A);
    QVERIFY(clock.isRunning() && !clock.flagMoment());
    QVERIFY(clock.reading(Seat::B, 611s).main == -3588ms);
    QVERIFY(clock.reading(Seat::A, 615s).main == -4s);
}

void TestClockSystems::clockThatGoesOnShowsTimeBelowZero_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QStringList>("turns");
    QTest::addColumn<int>("shown"); // milliseconds

    QTest::newRow("sudden death") << "1m" << QStringList { "50s", "13s" } << -3000;
    QTest::newRow("no increment after the fall") << "1m+30s" << QStringList { "63s", "2s" } << -5000;
    QTest::newRow("no free beginning below zero") << "1m d10s" << QStringList { "73s", "2s" } << -5000;
    QTest::newRow("the last period") << "10s 2x30s" << QStringList { "72s", "1s" } << -3000;
    QTest::newRow("no new block after the fall") << "10s 1/30s" << QStringList { "41s", "1s" } << -2000;
    QTest::newRow("no next stage after a missed quota") << "2/10s, 5m" << QStringList { "11s", "1s" } << -2000;
    QTest::newRow("a bank") << "bank 10s 2x20s" << QStringList { "51s", "1s" } << -2000;
    QTest::newRow("the total goes on after the limit of a move")
        << "1m/cap10s" << QStringList { "12s", "50s" } << -2000;
}

void TestClockSystems::clockThatGoesOnShowsTimeBelowZero()
{
    QFETCH(QString, control);
    QFETCH(QStringList, turns);
    QFETCH(int, shown);
    Clock clock({ controlFrom(control), TimeControl {} }, AfterFlag::GoOn);
    clock.start(Seat::A, 0s);
    Moment now { 0 };
    Duration used { 0 };
    for (const QString &turn : turns) {
        now += timeFrom(turn);
        used += timeFrom(turn);
        clock.press(now);
        QVERIFY(clock.turnOf() == Seat::B);
        now += 1s;
        clock.press(now);
    }
    QCOMPARE(clock.reading(Seat::A, now).shown.count(), Duration::rep(shown));
    QVERIFY(clock.reading(Seat::A, now).used == used);
    QCOMPARE(clock.seat(Seat::A).turns, static_cast<int>(turns.size()));
}

void TestClockSystems::addedTimeLiftsAFlagOnlyWhenThereIsTime()
{
    Clock clock({ controlFrom("1m"), controlFrom("1m") }, AfterFlag::GoOn);
    clock.start(Seat::A, 0s);
    clock.checkFlag(70s);
    clock.adjust(Seat::A, 10s, 70s);
    QVERIFY(clock.flaggedSeat() == Seat::A);
    clock.adjust(Seat::A, 5s, 70s);
    QVERIFY(!clock.flaggedSeat());
    QCOMPARE(shown(clock, Seat::A, 70s), QString("0:05.000"));
    QVERIFY(clock.isRunning() && clock.flagMoment() == Moment(75s));
}

void TestClockSystems::turnFactorStretchesOneTurn()
{
    // Factor 3 (clock.md#per-move-limit) for turns with more than one stone or an offer.
    Clock clock = oneSided("15m/cap1m");
    clock.start(Seat::A, 0s);
    clock.setTurnFactor(3);
    QVERIFY(clock.reading(Seat::A, 10s).perMove == 170s);
    clock.press(179s);
    QVERIFY(!clock.flaggedSeat());
    clock.press(179s);
    QVERIFY(clock.flagMoment() == Moment(179s + 60s));
}

void TestClockSystems::turnFactorZeroLiftsTheLimit()
{
    Clock clock = oneSided("15m/cap1m");
    clock.start(Seat::A, 0s);
    clock.setTurnFactor(0);
    const Reading face = clock.reading(Seat::A, 5min);
    QVERIFY(!face.perMove);
    QVERIFY(!face.flag);
    QVERIFY(face.untilFlag == 10min);
    QVERIFY(clock.flagMoment() == Moment(15min));
}

void TestClockSystems::passedTurnGivesNoBonus()
{
    Clock clock = oneSided("5m+10s");
    clock.start(Seat::A, 0s);
    clock.giveTurn(Seat::B, 20s);
    QVERIFY(clock.turnOf() == Seat::B);
    QVERIFY(clock.isRunning());
    QCOMPARE(shown(clock, Seat::A, 20s), QString("4:40.000"));
    QCOMPARE(clock.seat(Seat::A).turns, 0);
    QVERIFY(clock.seat(Seat::A).used == 20s);
}

void TestClockSystems::givenTurnOfTheSameSeatBeginsAnew()
{
    Clock clock = oneSided("5m/cap1m");
    clock.start(Seat::A, 0s);
    clock.giveTurn(Seat::A, 50s);
    QVERIFY(clock.reading(Seat::A, 60s).perMove == 50s);
    QCOMPARE(shown(clock, Seat::A, 60s), QString("4:00.000"));
}

void TestClockSystems::stoppedClockStaysStoppedWhenTheTurnIsGiven()
{
    Clock clock = oneSided("5m");
    clock.start(Seat::A, 0s);
    clock.stop(10s);
    clock.giveTurn(Seat::B, 100s);
    QVERIFY(!clock.isRunning());
    QCOMPARE(shown(clock, Seat::A, 100s), QString("4:50.000"));
}

void TestClockSystems::adjustment_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QString>("turn"); // how long the running turn has lasted
    QTest::addColumn<int>("seconds");
    QTest::addColumn<int>("added"); // what was really added, in seconds
    QTest::addColumn<QString>("face");

    QTest::newRow("time for the opponent's wrong claim") << "15m"
                                                         << "1m" << 120 << 120 << "16:00.000";
    QTest::newRow("a penalty") << "15m"
                               << "1m" << -120 << -120 << "12:00.000";
    QTest::newRow("a penalty above what is left takes the rest") << "15m 5x60s"
                                                                 << "14m" << -120 << -60 << "0:00.000 +5";
    QTest::newRow("time added in byo-yomi is spent before the periods") << "30s 5x60s"
                                                                        << "30s" << 45 << 45 << "0:45.000 +5";
    QTest::newRow("a lost period stays lost") << "30s 5x60s"
                                              << "90s" << 45 << 45 << "0:45.000 +4";
    QTest::newRow("a running period is first filled up") << "30s 5x60s"
                                                         << "100s" << 45 << 45 << "0:35.000 +4";
    QTest::newRow("nothing is taken from periods") << "30s 5x60s"
                                                   << "100s" << -45 << 0 << "0:00.000 +4";
    QTest::newRow("the stage one is in is the one that is cut") << "1m, 10m"
                                                                << "2m" << -60 << -60 << "8:00.000";
    QTest::newRow("a first stage still running is lengthened") << "1m, 10m"
                                                               << "50s" << 60 << 60 << "1:10.000";
    QTest::newRow("nothing to add to without stages") << "inf/cap3m"
                                                      << "1m" << 60 << 0 << "0:00.000";
}

void TestClockSystems::adjustment()
{
    QFETCH(QString, control);
    QFETCH(QString, turn);
    QFETCH(int, seconds);
    QFETCH(int, added);
    QFETCH(QString, face);

    Clock clock = oneSided(control);
    clock.start(Seat::A, 0s);
    const Moment now = timeFrom(turn);
    const Reading before = clock.reading(Seat::A, now);
    const Duration real = clock.adjust(Seat::A, Duration(seconds * 1000), now);
    const Reading after = clock.reading(Seat::A, now);
    QCOMPARE(real.count(), Duration::rep(added * 1000));
    QCOMPARE(shown(clock, Seat::A, now), face);
    QVERIFY(after.used == before.used);
    QVERIFY(*after.untilFlag == *before.untilFlag + real);
    QVERIFY(clock.isRunning());
}

void TestClockSystems::adjustmentOfTheSeatNotInTurn()
{
    Clock clock({ controlFrom("15m"), controlFrom("15m") });
    clock.start(Seat::A, 0s);
    QVERIFY(clock.adjust(Seat::B, 2min, 30s) == 2min);
    QCOMPARE(shown(clock, Seat::B, 30s), QString("17:00.000"));
    QCOMPARE(shown(clock, Seat::A, 30s), QString("14:30.000"));
    QVERIFY(clock.isRunning());
}

void TestClockSystems::adjustmentToNothingIsAFlag()
{
    for (const Seat seat : BothSeats) {
        Clock clock({ controlFrom("1m"), controlFrom("1m") });
        clock.start(Seat::A, 0s);
        const Duration left = seat == Seat::A ? 50s : 60s;
        QVERIFY(clock.adjust(seat, -5min, 10s) == -left);
        QVERIFY(clock.flaggedSeat() == seat);
        QVERIFY((clock.seat(seat).flag == Flag { 10s, FlagReason::MainTime }));
        QVERIFY(!clock.isRunning());
        QVERIFY(clock.turnTime(99s) == 10s);
    }
}

void TestClockSystems::adjustmentLiftsAMainTimeFlag()
{
    Clock clock = oneSided("30s 2x60s");
    clock.start(Seat::A, 0s);
    clock.checkFlag(200s);
    QVERIFY((clock.seat(Seat::A).flag == Flag { 150s, FlagReason::MainTime }));
    QVERIFY(clock.adjust(Seat::A, 40s, 300s) == 40s);
    QVERIFY(!clock.flaggedSeat());
    QVERIFY(!clock.isRunning());
    QCOMPARE(shown(clock, Seat::A, 300s), QString("0:40.000"));
    clock.resume(400s);
    QVERIFY(clock.flagMoment() == Moment(440s));
}

void TestClockSystems::adjustmentDoesNotLiftAPerMoveFlag()
{
    Clock clock = oneSided("15m/cap1m");
    clock.start(Seat::A, 0s);
    clock.checkFlag(60s);
    clock.adjust(Seat::A, 5min, 70s);
    QVERIFY((clock.seat(Seat::A).flag == Flag { 60s, FlagReason::PerMoveLimit }));
    QVERIFY(clock.reading(Seat::A, 70s).main == 19min);
}

void TestClockSystems::restoredSeatIsAsItWas()
{
    // A take-back that restores the clocks.
    Clock clock({ controlFrom("5m+10s"), controlFrom("30s 5x60s") });
    clock.start(Seat::A, 0s);
    const ClockState before = clock.state(0s);
    clock.press(20s);
    clock.press(140s);
    clock.restore(before, 150s);
    Clock fresh({ controlFrom("5m+10s"), controlFrom("30s 5x60s") });
    fresh.start(Seat::A, 150s);
    QVERIFY(clock == fresh);
}

void TestClockSystems::turnSetAsideWaitsAsItStands()
{
    TimeControl control = controlFrom("15m/cap1m");
    control.capPolicy = CapPolicy::Warn;
    Clock clock({ control, control });
    clock.start(Seat::A, 0s);
    clock.checkFlag(60s); // the limit begins anew
    clock.runForOther(Seat::B, 70s);
    QVERIFY(!clock.reading(Seat::B, 75s).perMove);
    clock.resumeOwnTurn(80s);
    QCOMPARE(clock.turnOf(), std::optional(Seat::A));
    QCOMPARE(clock.reading(Seat::A, 80s).perMove, std::optional<Duration>(50s));
    QCOMPARE(clock.reading(Seat::B, 80s).used, Duration(10s));
}

void TestClockSystems::givenTurnEndsRunningForTheOther()
{
    Clock clock({ controlFrom("15m"), controlFrom("15m") });
    clock.start(Seat::A, 0s);
    clock.runForOther(Seat::B, 10s);
    clock.giveTurn(Seat::B, 30s);
    QVERIFY(!clock.runsForOther());
    QCOMPARE(shown(clock, Seat::A, 40s), QString("14:50.000"));
    QCOMPARE(shown(clock, Seat::B, 40s), QString("14:30.000"));
}

void TestClockSystems::restoringEndsRunningForTheOther()
{
    Clock clock({ controlFrom("15m"), controlFrom("15m") });
    clock.start(Seat::A, 0s);
    const ClockState before = clock.state(10s);
    clock.runForOther(Seat::B, 10s);
    clock.restore(before, 30s);
    QVERIFY(!clock.runsForOther());
    QCOMPARE(clock.turnOf(), std::optional(Seat::A));
    QCOMPARE(clock.turnTime(40s), Duration(20s));
}

void TestClockSystems::countOfALostTurnIsNotReadAgain()
{
    TimeControl control = controlFrom("2x60s/cap30s");
    control.capPolicy = CapPolicy::TurnLost;
    Clock clock({ control, control });
    clock.start(Seat::A, 0s);
    QVERIFY(clock.reread(5s, 40s)); // of the other, whose turn began at 30
    QCOMPARE(clock.turnOf(), std::optional(Seat::B));
    QCOMPARE(clock.turnTime(40s), Duration(5s));
    QCOMPARE(clock.reading(Seat::A, 40s).used, Duration(30s));
}

void TestClockSystems::withoutARunningCountNothingIsReadAgain()
{
    Clock clock({ controlFrom("2x60s"), controlFrom("2x60s") });
    QVERIFY(!clock.reread(0s, 5s)); // nobody's turn
    clock.start(Seat::A, 10s);
    QVERIFY(!clock.reread(6s, 15s)); // not come so far
    QVERIFY(!clock.reread(-1ms, 15s));
    QVERIFY(clock.reread(5s, 15s));
    QVERIFY(!clock.reread(0s, 200s)); // its flag has fallen
    QCOMPARE(clock.reading(Seat::A, 200s).used, Duration(120s));
}

void TestClockSystems::settingsFitTheStage_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<ClockSetting>("setting");
    QTest::addColumn<bool>("fits");

    const auto row = [](const char *name, const char *control, const ClockSetting &setting, bool fits) {
        QTest::newRow(name) << QString(control) << setting << fits;
    };
    row("nothing", "15m", {}, false);
    row("no time left", "15m", { {}, 0s, {}, {} }, true);
    row("less than nothing", "15m", { {}, -1ms, {}, {} }, false);
    row("a thousand hours", "15m", { {}, LongestTime, {}, {} }, true);
    row("more than that", "15m", { {}, LongestTime + 1ms, {}, {} }, false);
    row("the last stage", "15m 3x60s", { 1, {}, {}, {} }, true);
    row("a stage past the last", "15m 3x60s", { 2, {}, {}, {} }, false);
    row("a stage before the first", "15m 3x60s", { -1, {}, {}, {} }, false);
    row("periods of periods", "3x60s", { {}, {}, 5, {} }, true);
    row("periods of the stage that is set too", "15m 3x60s", { 1, {}, 5, {} }, true);
    row("periods of main time", "15m 3x60s", { {}, {}, 5, {} }, false);
    row("fewer periods than none", "3x60s", { {}, {}, -1, {} }, false);
    row("moves of a block", "0m 5/60s", { {}, {}, {}, 3 }, true);
    row("no moves of a block", "0m 5/60s", { {}, {}, {}, 0 }, false);
    row("moves of main time", "15m", { {}, {}, {}, 3 }, false);
    row("moves of periods", "3x60s", { {}, {}, {}, 3 }, false);
    row("no moves for a quota", "40/90m, 30m", { {}, {}, {}, 0 }, true);
    row("fewer moves than none", "40/90m, 30m", { {}, {}, {}, -1 }, false);
    row("presses without time", "inf", { {}, {}, {}, {}, 7 }, true);
    row("fewer presses than none", "inf", { {}, {}, {}, {}, -1 }, false);
    row("presses and time without time", "inf", { {}, 5s, {}, {}, 7 }, false);
}

void TestClockSystems::settingsFitTheStage()
{
    QFETCH(QString, control);
    QFETCH(ClockSetting, setting);
    Clock clock = oneSided(control);
    clock.start(Seat::A, 0s);
    QTEST(clock.canSet(Seat::A, setting, 0s), "fits");
}

void TestClockSystems::clockBeforeTheStartStands()
{
    Clock clock = oneSided("90m+30s!");
    const Clock untouched = clock;
    clock.press(10s);
    clock.stop(10s);
    clock.resume(20s);
    clock.checkFlag(10h);
    QVERIFY(clock == untouched);
    QCOMPARE(shown(clock, Seat::A, 10h), QString("90:30.000"));
    QVERIFY(!clock.turnOf());
}

void TestClockSystems::soundControls_data()
{
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<bool>("sound");

    const auto with = [](std::vector<Stage> stages, std::optional<Duration> perMove = std::nullopt) {
        TimeControl control;
        control.stages = std::move(stages);
        control.perMove = perMove;
        return control;
    };
    const ByoYomiStage reserve { 5, 60s, true };
    QTest::newRow("untimed") << with({}) << true;
    QTest::newRow("a millisecond") << with({ MainStage { 1ms } }) << true;
    QTest::newRow("a thousand hours") << with({ MainStage { LongestTime } }) << true;
    QTest::newRow("no time at all") << with({ MainStage { 0ms } }) << false;
    QTest::newRow("an increment that never comes") << with({ MainStage { 0ms, 5s } }) << false;
    QTest::newRow("an increment that is there from the start") << with({ MainStage { 0ms, 5s, true } }) << true;
    QTest::newRow("negative time") << with({ MainStage { -1s }, ByoYomiStage {} }) << false;
    QTest::newRow("negative increment") << with({ MainStage { 1min, -1s } }) << false;
    QTest::newRow("maximum of nothing") << with({ MainStage { 1min, 1s, false, 0ms } }) << false;
    QTest::newRow("no periods") << with({ MainStage { 1min }, ByoYomiStage { 0, 60s } }) << false;
    QTest::newRow("empty periods") << with({ MainStage { 1min }, ByoYomiStage { 5, 0s } }) << false;
    QTest::newRow("periods beyond a thousand hours") << with({ ByoYomiStage { 60001, 60s } }) << false;
    QTest::newRow("periods of a thousand hours") << with({ ByoYomiStage { 60000, 60s } }) << true;
    QTest::newRow("stages beyond a thousand hours together")
        << with({ MainStage { 600h }, MainStage { 600h } }) << false;
    QTest::newRow("reserve after main time") << with({ MainStage { 1h }, reserve }) << true;
    QTest::newRow("reserve of nothing") << with({ reserve }) << false;
    QTest::newRow("reserve after periods") << with({ MainStage { 1h }, ByoYomiStage {}, reserve }) << false;
    const auto quota = [](Duration time, int moves) {
        MainStage main { time };
        main.quota = moves;
        return main;
    };
    QTest::newRow("a quota before anything") << with({ quota(90min, 40), MainStage { 30min } }) << true;
    QTest::newRow("a quota that repeats") << with({ quota(90min, 40) }) << true;
    QTest::newRow("a quota below nothing") << with({ quota(90min, -1) }) << false;
    QTest::newRow("a quota in no time") << with({ quota(0ms, 40), MainStage { 30min } }) << false;
    QTest::newRow("blocks after a quota") << with({ quota(90min, 40), CanadianStage {} }) << false;
    const auto asked = [](TimeControl control, NextStage next, QuotaUnit unit) {
        control.nextStage = next;
        control.quotaUnit = unit;
        return control;
    };
    QTest::newRow("at zero without a quota")
        << asked(with({ MainStage { 1h } }), NextStage::AtZero, QuotaUnit::Stones) << false;
    QTest::newRow("presses with nothing to count")
        << asked(with({ MainStage { 1h } }), NextStage::AtQuota, QuotaUnit::Presses) << false;
    QTest::newRow("presses of blocks") << asked(with({ MainStage { 1h }, CanadianStage {} }), NextStage::AtQuota,
        QuotaUnit::Presses) << true;
    const auto hourglass = [](TimeControl control) {
        control.hourglass = true;
        return control;
    };
    QTest::newRow("an hourglass") << hourglass(with({ MainStage { 10min } }, 1min)) << true;
    QTest::newRow("an hourglass of nothing") << hourglass(with({})) << false;
    QTest::newRow("an hourglass with an increment") << hourglass(with({ MainStage { 10min, 5s } })) << false;
    QTest::newRow("an hourglass with periods") << hourglass(with({ MainStage { 10min }, ByoYomiStage {} })) << false;
    const auto capped = [](TimeControl control, CapPolicy policy, Duration penalty, int inOpening) {
        control.capPolicy = policy;
        control.capPenalty = penalty;
        control.capInOpening = inOpening;
        return control;
    };
    const TimeControl cap = with({ MainStage { 15min } }, 3min);
    QTest::newRow("a penalty") << capped(cap, CapPolicy::Penalty, 30s, 3) << true;
    QTest::newRow("a penalty of nothing") << capped(cap, CapPolicy::Penalty, 0s, 3) << false;
    QTest::newRow("a penalty that is none") << capped(cap, CapPolicy::Warn, 30s, 3) << false;
    QTest::newRow("a penalty from nothing") << capped(with({}, 3min), CapPolicy::Penalty, 30s, 3) << false;
    QTest::newRow("a policy without a limit") << capped(with({ MainStage { 15min } }), CapPolicy::Warn, 0s, 3) << false;
    QTest::newRow("no limit in the opening") << capped(cap, CapPolicy::TurnLost, 0s, 0) << true;
    QTest::newRow("an opening factor below nothing") << capped(cap, CapPolicy::Lose, 0s, -1) << false;
    QTest::newRow("no time per move") << with({}, 0ms) << false;
    QTest::newRow("per move beyond a thousand hours") << with({}, LongestTime + 1ms) << false;
}

void TestClockSystems::soundControls()
{
    QFETCH(TimeControl, control);
    QFETCH(bool, sound);
    QCOMPARE(isSound(control), sound);
}

} // namespace tst_clocksystems

QTEST_GUILESS_MAIN(tst_clocksystems::TestClockSystems)
#include "tst_clocksystems.moc"
