// SPDX-License-Identifier: MIT
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

// The commands that read records: stat and check (cli.md, sgf.md 16).
class TestCliRecord : public QObject
{
    Q_OBJECT

private slots:
    void statOfEngineGames();
    void statAsJson();
    void statOfOtherBoards();
    void statOfNothing();
    void check_data();
    void check();
    void checkAsJson();
    void unreadable_data();
    void unreadable();
};

namespace {

QString gamesFile()
{
    return QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf");
}

QJsonObject onlyObject(const QByteArray &output)
{
    return QJsonDocument::fromJson(output).object();
}

} // namespace

void TestCliRecord::statOfEngineGames()
{
    const Answer answer = runProgram({ "stat", gamesFile() });
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.messages, QByteArray());
    const QList<QByteArray> lines = answer.output.split('\n');
    QCOMPARE(lines.size(), 101);
    QCOMPARE(lines[0], QByteArray("1\t29\t1\t29\t28\t15x15\tUTF-8\tRapfi 4k\tRapfi 1k\tW"));
    QVERIFY(lines[99].startsWith("100\t"));
}

void TestCliRecord::statAsJson()
{
    const QByteArray record(
        "(;GM[4]CA[Shift_JIS]SZ[15]PB[\x95\x5C]PW[B]EV[E]DT[2026-11-20]RU[4]RE[W+F]XRS[forbidden:33]"
        "AB[bb][aa]AW[oo]PL[W]GC[g];W[hh]N[n](;B[];W[zz])(;B[ig]C[c\\]]))");
    const Answer answer = runProgram({ "stat", "--json", "-" }, record);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output.count('\n'), 1);
    const QJsonObject stat = onlyObject(answer.output);
    const QJsonObject expected {
        { "tree", 1 },
        { "nodes", 5 },
        { "leaves", 2 },
        { "mainNodes", 4 },
        { "main", QJsonArray { "H8", "pass", QJsonValue() } },
        { "size", QJsonArray { 15, 15 } },
        { "charset", "Shift_JIS" },
        { "black", QString::fromUtf8("表") },
        { "white", "B" },
        { "event", "E" },
        { "date", "2026-11-20" },
        { "rules", "4" },
        { "result", "W" },
        { "reason", "FOUL33" },
        { "setup", QJsonObject { { "black", QJsonArray { "A15", "B14" } }, { "white", QJsonArray { "O1" } } } },
        { "texts",
            QJsonObject { { "0.PB", QString::fromUtf8("表") }, { "0.PW", "B" }, { "0.EV", "E" }, { "0.GC", "g" },
                { "1.N", "n" }, { "4.C", "c]" } } },
        { "messages", 1 },
    };
    QCOMPARE(stat, expected);
}

void TestCliRecord::statOfOtherBoards()
{
    const Answer answer =
        runProgram({ "stat", "--json", "-" }, "(;GM[4]SZ[15:19]RE[0];B[as])(;GM[4]SZ[30];B[Da])(;GM[4])");
    const QList<QByteArray> lines = answer.output.split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(onlyObject(lines[0])["main"], QJsonValue(QJsonArray { QJsonArray { 0, 18 } }));
    QCOMPARE(onlyObject(lines[0])["result"], QJsonValue("draw"));
    QCOMPARE(onlyObject(lines[1])["main"], QJsonValue(QJsonArray { QJsonArray { 29, 0 } }));
    QCOMPARE(onlyObject(lines[2])["result"], QJsonValue("?"));
    QCOMPARE(onlyObject(lines[2])["reason"], QJsonValue(QJsonValue::Null));
}

void TestCliRecord::statOfNothing()
{
    const Answer answer = runProgram({ "stat", "-" }, "no game here");
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output, QByteArray());
}

void TestCliRecord::check_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<int>("status");
    QTest::addColumn<QList<QByteArray>>("beginnings");
    QTest::newRow("a flawless record") << QByteArray("(;GM[4]SZ[15];B[hh])") << 0 << QList<QByteArray> {};
    QTest::newRow("notes alone are fine") << QByteArray("(;GM[4]SZ[15];B[hh];B[ig])") << 0
                                          << QList<QByteArray> { "(standard input):1:21: note: SAME_COLOUR: " };
    QTest::newRow("warnings, in the order of the file")
        << QByteArray("x\n(;GM[4]SZ[15];B[HH])\n-\n(GM[4]SZ[15])") << 1
        << QList<QByteArray> { "(standard input):1:1: warning: JUNK_BEFORE: ",
               "(standard input):2:15: warning: POINT_SPELLING: ", "(standard input):3:1: warning: JUNK_BETWEEN: ",
               "(standard input):4:2: warning: MISSING_SEMICOLON: " };
    QTest::newRow("errors") << QByteArray("(;GM[4]SZ[15];B[zz]") << 2
                            << QList<QByteArray> { "(standard input):1:15: error: ILLEGAL_POINT: ",
                                   "(standard input):1:20: error: UNCLOSED: " };
}

void TestCliRecord::check()
{
    QFETCH(QByteArray, record);
    QFETCH(int, status);
    QFETCH(QList<QByteArray>, beginnings);
    const Answer answer = runProgram({ "check", "-" }, record);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.messages, QByteArray());
    QList<QByteArray> lines = answer.output.split('\n');
    QCOMPARE(lines.takeLast(), QByteArray());
    QCOMPARE(lines.size(), beginnings.size());
    for (int i = 0; i < lines.size(); ++i) {
        QCOMPARE(lines[i].left(beginnings[i].size()), beginnings[i]);
        QVERIFY(lines[i].size() > beginnings[i].size());
    }
}

void TestCliRecord::checkAsJson()
{
    const Answer answer = runProgram({ "check", "--json", "-" }, "(;GM[4]SZ[15];B[zz])");
    QCOMPARE(answer.status, 2);
    QJsonObject message = onlyObject(answer.output);
    QVERIFY(!message.take("text").toString().isEmpty());
    const QJsonObject expected { { "line", 1 }, { "column", 15 }, { "severity", "error" }, { "code", "ILLEGAL_POINT" },
        { "tree", 1 }, { "node", 1 } };
    QCOMPARE(message, expected);
}

void TestCliRecord::unreadable_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char *command : { "stat", "check" }) {
        QTest::addRow("%s of a file that is not there", command) << QStringList { command, "/nowhere/game.sgf" };
        QTest::addRow("%s of a folder", command) << QStringList { command, KAGETSU_TEST_DATA };
        QTest::addRow("%s of nothing", command) << QStringList { command };
    }
}

void TestCliRecord::unreadable()
{
    QFETCH(QStringList, arguments);
    const Answer answer = runProgram(arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY(!answer.messages.isEmpty());
}

QTEST_GUILESS_MAIN(TestCliRecord)
#include "tst_cli_record.moc"
