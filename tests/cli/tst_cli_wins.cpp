// SPDX-License-Identifier: MIT
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_wins {

// vcf, vct and defences.
class TestCliWins : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void json();
    void aFileKeepsItsOrder();
    void unreadableLines();
    void badQuestions_data();
    void badQuestions();
    void limits();
};

void TestCliWins::answers_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("output");
    const QString three = board("F8 G8 H8");
    const QString fourThree = board("E8 F8 G8 H9 H10", "D8");
    QTest::newRow("a straight four") << QStringList { "vcf", three, "X" } << QByteArray("win 1 E8\n");
    QTest::newRow("nothing for White") << QStringList { "vcf", three, "O" } << QByteArray("none\n");
    QTest::newRow("the shortest") << QStringList { "vcf", fourThree, "black", "--shortest", "--check" }
                                  << QByteArray("win 2 H8 I8 H7\n");
    QTest::newRow("all first moves") << QStringList { "vcf", three, "X", "--all" }
                                     << QByteArray("win 1 E8\tE8 I8\tE8 I8\t-\n");
    QTest::newRow("a five") << QStringList { "vcf", board("F8 G8 H8 I8", "E8"), "X" } << QByteArray("win 0 J8\n");
    QTest::newRow("caro") << QStringList { "vcf", board("F8 G8 H8 I8", "E8 K8"), "X", "--rule", "caro" }
                          << QByteArray("none\n");
    QTest::newRow("threes") << QStringList { "vct", board("H8 H9"), "X", "--rule", "standard" }
                            << QByteArray("none\tby fours and threes that threaten 3 fours\n");
    QTest::newRow("fast threes") << QStringList { "vct", board("H8 H9"), "X", "--rule", "standard", "--threat", "1" }
                                 << QByteArray("none\tby fours and threes that threaten 1 four\n");
    QTest::newRow("defences") << QStringList { "defences", three, "X" } << QByteArray("E8 I8\t-\n");
}

void TestCliWins::answers()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, output);
    const Answer answer = runProgram(arguments);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.output, output);
    QCOMPARE(answer.status, 0);
}

void TestCliWins::json()
{
    const Answer fours = runProgram({ "vcf", board("F8 G8 H8"), "X", "--json", "--shortest", "--all" });
    const QJsonObject win = QJsonDocument::fromJson(fours.output).object();
    QCOMPARE(win["answer"].toString(), QString("win"));
    QCOMPARE(win["length"].toInt(), 1);
    QCOMPARE(win["shortest"].toBool(), true);
    QCOMPARE(win["line"].toArray(), QJsonArray { "E8" });
    QCOMPARE(win["proof"].toArray().size(), 1);
    const QJsonObject step = win["proof"].toArray().first().toObject();
    QCOMPARE(step["reason"].toString(), QString("two-five-points"));
    QCOMPARE(step["fivePoints"].toArray(), (QJsonArray { "D8", "I8" }));
    QCOMPARE(win["firstMoves"].toArray().size(), 2);

    const Answer threes =
        runProgram({ "vct", board("G8 H8 I9 I10"), "X", "--rule", "freestyle", "--threat", "2", "--json", "--check" });
    const QJsonObject three = QJsonDocument::fromJson(threes.output).object();
    QCOMPARE(three["answer"].toString(), QString("win"));
    QCOMPARE(three["threatFours"].toInt(), 2);
    QVERIFY(three["proof"].toArray().first().toObject().contains("threatens"));

    const Answer defences = runProgram({ "defences", board("F8 G8 H8"), "X", "--json" });
    const QJsonObject moves = QJsonDocument::fromJson(defences.output).object();
    QCOMPARE(moves["answer"].toString(), QString("none"));
    QCOMPARE(moves["moves"].toArray().size(), 222);
}

void TestCliWins::aFileKeepsItsOrder()
{
    QByteArray input = "# positions\n";
    QByteArray expected;
    for (int i = 0; i < 300; ++i) {
        const bool isFour = i % 3 == 0;
        input += (isFour ? board("F8 G8 H8 I8") : board("F8 G8 H8")).toLatin1() + (i % 3 == 1 ? "\tO" : "\tX")
            + (i % 2 == 0 ? "\trenju\tmore\n" : "\n");
        expected += isFour ? "win 0 E8\n" : i % 3 == 1 ? "none\n" : "win 1 E8\n";
    }
    const Answer answer = runProgram({ "vcf", "-" }, input);
    QCOMPARE(answer.output, expected);
    QCOMPARE(answer.status, 0);
    const QTemporaryDir folder;
    QFile file(folder.filePath("positions.tsv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(input);
    file.close();
    QCOMPARE(runProgram({ "vcf", file.fileName() }).output, expected);
}

void TestCliWins::unreadableLines()
{
    const QByteArray empty = board({}).toLatin1();
    const Answer answer =
        runProgram({ "vcf", "-" }, empty + "\tX\nXO\tX\n" + empty + "\tZ\n" + empty + "\tX\tgo\n" + empty + "\tO\n");
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray("none\nerror\nerror\nerror\nnone\n"));
    const QList<QByteArray> messages = answer.messages.trimmed().split('\n');
    QCOMPARE(messages.size(), 3);
    QVERIFY(messages[0].startsWith("(standard input):2:3: error: board-length: "));
    QVERIFY(messages[1].startsWith("(standard input):3:227: error: bad-side: "));
    QVERIFY(messages[2].startsWith("(standard input):4:229: error: bad-rule: "));
}

void TestCliWins::badQuestions_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no board") << QStringList { "vcf", "XO", "X" } << QByteArray("board-length");
    QTest::newRow("no side") << QStringList { "vcf", board({}), "red" } << QByteArray("bad-side");
    QTest::newRow("no rule set") << QStringList { "vct", board({}), "X", "--rule", "go" } << QByteArray("bad-rule");
    QTest::newRow("no file") << QStringList { "defences", "/missing.tsv" } << QByteArray("unreadable");
}

void TestCliWins::badQuestions()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, code);
    const Answer answer = runProgram(arguments);
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains("error: " + code + ": "), answer.messages);
    QCOMPARE(answer.output, QByteArray());
}

void TestCliWins::limits()
{
    const QString three = board("E8 F8 G8 H9 H10", "D8");
    QCOMPARE(runProgram({ "vcf", three, "X", "--limit", "1" }).output, QByteArray("unknown\n"));
    QCOMPARE(runProgram({ "vct", three, "X", "--limit", "1" }).output, QByteArray("unknown\n"));
    QCOMPARE(runProgram({ "vcf", three, "X", "--seconds", "60" }).output, QByteArray("win 2 H8 I8 H7\n"));
    QVERIFY(runProgram({ "defences", three, "X", "--limit", "0" }).output.startsWith("-\tA1 "));
}

} // namespace tst_cli_wins

QTEST_GUILESS_MAIN(tst_cli_wins::TestCliWins)
#include "tst_cli_wins.moc"
