// SPDX-License-Identifier: MIT
#include "program.h"

#include <QTest>

namespace tst_cli_clock {

// What a player's clock shows after each turn (command-line.md#clock).
class TestCliClock : public QObject
{
    Q_OBJECT

private slots:
    void turns_data();
    void turns();
    void json();
    void refused_data();
    void refused();
};

void TestCliClock::turns_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QStringList>("turns");
    QTest::addColumn<QByteArray>("output");

    const auto row = [](const char *name, const char *control, const QStringList &turns, const char *output) {
        QTest::newRow(name) << QString(control) << turns << QByteArray(output);
    };
    row("sudden death", "15:00", { "40" }, "860000\t-\n");
    row("per-move limit", "15m/cap3m", { "40", "179.999", "180", "1" }, "860000\t-\n680001\t-\nflag\nflag\n");
    row("per-move limit that warns once", "15m/cap3m/warn", { "200", "180" }, "700000\t-\nflag\n");
    row("per-move limit that costs time", "15m/cap3m/penalty30s", { "180" }, "690000\t-\n");
    row("per-move limit that costs the turn", "15m+10s/cap3m/turn-lost", { "200", "40" }, "720000\t-\n690000\t-\n");
    row("Fischer", "135m+30s", { "12", "95", "30" }, "8118000\t-\n8053000\t-\n8053000\t-\n");
    row("Fischer, bonus before", "90m+30s!", { "12" }, "5448000\t-\n");
    row("byo-yomi", "0:30 5x60s", { "80", "59.999", "60", "130", "59", "60" }, "0\t5\n0\t5\n0\t4\n0\t2\n0\t2\n0\t1\n");
    row("reserve", "2h(5)x60s", { "6900", "60" }, "0\t5\n0\t4\n");
    row("US delay", "5m d10s", { "8", "25" }, "300000\t-\n285000\t-\n");
    row("Canadian", "1m 3/1:30", { "70", "30", "20" }, "80000\t2\n50000\t1\n90000\t3\n");
    row("Canadian after byo-yomi: first periods, then moves", "10s 2x30s 2/1:00", { "5", "45", "80" },
        "5000\t2\n0\t1\n10000\t1\n");
    row("quota", "2/100s, 50s", { "60", "20", "69", "2" }, "40000\t1\n70000\t-\n1000\t-\nflag\n");
    row("quota before byo-yomi", "1/1m 2x30s", { "20", "90" }, "40000\t2\n0\t1\n");
    row("an engine tool's periods", "40/15+0.5", { "1" }, "14500\t39\n");
    row("an engine contest's order", "180/30+1", { "10", "30" }, "171000\t-\nflag\n");
    row("hourglass", "hg10m", { "90", "510" }, "510000\t-\nflag\n");
    row("bank", "bank 30s 10x60s", { "29", "31", "95" }, "0\t10\n0\t9\n0\t7\n");
    row("no turn: the start", "25m + 10s", {}, "1500000\t-\n");
    row("blanks in a control", "2h 5 x 60 s / cap 2 m", { "20" }, "7180000\t5\n");
    row("zeros in front are no other base", "15m", { "010", "08" }, "890000\t-\n882000\t-\n");
    row("untimed", "inf", { "12.345", "100000" }, "-\t-\n-\t-\n");
}

void TestCliClock::turns()
{
    QFETCH(QString, control);
    QFETCH(QStringList, turns);
    QFETCH(QByteArray, output);
    const Answer answer = runProgram(QStringList { "clock", control } + turns);
    QCOMPARE(answer.output, output);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
}

void TestCliClock::json()
{
    const Answer answer = runProgram({ "clock", "--json", "30s 5x60s/cap2m", "20", "80", "120" });
    QCOMPARE(answer.output,
        QByteArray(
            "{\"main\":10000,\"periods\":5}\n{\"main\":0,\"periods\":4}\n{\"flag\":\"per-move\",\"at\":220000}\n"));
    QCOMPARE(runProgram({ "clock", "--json", "1m 3/1:30", "70" }).output,
        QByteArray("{\"main\":80000,\"periods\":null,\"moves\":2}\n"));
    QCOMPARE(
        runProgram({ "clock", "--json", "2/1m, 1m", "60" }).output, QByteArray("{\"flag\":\"quota\",\"at\":60000}\n"));
    QCOMPARE(runProgram({ "clock", "inf", "1", "--json" }).output, QByteArray("{\"main\":null,\"periods\":null}\n"));
    QCOMPARE(runProgram({ "clock", "1s", "1", "--json" }).output, QByteArray("{\"flag\":\"main-time\",\"at\":1000}\n"));
}

void TestCliClock::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message"); // its beginning; empty: the parser's own

    const auto row = [](const char *name, const QStringList &arguments, const char *message) {
        QTest::newRow(name) << arguments << QByteArray(message);
    };
    row("no arguments", {}, "");
    row("a control nobody knows", { "blitz", "1" }, "CONTROL:1:1: error: unknown-form: ");
    row("a control that ends early", { "15m each", "1" }, "CONTROL:1:5: error: trailing-text: ");
    row("an empty control", { "", "1" }, "CONTROL:1:1: error: empty: ");
    row("a number without a unit", { "15", "1" }, "CONTROL:1:3: error: bad-time: ");
    row("no periods", { "15m 0x1m", "1" }, "CONTROL:1:5: error: bad-count: ");
    row("too long", { "2000h", "1" }, "CONTROL:1:1: error: out-of-range: ");
    row("a turn that is no number", { "15m", "40", "soon" }, "kagetsu-cli: error: bad-turn: ");
    row("a turn in minutes", { "15m", "1m30" }, "kagetsu-cli: error: bad-turn: ");
    row("a turn finer than a millisecond", { "15m", "1.0001" }, "kagetsu-cli: error: bad-turn: ");
}

void TestCliClock::refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram(QStringList { "clock" } + arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY(!answer.messages.isEmpty());
    QCOMPARE(answer.messages.left(message.size()), message);
}

} // namespace tst_cli_clock

QTEST_GUILESS_MAIN(tst_cli_clock::TestCliClock)
#include "tst_cli_clock.moc"
