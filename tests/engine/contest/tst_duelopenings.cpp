// SPDX-License-Identifier: MIT
#include "engine/contest/openings.h"
#include "engine/contest/referee.h"

#include <QTest>

#include <set>

namespace tst_duelopenings {

using namespace kagetsu;
using namespace kagetsu::contest;
using rules::Rule;

// engine-contest.md#openings
class TestDuelOpenings : public QObject
{
    Q_OBJECT

private slots:
    void byChance_data();
    void byChance();
    void theSameSeedOpensTheSame();
    void reads_data();
    void reads();
    void faults_data();
    void faults();
    void brokenFiles();
};

QString textOf(const std::vector<Opening> &openings)
{
    QStringList lines;
    for (const Opening &opening : openings) {
        QStringList points;
        for (const rules::Point point : opening)
            points.append(QString::fromStdString(rules::toText(point)));
        lines.append(points.join(' '));
    }
    return lines.join(" | ");
}

void TestDuelOpenings::byChance_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<int>("size");
    QTest::newRow("renju") << Rule::Renju << 15;
    QTest::newRow("free style") << Rule::FreeStyle << 20;
    QTest::newRow("caro") << Rule::Caro << 15;
    QTest::newRow("the smallest board") << Rule::Standard << 5;
    QTest::newRow("the largest board") << Rule::Standard << 26;
}

void TestDuelOpenings::byChance()
{
    QFETCH(Rule, rule);
    QFETCH(int, size);
    const OpeningTerms terms { { .rule = rule }, size };
    std::set<Opening> different;
    for (int number = 0; number < 6; ++number) {
        const Opening opening = chanceOpening(terms, 7, number);
        QCOMPARE(opening.size(), std::size_t(5));
        Referee referee(terms.rules, size);
        for (const rules::Point point : opening) {
            QVERIFY(std::abs(2 * point.x - (size - 1)) <= 5 && std::abs(2 * point.y - (size - 1)) <= 5);
            referee.play(point);
            QVERIFY(!referee.hasEnded());
        }
        different.insert(opening);
    }
    QVERIFY(different.size() >= 5);
}

void TestDuelOpenings::theSameSeedOpensTheSame()
{
    const OpeningTerms terms { { .rule = Rule::FreeStyle }, 15 };
    for (const int number : { 0, 1, 7 })
        QCOMPARE(textOf({ chanceOpening(terms, 1, number) }), textOf({ chanceOpening(terms, 1, number) }));
    QVERIFY(chanceOpening(terms, 1, 0) != chanceOpening(terms, 1, 1));
    QVERIFY(chanceOpening(terms, 1, 0) != chanceOpening(terms, 2, 0));
}

void TestDuelOpenings::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("openings");
    QTest::newRow("moves") << QByteArray("H8 I9 J10\n") << "H8 I9 J10";
    QTest::newRow("moves without blanks") << QByteArray("h8i9j10") << "H8 I9 J10";
    QTest::newRow("several, comments and empty lines")
        << QByteArray("# two\n\nH8 I9\r\n\n  \nH8 H9 \n") << "H8 I9 | H8 H9";
    QTest::newRow("a board") << QByteArray(225 - 45, '.').append("XO.X.O").append(QByteArray(39, '.')) << "A3 B3 D3 F3";
    QTest::newRow("Black has one more") << QByteArray(225 - 45, '.').append("XO.X..").append(QByteArray(39, '.'))
                                        << "A3 B3 D3";
}

void TestDuelOpenings::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, openings);
    const auto read = readOpenings(text.toStdString(), { { .rule = Rule::Renju }, 15 });
    QVERIFY(read.hasValue());
    QCOMPARE(textOf(*read), openings);
}

void TestDuelOpenings::faults_data()
{
    using Reason = OpeningFault::Reason;
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<int>("line");
    QTest::newRow("nothing") << QByteArray() << Reason::None << 0;
    QTest::newRow("nothing but comments") << QByteArray("# H8\n\n") << Reason::None << 0;
    QTest::newRow("words") << QByteArray("H8 I9\nhello\n") << Reason::Unreadable << 2;
    QTest::newRow("off the board") << QByteArray("H8 P16\n") << Reason::Unreadable << 1;
    QTest::newRow("a stone on another one") << QByteArray("H8 H8\n") << Reason::Unreadable << 1;
    QTest::newRow("a pass") << QByteArray("H8 pass\n") << Reason::Unreadable << 1;
    QTest::newRow("a record") << QByteArray("(;GM[4]SZ[15];B[hh])\n") << Reason::Unreadable << 1;
    QTest::newRow("a smaller board") << QByteArray(25, '.') << Reason::OtherBoard << 1;
    QTest::newRow("White has more") << QByteArray(224, '.').append('O') << Reason::Uneven << 1;
    QTest::newRow("Black has two more") << QByteArray(223, '.').append("XX") << Reason::Uneven << 1;
    QTest::newRow("a five") << QByteArray("A1 A3 B1 B3 C1 C3 D1 D3 E1\n") << Reason::Ended << 1;
    QTest::newRow("a forbidden stone") << QByteArray("G8 A1 I8 A15 H7 O1 H9 O15 H8\n") << Reason::Ended << 1;
}

void TestDuelOpenings::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(OpeningFault::Reason, reason);
    QFETCH(int, line);
    const auto read = readOpenings(text.toStdString(), { { .rule = Rule::Renju }, 15 });
    QVERIFY(!read.hasValue());
    QCOMPARE(read.fault(), (OpeningFault { reason, line }));
}

void TestDuelOpenings::brokenFiles()
{
    const std::string good = "H8 I9 J10\n# a comment\n" + std::string(225, '.') + "\nh8h9\n";
    for (std::size_t at = 0; at < good.size(); at += 3) {
        for (const char byte : { '\0', '\n', '\xff', 'X', '(' }) {
            std::string broken = good;
            broken[at] = byte;
            const auto read = readOpenings(broken, { { .rule = Rule::Renju }, 15 });
            QVERIFY(read.hasValue() || read.fault().line >= 0);
        }
    }
}

} // namespace tst_duelopenings

QTEST_GUILESS_MAIN(tst_duelopenings::TestDuelOpenings)
#include "tst_duelopenings.moc"
