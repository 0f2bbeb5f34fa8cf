// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace tst_cli_explain {

class TestCliExplain : public QObject
{
    Q_OBJECT

private slots:
    void example_data();
    void example();
    void sentences_data();
    void sentences();
    void everyLanguageSaysEveryCase();
    void fullProof();
    void json();
    void otherSizes();
    void refused_data();
    void refused();
};

namespace {

// "Three levels" of rules.md#look-ahead.
QString eightStones()
{
    return board("C7 E7 C6 F6 D5 E5 C4 D4");
}

// The first board of rules.md#look-ahead, with the added stones.
QString firstCases(const QString &black, const QString &white = "D8")
{
    return board("F8 G8 H9 H10 " + black, white);
}

QString namedCase(const QByteArray &id)
{
    for (const QByteArray &line : testData("forbidden/named.tsv").split('\n')) {
        const QList<QByteArray> columns = line.split('\t');
        if (columns.value(6) == id)
            return columns[0];
    }
    return {};
}

} // namespace

void TestCliExplain::example_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::newRow("the example of rules.md#proofs")
        << "en"
        << "B7 is allowed.\n"
           "  B7 C7 E7 becomes a straight four at D7.\n"
           "  B7 C6 D5 is not a three: E4 is a double-three.\n"
           "    C4 D4 E4 becomes a straight four at B4.\n"
           "    E4 E5 E7 becomes a straight four at E6. E6 looks like a double-three, but C6 E6 F6 is not a three: D6 "
           "is a double-three.\n"
           "      D4 D5 D6 becomes a straight four at D3.\n"
           "      C7 D6 E5 becomes a straight four at B8.\n";
    QTest::newRow("the same in Chinese") << "zh_CN"
                                         << "B7 不是禁手。\n"
                                            "  B7 C7 E7 在 D7 成活四。\n"
                                            "  B7 C6 D5 不是活三\uff1aE4 是三三禁手。\n"
                                            "    C4 D4 E4 在 B4 成活四。\n"
                                            "    E4 E5 E7 在 E6 成活四。E6 看似三三禁手\uff0c但 C6 E6 F6 "
                                            "不是活三\uff1aD6 是三三禁手。\n"
                                            "      D4 D5 D6 在 D3 成活四。\n"
                                            "      C7 D6 E5 在 B8 成活四。\n";
    QTest::newRow("the same in Japanese") << "ja"
                                          << "B7は禁手ではありません。\n"
                                             "  B7 C7 E7はD7で達四になります。\n"
                                             "  B7 C6 D5は三ではありません\uff1aE4は三々禁手です。\n"
                                             "    C4 D4 E4はB4で達四になります。\n"
                                             "    E4 E5 E7はE6で達四になります。E6は三々禁手に見えますが、C6 E6 "
                                             "F6は三ではありません\uff1aD6は三々禁手です。\n"
                                             "      D4 D5 D6はD3で達四になります。\n"
                                             "      C7 D6 E5はB8で達四になります。\n";
    QTest::newRow("the same in Russian")
        << "ru"
        << "Ход B7 разрешён.\n"
           "  B7 C7 E7 становится открытой четвёркой на D7.\n"
           "  B7 C6 D5 — не тройка: E4 — вилка 3×3.\n"
           "    C4 D4 E4 становится открытой четвёркой на B4.\n"
           "    E4 E5 E7 становится открытой четвёркой на E6. E6 похож на вилку 3×3, но C6 E6 F6 — не тройка: "
           "D6 — вилка 3×3.\n"
           "      D4 D5 D6 становится открытой четвёркой на D3.\n"
           "      C7 D6 E5 становится открытой четвёркой на B8.\n";
}

void TestCliExplain::example()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    const Answer answer = runProgram({ "explain", eightStones(), "B7", "--lang", language });
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(QString::fromUtf8(answer.output), text);
}

void TestCliExplain::sentences_data()
{
    QTest::addColumn<QString>("stones");
    QTest::addColumn<QString>("point");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &stones, const char *point, const char *text) {
        QTest::newRow(name) << stones << point << text;
    };
    row("nothing at all", board("A1"), "h8", "H8 is allowed.\n");
    row("five beats overline", board("D8 E8 F8 G8 H5 H6 H7 H9 H10"), "H8",
        "H8 makes five: D8 E8 F8 G8 H8. The move wins.\n");
    row("overline", board("E8 F8 G8 I8 J8"), "H8",
        "H8 is forbidden: overline.\n"
        "  H8 makes a row of 6: E8 F8 G8 H8 I8 J8. Overline.\n");
    row("double-four on one line", board("D8 F8 G8 J8"), "H8",
        "H8 is forbidden: double-four.\n"
        "  H8 makes two fours: D8 F8 G8 H8, completed at E8; F8 G8 H8 J8, completed at I8.\n");
    row("three fours", board("E8 F8 G8 H9 H10 H11 G7 F6 E5"), "H8",
        "H8 is forbidden: double-four.\n"
        "  H8 makes two fours: E8 F8 G8 H8, completed at D8 I8; H8 H9 H10 H11, completed at H7 H12.\n"
        "  E5 F6 G7 H8 is a straight four, completed at D4 I9.\n");
    row("false double-four: makes six, closed", board("E8 F8 G8 J8 H9 H10 H11", "D8 H7 H12"), "H8",
        "H8 is allowed.\n"
        "  E8 F8 G8 H8 is not a four: I8 would make 6 in a row.\n"
        "  H8 H9 H10 H11 is not a four: it is closed at both ends.\n");
    row("double-three", firstCases({}), "H8",
        "H8 is forbidden: double-three.\n"
        "  H8 makes two threes: F8 G8 H8, which becomes a straight four at I8; and H8 H9 H10, which becomes one at "
        "H7.\n");
    row("overline and double-three", board("E8 F8 G8 I8 J8 H9 H10 I9 J10"), "H8",
        "H8 is forbidden: overline, double-three.\n"
        "  H8 makes a row of 6: E8 F8 G8 H8 I8 J8. Overline.\n"
        "  H8 makes two threes: H8 H9 H10, which becomes a straight four at H7; and H8 I9 J10, which becomes one at "
        "G7.\n");
    row("false three: overline", firstCases("I6 I7 I9 I10 I11"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 is not a three: I8 is an overline.\n"
        "    I8 makes a row of 6: I6 I7 I8 I9 I10 I11. Overline.\n"
        "  H8 H9 H10 becomes a straight four at H7.\n");
    row("false three: both points refused", firstCases("I6 I7 I9 I10 I11 E5 E6 E7", "E4"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 is not a three: E8 is a double-four; I8 is an overline.\n"
        "    E8 makes two fours: E8 F8 G8 H8, completed at D8 I8; E5 E6 E7 E8, completed at E9.\n"
        "    I8 makes a row of 6: I6 I7 I8 I9 I10 I11. Overline.\n"
        "  H8 H9 H10 becomes a straight four at H7.\n");
    row("false three: the point makes five (R1)", firstCases("I7 I9 I10 I11"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 is not a three: I8 would make five, and the stone that turns a three into a straight four must not "
        "make a five (chapter 3).\n"
        "    I8 makes five: I7 I8 I9 I10 I11.\n"
        "  H8 H9 H10 becomes a straight four at H7.\n"
        "  This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters "
        "count it, under article 9.2.\n");
    row("a real three whose point looks forbidden", board("C12 E12 C13 D13 D10 E10 B9"), "D12",
        "D12 is forbidden: double-three.\n"
        "  C12 D12 E12 becomes a straight four at B12.\n"
        "  D10 D12 D13 becomes a straight four at D11. D11 looks like a double-three, but B9 D11 E12 is not a three: "
        "C10 is a double-three.\n"
        "    C10 D10 E10 becomes a straight four at B10.\n"
        "    C10 C12 C13 becomes a straight four at C11.\n");
    row("three threes and more, all false but one", namedCase("look-10"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 is not a three: I8 is a double-four.\n"
        "    I8 makes two fours: F8 G8 H8 I8, completed at E8 J8; I8 I9 I10 I11, completed at I7 I12.\n"
        "  H8 H9 H10 is not a three: H7 is a double-four.\n"
        "    H7 makes two fours: E7 F7 G7 H7, completed at D7 I7; H7 H8 H9 H10, completed at H6 H11.\n"
        "  G7 H8 I9 is not a three: F6 is a double-four; J10 is a double-four.\n"
        "    F6 makes two fours: F6 F7 F8 F10, completed at F9; F6 G7 H8 I9, completed at E5 J10.\n"
        "    J10 makes two fours: F10 H10 I10 J10, completed at G10; G7 H8 I9 J10, completed at F6 K11.\n"
        "  F10 G9 H8 becomes a straight four at E11.\n"
        "  Only the three F10 G9 H8 is left, so H8 is allowed.\n");
    row("[RIF 9.3] a) and b) read as one count (R2)", namedCase("ruling-01"), "I6",
        "I6 is allowed.\n"
        "  I5 I6 I7 is not a three: I4 is a double-four; I8 is a double-three.\n"
        "    I4 makes two fours: I4 I5 I6 I7, completed at I3 I8; I4 J5 K6 M8, completed at L7.\n"
        "    G6 H7 I8 becomes a straight four at F5.\n"
        "    I8 J7 K6 becomes a straight four at H9.\n"
        "  H7 I6 J5 becomes a straight four at G8.\n"
        "  This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.\n");
    row("no room between two stones", board("F8 G8", "D8 J8"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 is not a three: there are only five points between D8 and J8.\n");
    row("no room between edge and stone", board("B8 D8", "F8"), "C8",
        "C8 is allowed.\n"
        "  B8 C8 D8 is not a three: there are only five points between the edge and F8.\n");
    row("no room on a five-point diagonal", board("B4 D2"), "C3",
        "C3 is allowed.\n"
        "  B4 C3 D2 is not a three: the line has only five points from edge to edge.\n");
    row("no room on a four-point diagonal", board("B3 C2"), "D1",
        "D1 is allowed.\n"
        "  B3 C2 D1 is not a three: there is no room for five stones here.\n");
    row("closed by the edge", board("H2 H3"), "H1",
        "H1 is allowed.\n"
        "  H1 H2 H3 is not a three: at H4 the four would be closed by the edge.\n");
    row("closed by a stone", board("F8 G8", "E8"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 is not a three: at I8 the four would be closed by E8.\n");
    row("both ends make six", board("C8 F8 G8 K8"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 is not a three: at E8 the four would have an end, D8, that makes 6 in a row; at I8 the four would "
        "have an end, J8, that makes 6 in a row.\n");
    row("one end would make seven", board("E8 F8 J8 K8"), "H8",
        "H8 is allowed.\n"
        "  E8 F8 H8 is not a three: at G8 the four would have an end, I8, that makes 7 in a row.\n"
        "  H8 J8 K8 is not a three: at I8 the four would have an end, G8, that makes 7 in a row.\n");
    row("one gap makes six, the other five", board("C8 D8 F8 G8 J8"), "H8",
        "H8 is allowed.\n"
        "  F8 G8 H8 J8 is a four, completed at I8.\n"
        "  D8 F8 G8 H8 is not a four: E8 would make 6 in a row.\n");
}

void TestCliExplain::sentences()
{
    QFETCH(QString, stones);
    QFETCH(QString, point);
    QFETCH(QString, text);
    const Answer answer = runProgram({ "explain", stones, point });
    QCOMPARE(answer.status, 0);
    QCOMPARE(QString::fromUtf8(answer.output), text);
}

// No frame is left in another language or with an unfilled place, and all four tell the same tree.
void TestCliExplain::everyLanguageSaysEveryCase()
{
    const QRegularExpression point("[A-O](1[0-5]|[1-9])");
    const QList<QByteArray> lines = testData("forbidden/named.tsv").trimmed().split('\n');
    for (qsizetype i = 0; i < lines.size(); i += kagetsu::Stride) {
        const QList<QByteArray> columns = lines[i].split('\t');
        const auto speak = [&](const char *language) {
            const Answer answer = runProgram({ "explain", columns[0], columns[3], "--lang", language });
            return QString::fromUtf8(answer.output);
        };
        QCOMPARE(runProgram({ "explain", columns[0], columns[3], "--full" }).status, 0);
        const QString english = speak("en");
        QVERIFY(english.startsWith(columns[3] + " "));
        for (const char *language : { "zh_CN", "ja", "ru" }) {
            const QString other = speak(language);
            QVERIFY2(!other.contains('{') && other != english, columns[6].constData());
            QCOMPARE(other.count('\n'), english.count('\n'));
            QCOMPARE(other.count(point), english.count(point));
        }
    }
}

// Every three with every straight-four point, which the shortest proof leaves out.
void TestCliExplain::fullProof()
{
    const QString stones = board("F8 G8 H9 H10 I6 I7 I9 I10 I11");
    QCOMPARE(runProgram({ "explain", stones, "H8" }).output,
        QByteArray("H8 is forbidden: double-three.\n"
                   "  H8 makes two threes: F8 G8 H8, which becomes a straight four at E8; and H8 H9 H10, which becomes "
                   "one at H7.\n"));
    QCOMPARE(QString::fromUtf8(runProgram({ "explain", stones, "H8", "--full" }).output),
        "H8 is forbidden: double-three.\n"
        "  F8 G8 H8 becomes a straight four at E8.\n"
        "  No other point works for F8 G8 H8: I8 is an overline.\n"
        "    I8 makes a row of 6: I6 I7 I8 I9 I10 I11. Overline.\n"
        "  H8 H9 H10 becomes a straight four at H7.\n"
        "  H8 H9 H10 becomes a straight four at H11.\n");
    const Answer json = runProgram({ "explain", stones, "H8", "--full", "--json" });
    const QJsonObject row = QJsonDocument::fromJson(json.output).object()["threes"].toArray()[0].toObject();
    QCOMPARE(row["straightFourPoints"].toArray().size(), 2);
}

void TestCliExplain::json()
{
    const Answer answer = runProgram({ "explain", "--json", firstCases("I6 I7 I9 I10 I11"), "H8" });
    QCOMPARE(answer.status, 0);
    const QJsonObject root = QJsonDocument::fromJson(answer.output).object();
    QCOMPARE(root["point"].toString(), "H8");
    QCOMPARE(root["verdict"].toString(), "allowed");
    const QJsonObject row = root["threes"].toArray()[0].toObject();
    QCOMPARE(row["real"].toBool(), false);
    QCOMPARE(row["stones"].toArray(), QJsonArray({ "F8", "G8", "H8" }));
    const QJsonObject refused = row["straightFourPoints"].toArray()[0].toObject();
    QCOMPARE(refused["ends"].toArray(), QJsonArray({ "E8", "J8" }));
    QCOMPARE(refused["proof"].toObject()["fouls"].toArray(), QJsonArray({ "6" }));
    QCOMPARE(refused["proof"].toObject()["assumed"].toArray(), QJsonArray({ "H8" }));
}

void TestCliExplain::otherSizes()
{
    const QString text = "....X"
                         ".....X"; // no square
    QCOMPARE(runProgram({ "explain", text, "A1" }).status, 2);
    const Answer small = runProgram({ "explain", "....X...X...X...X........", "A1" });
    QCOMPARE(small.output, QByteArray("A1 makes five: A1 B2 C3 D4 E5. The move wins.\n"));
}

void TestCliExplain::refused_data()
{
    QTest::addColumn<QString>("stones");
    QTest::addColumn<QString>("point");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("a point with a black stone")
        << board("H8") << "H8" << QByteArray("kagetsu-cli: error: occupied: H8 holds a black stone");
    QTest::newRow("a point with a white stone")
        << board("A1", "H8") << "H8" << QByteArray("kagetsu-cli: error: occupied: H8 holds a white stone");
    QTest::newRow("a point off the board") << board("H8") << "P1" << QByteArray("kagetsu-cli: error: bad-point: P1 ");
    QTest::newRow("no point at all") << board("H8") << "8H" << QByteArray("kagetsu-cli: error: bad-point: 8H ");
    QTest::newRow("a board too short") << board("H8").left(224) << "H8"
                                       << QByteArray("BOARD:1:225: error: board-length: ");
    QTest::newRow("a board of small letters")
        << board("H8").toLower() << "A1" << QByteArray("BOARD:1:113: error: board-character: ");
}

void TestCliExplain::refused()
{
    QFETCH(QString, stones);
    QFETCH(QString, point);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram({ "explain", stones, point });
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY2(answer.messages.startsWith(message), answer.messages.constData());
    QCOMPARE(answer.messages.count('\n'), 1);
}

} // namespace tst_cli_explain

QTEST_GUILESS_MAIN(tst_cli_explain::TestCliExplain)
#include "tst_cli_explain.moc"
