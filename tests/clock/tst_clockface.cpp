// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "clock/facetext.h"
#include "clock/lowtime.h"
#include "clock/phase.h"

#include <QTest>

namespace tst_clockface {

using namespace kagetsu;
using namespace kagetsu::clock;
using namespace std::chrono_literals;

// Digits of a face and its low-time marks (clock.md#how-time-is-counted, clock.md#low-time).
class TestClockFace : public QObject
{
    Q_OBJECT

private slots:
    void digits_data();
    void digits();
    void tenthsBeginWhereWished_data();
    void tenthsBeginWhereWished();
    void zeroIsShownAtExpiryOnly();
    void digitsChangeExactlyWhenPredicted();
    void crossings_data();
    void crossings();
    void eachWarningComesOnce_data();
    void eachWarningComesOnce();
    void shortOfTimeDependsOnTheTimeControl_data();
    void shortOfTimeDependsOnTheTimeControl();
    void whatTheTimeIsOf_data();
    void whatTheTimeIsOf();
};

void TestClockFace::digits_data()
{
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("fine");

    QTest::newRow("minutes") << 872000 << "14:32"
                             << "14:32";
    QTest::newRow("hours") << 3723000 << "1:02:03"
                           << "1:02:03";
    QTest::newRow("an hour") << 3600000 << "1:00:00"
                             << "1:00:00";
    QTest::newRow("rounded up to an hour") << 3599001 << "1:00:00"
                                           << "1:00:00";
    QTest::newRow("just below an hour") << 3599000 << "59:59"
                                        << "59:59";
    QTest::newRow("more than a day") << 360000000 << "100:00:00"
                                     << "100:00:00";
    QTest::newRow("a millisecond counts as its second") << 871001 << "14:32"
                                                        << "14:32";
    QTest::newRow("ten seconds") << 10000 << "0:10"
                                 << "0:10";
    QTest::newRow("tenths begin at nine point nine") << 9900 << "0:10"
                                                     << "0:09.9";
    QTest::newRow("before that still ten") << 9901 << "0:10"
                                           << "0:10";
    QTest::newRow("tenths rounded up") << 9301 << "0:10"
                                       << "0:09.4";
    QTest::newRow("the last millisecond") << 1 << "0:01"
                                          << "0:00.1";
    QTest::newRow("expired") << 0 << "0:00"
                             << "0:00.0";
    QTest::newRow("less than a second below zero") << -999 << "0:00"
                                                   << "0:00";
    QTest::newRow("a second below zero") << -1000 << "-0:01"
                                         << "-0:01";
    QTest::newRow("more than an hour below zero") << -3723999 << "-1:02:03"
                                                  << "-1:02:03";
}

void TestClockFace::digits()
{
    QFETCH(int, milliseconds);
    QFETCH(QString, plain);
    QFETCH(QString, fine);
    QCOMPARE(QString::fromStdString(faceText(Duration(milliseconds))), plain);
    QCOMPARE(QString::fromStdString(faceText(Duration(milliseconds), UsualTenths)), fine);
}

void TestClockFace::tenthsBeginWhereWished_data()
{
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<int>("below"); // seconds
    QTest::addColumn<QString>("text");

    QTest::newRow("twenty seconds are whole") << 20000 << 20 << "0:20";
    QTest::newRow("until the last tenth before them") << 19901 << 20 << "0:20";
    QTest::newRow("tenths from there on") << 19900 << 20 << "0:19.9";
    QTest::newRow("rounded up") << 15001 << 20 << "0:15.1";
    QTest::newRow("the last millisecond") << 1 << 20 << "0:00.1";
    QTest::newRow("never where not wished") << 1 << 0 << "0:01";
}

void TestClockFace::tenthsBeginWhereWished()
{
    QFETCH(int, milliseconds);
    QFETCH(int, below);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(faceText(Duration(milliseconds), std::chrono::seconds(below))), text);
}

void TestClockFace::zeroIsShownAtExpiryOnly()
{
    for (Duration left = 1ms; left < 3s; ++left) {
        QVERIFY(faceText(left) != "0:00");
        QVERIFY(faceText(left, UsualTenths) != "0:00.0");
        QVERIFY(faceText(left, 20s) != "0:00.0");
    }
}

void TestClockFace::digitsChangeExactlyWhenPredicted()
{
    for (const Duration tenths : { NoTenths, UsualTenths, Duration(20s) }) {
        for (Duration left = 22s; left > -3s; --left) {
            const Duration until = untilFaceChanges(left, tenths);
            QVERIFY(until > 0ms);
            // Tenths end with the time: at zero itself they are shown, below it no more.
            const Duration shown = left == 0ms ? NoTenths : tenths;
            QCOMPARE(faceText(left - until + 1ms, shown), faceText(left, shown));
            QVERIFY(faceText(left - until, tenths) != faceText(left, tenths));
        }
    }
}

void TestClockFace::crossings_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<int>("from"); // seconds of one turn
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("mark"); // seconds; -1: none

    QTest::newRow("down to five minutes") << "15m" << 599 << 600 << 300;
    QTest::newRow("just before") << "15m" << 598 << 599 << -1;
    QTest::newRow("already below") << "15m" << 600 << 601 << -1;
    QTest::newRow("two marks in one stride: the lower") << "15m" << 500 << 850 << 60;
    QTest::newRow("no time between") << "15m" << 600 << 600 << -1;
    QTest::newRow("a time that begins at the mark") << "5m" << 0 << 1 << -1;
    QTest::newRow("the flag says enough") << "15m" << 880 << 900 << -1;
    QTest::newRow("per-move limit") << "15m/cap1m" << 29 << 30 << 30;
    QTest::newRow("the lower of limit and total") << "6m/cap70s" << 5 << 60 << 10;
    QTest::newRow("main time before periods") << "2m 5x60s" << 59 << 60 << 60;
    QTest::newRow("main time used up in one stride") << "2m 5x60s" << 100 << 121 << 10;
    QTest::newRow("a full period at its mark begins") << "2m 5x60s" << 119 << 121 << -1;
    QTest::newRow("the running period") << "2m 5x60s" << 149 << 150 << 30;
    QTest::newRow("from period to period") << "2m 5x60s" << 175 << 185 << -1;
    QTest::newRow("far into the next period") << "2m 5x60s" << 175 << 235 << 10;
    QTest::newRow("from stage to stage") << "1m, 15m" << 55 << 61 << -1;
    QTest::newRow("a mark of the stage before") << "1m, 15m" << 45 << 61 << 10;
    QTest::newRow("from the free time of a bank into a unit") << "bank 70s 5x60s" << 9 << 71 << -1;
    QTest::newRow("the running unit of a bank") << "bank 70s 5x60s" << 99 << 100 << 30;
    QTest::newRow("into a block") << "2m 10/10m" << 119 << 121 << -1;
    QTest::newRow("Bronstein delay stands on the face") << "55s b10s" << 4 << 5 << 60;
    QTest::newRow("US delay stands beside it") << "65s d10s" << 4 << 15 << 60;
    QTest::newRow("untimed") << "inf" << 0 << 3600 << -1;
}

void TestClockFace::crossings()
{
    QFETCH(QString, control);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, mark);

    const TimeControl timing = *readControl(control.toStdString());
    Clock clock({ timing, timing });
    clock.start(Seat::A, 0s);
    const auto crossed = crossedLowTime(timing, clock.reading(Seat::A, from * 1s), clock.reading(Seat::A, to * 1s));
    QCOMPARE(crossed ? int(*crossed / 1s) : -1, mark);
    // The other side's face stands.
    QVERIFY(!crossedLowTime(timing, clock.reading(Seat::B, from * 1s), clock.reading(Seat::B, to * 1s)));
}

void TestClockFace::eachWarningComesOnce_data()
{
    QTest::addColumn<int>("stride"); // milliseconds between two looks
    QTest::newRow("a look every tenth") << 100;
    QTest::newRow("a look every 333 ms") << 333;
    QTest::newRow("a look every second") << 1000;
}

void TestClockFace::eachWarningComesOnce()
{
    QFETCH(int, stride);
    const TimeControl timing = *readControl("6m+1s");
    Clock clock({ timing, TimeControl {} });
    clock.start(Seat::A, 0s);
    std::vector<Duration> warned;
    Reading before = clock.reading(Seat::A, 0s);
    for (Moment now = 0s; !before.flag; now += Duration(stride)) {
        const Reading after = clock.reading(Seat::A, now);
        if (const auto mark = crossedLowTime(timing, before, after))
            warned.push_back(*mark);
        before = after;
    }
    QVERIFY(warned == timing.lowTime);
}

void TestClockFace::shortOfTimeDependsOnTheTimeControl_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<int>("thinks"); // seconds of the first turn
    QTest::addColumn<bool>("isShort");
    QTest::newRow("a game of one minute does not begin short") << QByteArray("1m") << 0 << false;
    QTest::newRow("its last eleven seconds are not short") << QByteArray("1m") << 49 << false;
    QTest::newRow("its last ten are") << QByteArray("1m") << 50 << true;
    QTest::newRow("the last minute of a quarter of an hour") << QByteArray("15m") << 14 * 60 << true;
    QTest::newRow("but not the one before it") << QByteArray("15m") << 13 * 60 + 59 << false;
    QTest::newRow("half a minute of five") << QByteArray("5m+3s") << 4 * 60 + 30 << true;
    QTest::newRow("no more than a third of a very short time") << QByteArray("15s") << 9 << false;
    QTest::newRow("the last third of it") << QByteArray("15s") << 10 << true;
    QTest::newRow("with periods behind it main time may run out") << QByteArray("5m 3x30s") << 4 * 60 + 55 << false;
    QTest::newRow("the end of a period") << QByteArray("1m 3x30s") << 60 + 20 << true;
    QTest::newRow("its beginning") << QByteArray("1m 3x30s") << 60 + 10 << false;
    QTest::newRow("the free time of a bank costs nothing") << QByteArray("bank 30s 10x1m") << 28 << false;
    QTest::newRow("the end of the limit of a move") << QByteArray("15m/cap3m") << 162 << true;
    QTest::newRow("without a limit nobody is ever short") << QByteArray("inf") << 3600 << false;
}

void TestClockFace::shortOfTimeDependsOnTheTimeControl()
{
    QFETCH(QByteArray, control);
    QFETCH(int, thinks);
    const TimeControl timing = *readControl(control.toStdString());
    Clock clock({ timing, timing });
    clock.start(Seat::A, 0s);
    QTEST(isShortOfTime(timing, clock.reading(Seat::A, Moment(thinks * 1000))), "isShort");
    // Who waits for the first turn has all of it.
    QVERIFY(!isShortOfTime(timing, clock.reading(Seat::B, Moment(thinks * 1000))));
}

void TestClockFace::whatTheTimeIsOf_data()
{
    using Kind = Phase::Kind;
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<int>("thinks"); // seconds of the first turn
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("all");
    QTest::newRow("the last seconds of the main time") << QByteArray("8s 2x10s") << 3 << Kind::Main << 0 << 0;
    QTest::newRow("the first period") << QByteArray("8s 2x10s") << 13 << Kind::Period << 1 << 2;
    QTest::newRow("the last one") << QByteArray("8s 2x10s") << 23 << Kind::Period << 2 << 2;
    QTest::newRow("after the flag it is still the last one") << QByteArray("8s 2x10s") << 40 << Kind::Period << 2 << 2;
    QTest::newRow("a fixed time for each move") << QByteArray("1x60s") << 3 << Kind::Period << 1 << 1;
    QTest::newRow("the reserve form before its reserve") << QByteArray("2h(5)x60s") << 60 << Kind::Main << 0 << 0;
    QTest::newRow("the reserve form in it") << QByteArray("2h(5)x60s") << 115 * 60 + 61 << Kind::Period << 2 << 5;
    QTest::newRow("before a Canadian block") << QByteArray("1m 3/90s") << 59 << Kind::Main << 0 << 0;
    QTest::newRow("a Canadian block") << QByteArray("1m 3/90s") << 70 << Kind::Block << 0 << 0;
    QTest::newRow("a quota is main time") << QByteArray("40/90m, 30m") << 70 << Kind::Main << 0 << 0;
    QTest::newRow("the free time of a bank") << QByteArray("bank 30s 10x1m") << 29 << Kind::Main << 0 << 0;
    QTest::newRow("its first unit") << QByteArray("bank 30s 10x1m") << 30 << Kind::Unit << 1 << 10;
    QTest::newRow("its last unit") << QByteArray("bank 30s 10x1m") << 30 + 9 * 60 << Kind::Unit << 10 << 10;
    QTest::newRow("an hourglass") << QByteArray("hg10m") << 30 << Kind::Main << 0 << 0;
    QTest::newRow("no limit") << QByteArray("inf") << 30 << Kind::Main << 0 << 0;
    QTest::newRow("only a limit for a move") << QByteArray("inf/cap3m") << 30 << Kind::Main << 0 << 0;
}

void TestClockFace::whatTheTimeIsOf()
{
    QFETCH(QByteArray, control);
    QFETCH(int, thinks);
    QFETCH(Phase::Kind, kind);
    QFETCH(int, number);
    QFETCH(int, all);
    const TimeControl timing = *readControl(control.toStdString());
    Clock clock({ timing, timing });
    clock.start(Seat::A, 0s);
    QVERIFY((phaseOf(clock.reading(Seat::A, Moment(thinks * 1000)), timing) == Phase { kind, number, all }));
}

} // namespace tst_clockface

QTEST_GUILESS_MAIN(tst_clockface::TestClockFace)
#include "tst_clockface.moc"
