// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_review {

// review (command-line.md#review).
class TestCliReview : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void json();
    void aCollectionKeepsItsOrder();
    void gamesWithoutAReview();
    void refused_data();
    void refused();
    void puzzlesOfGames();
    void puzzlesAsJson();
};

namespace {

// A straight four that Black misses, that White does not stop, and that Black misses again.
const QByteArray Missed = "(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[fh][gh][hh]AW[ao][ca][om];B[ll];W[oo];B[la])";
const QByteArray Forbidden = "(;GM[4]SZ[15]RU[Renju]AB[gh][ih][hg][hi]AW[ao][ca][om];B[hh])";

// White does not stop a stone that makes two threes.
const QByteArray DecidedByThrees = "(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[gh][hh][ig][if]AW[ao][ca][om]"
                                   ";W[oa];B[ih];W[fh];B[ie];W[id];B[ii])";

// White does not see the win by the four H7, whose stop is an overline.
const QByteArray Puzzle = "(;GM[4]SZ[15]RU[Renju]PB[Nakamura]PW[Ivanov]DT[2019]PL[W]"
                          "AB[eh][fh][gh][ih][jh][hd]AW[hg][hf][he][ao][oo];W[dh])";

QJsonObject object(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

} // namespace

void TestCliReview::rows_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("wins missed and allowed") << Missed << QStringList { "--check" }
                                             << QByteArray("1\t1\tX\tL4\tmissed\t1\tE8\n"
                                                           "1\t2\tO\tO1\tallowed\t1\tE8\tE8 I8\n"
                                                           "1\t3\tX\tL15\tmissed\t1\tE8\n"
                                                           "1\t3\tX\tL15\tturning-point\n");
    QTest::newRow("a game that threes decided") << DecidedByThrees << QStringList { "--threes", "--check" }
                                                << QByteArray("1\t1\tO\tO15\tallowed-threes\t2\tI8 I6 I11\n"
                                                              "1\t1\tO\tO15\tturning-point\n"
                                                              "1\t1\tO\tO15\tdecided\t2\tI8 I6 I11\n");
    QTest::newRow("what threes leave open") << DecidedByThrees << QStringList { "--threes", "--limit", "1" }
                                            << QByteArray("1\t3\tO\tF8\tunknown\tallowed\n"
                                                          "1\t-\t-\t-\tunknown\tturning-point\n"
                                                          "1\t-\t-\t-\tunknown\tthrees\t3\n"
                                                          "1\t1\tO\tO15\tdecided\t2\tI8 I6 I11\n");
    QTest::newRow("a forbidden point") << Forbidden << QStringList {} << QByteArray("1\t1\tX\tH8\tforbidden\t33\n");
    QTest::newRow("a wrong claim") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh]XFC[refused];W[gg])") << QStringList {}
                                   << QByteArray("1\t1\tX\tH8\twrong-claim\n");
    QTest::newRow("by another rule") << Forbidden << QStringList { "--rule", "win5" } << QByteArray();
    QTest::newRow("one game of several") << Missed + Forbidden << QStringList { "--game", "2" }
                                         << QByteArray("2\t1\tX\tH8\tforbidden\t33\n");
    QTest::newRow("a limit") << QByteArray("(;GM[4]SZ[15]RU[0]AB[fh][gh][hh]AW[ao];B[])")
                             << QStringList { "--limit", "0" }
                             << QByteArray("1\t1\tX\tpass\tunknown\tmissed\n"
                                           "1\t1\tX\tpass\tunknown\tallowed\n"
                                           "1\t-\t-\t-\tunknown\tturning-point\n");
}

void TestCliReview::rows()
{
    QFETCH(QByteArray, record);
    QFETCH(QStringList, options);
    QFETCH(QByteArray, output);
    const Answer answer = runProgram(QStringList { "review", "-" } + options, record);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.output, output);
    QCOMPARE(answer.status, 0);
}

void TestCliReview::json()
{
    const Answer answer = runProgram({ "review", "-", "--json" }, Missed + Forbidden);
    QCOMPARE(answer.messages, QByteArray());
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject missed = object(lines[0]);
    QCOMPARE(missed["game"].toInt(), 1);
    QCOMPARE(missed["rule"].toString(), QString("win5+"));
    QCOMPARE(missed["reviewed"].toInt(), 3);
    QCOMPARE(missed["turningPoint"].toObject(), (QJsonObject { { "move", 3 }, { "certain", true } }));
    const QJsonArray moves = missed["moves"].toArray();
    QCOMPARE(moves.size(), 3);
    const QJsonObject second = moves[1].toObject();
    QCOMPARE(second["side"].toString(), QString("O"));
    QCOMPARE(second["point"].toString(), QString("O1"));
    QVERIFY(!second.contains("missed"));
    const QJsonObject allowed = second["allowed"].toObject();
    QCOMPARE(allowed["answer"].toString(), QString("yes"));
    QCOMPARE(allowed["length"].toInt(), 1);
    QCOMPARE(allowed["line"].toArray(), QJsonArray { "E8" });
    QCOMPARE(allowed["proof"].toArray().first().toObject()["reason"].toString(), QString("two-five-points"));
    QCOMPARE(allowed["wasThere"].toString(), QString("yes"));
    QCOMPARE(allowed["defences"].toArray(), (QJsonArray { "E8", "I8" }));
    QCOMPARE(allowed["allDefences"].toBool(), true);
    const QJsonObject foul = object(lines[1])["moves"].toArray().first().toObject()["forbidden"].toObject();
    QCOMPARE(foul["kinds"].toArray(), QJsonArray { "33" });
    QVERIFY(!foul["proof"].toObject().isEmpty());
}

void TestCliReview::aCollectionKeepsItsOrder()
{
    const QString file = QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf");
    const Answer answer = runProgram({ "review", file, "--json", "--check" });
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 100);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(object(lines[i])["game"].toInt(), i + 1);
    // Alone it says the same.
    QCOMPARE(runProgram({ "review", file, "--json", "--game", "60" }).output, lines[59] + '\n');
}

void TestCliReview::gamesWithoutAReview()
{
    const QByteArray records = "(;GM[4]SZ[15];B[hh])(;GM[2]SZ[8];B[dd])(;GM[4]SZ[19:15]RU[Renju];B[hh])" + Missed;
    const Answer answer = runProgram({ "review", "-", "--json" }, records);
    QCOMPARE(answer.status, 2);
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QByteArray(R"({"game":1,"error":"no-rule"})"));
    QCOMPARE(lines[1], QByteArray(R"({"game":2,"error":"other-game"})"));
    QCOMPARE(lines[2], QByteArray(R"({"game":3,"error":"bad-size"})"));
    QCOMPARE(object(lines[3])["reviewed"].toInt(), 3);
    QVERIFY(answer.messages.contains("error: no-rule: Game 1: "));
    QVERIFY(runProgram({ "review", "-" }, records).output.startsWith("1\terror\n2\terror\n3\terror\n4\t1\t"));
}

void TestCliReview::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no game") << QStringList { "review", "-" } << QByteArray("no-games");
    QTest::newRow("no file") << QStringList { "review", "/missing.sgf" } << QByteArray("unreadable");
    QTest::newRow("no such game") << QStringList { "review", KAGETSU_TEST_DATA "/games/engine-renju.sgf", "--game",
        "101" } << QByteArray("no-game");
}

void TestCliReview::refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, code);
    const Answer answer = runProgram(arguments, "nothing");
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains("error: " + code + ": "), answer.messages);
    QCOMPARE(answer.output, QByteArray());
}

// puzzles (command-line.md#puzzles).
void TestCliReview::puzzlesOfGames()
{
    const QByteArray mirrored = "(;GM[4]SZ[15]RU[Renju]PL[W]"
                                "AB[kh][jh][ih][gh][fh][hd]AW[hg][hf][he][ao][oo];W[lh])";
    const QByteArray foreign = "(;GM[4]SZ[19];B[aa])";
    const Answer answer = runProgram({ "puzzles", "-" }, Puzzle + foreign + mirrored);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.messages.count('\n'), 1);
    QVERIFY(answer.messages.contains(": warning: left-out: Game 2 "));
    QCOMPARE(answer.output.count('\n'), 1);
    const QList<QByteArray> fields = answer.output.trimmed().split('\t');
    QCOMPARE(fields.mid(0, 4), (QList<QByteArray> { "-", "1", "1", "forbidden-point" }));
    QCOMPARE(fields.mid(5, 3), (QList<QByteArray> { "O", "H7", "1" }));
    QCOMPARE(fields.mid(9), (QList<QByteArray> { "Nakamura", "Ivanov", "2019" }));
    QCOMPARE(runProgram({ "puzzles", "-", "--theme", "only-move" }, Puzzle).output, QByteArray());
    QCOMPARE(runProgram({ "puzzles", "-" }, "a letter").status, 2);
}

void TestCliReview::puzzlesAsJson()
{
    const QTemporaryDir folder;
    const QString lesson = folder.filePath(QStringLiteral("puzzles.sgf"));
    const Answer answer = runProgram({ "puzzles", "-", "--json", "--check", "--check-limit", "0", "--lesson", lesson }, Puzzle);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject puzzle = object(lines[0]);
    QCOMPARE(puzzle[u"answers"].toArray(), (QJsonArray { "H7" }));
    QCOMPARE(puzzle[u"attacker"].toString(), QStringLiteral("O"));
    QCOMPARE(puzzle[u"check"][u"verdict"].toString(), QStringLiteral("undecided"));
    QVERIFY(!puzzle[u"steps"].toArray().isEmpty());
    QCOMPARE(object(lines[1])[u"undecided"].toInt(), 1);
    QFile file(lesson);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("XTK[win]"));
}

} // namespace tst_cli_review

QTEST_GUILESS_MAIN(tst_cli_review::TestCliReview)
#include "tst_cli_review.moc"
