// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "corpus.h"
#include "randomboards.h"
#include "reference.h"

#include <QTest>

namespace tst_forbidden_reference {

using namespace kagetsu;
using namespace kagetsu::rules;

// src/rules against the slow reference on boards nobody chose, whole boards, seen from all sides.
class TestForbiddenReference : public QObject
{
    Q_OBJECT

private slots:
    void randomBoards_data();
    void randomBoards();
    void corpus_data();
    void corpus();
};

namespace {

constexpr RuleSet Renju { .rule = Rule::Renju };
constexpr RuleSet Omok { .rule = Rule::Omok };
constexpr RuleSet OverLoses { .rule = Rule::OverLoses };

reference::Kinds kindsOf(const RuleSet &rules)
{
    const FoulKinds kinds = rules.fouls(Side::Black);
    return { .overline = kinds.overline, .doubleFour = kinds.doubleFour, .doubleThree = kinds.doubleThree };
}

void compare(const Position &position, Symmetry seenFrom, Side side, const RuleSet &rules, const std::string &expected)
{
    const BoardVerdict verdict = judgeSeenFrom(seenFrom, position, side, rules);
    const std::string answer = foulText(verdict.fouls) + '\t' + fiveText(verdict.wins);
    if (answer != expected)
        QFAIL(("on " + toText(position) + " seen from side " + std::to_string(static_cast<int>(seenFrom))
            + "\nthe judge says " + answer + "\nthe reference " + expected)
                  .c_str());
}

} // namespace

void TestForbiddenReference::randomBoards_data()
{
    enum Kind { Scattered, Clustered, Tiled };
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("size"); // 0: all sizes from 5 to 26 in turn
    QTest::addColumn<int>("count");
    QTest::addColumn<RuleSet>("rules");
    QTest::newRow("like games, 15x15") << int(Clustered) << 15 << 50000 << Renju;
    QTest::newRow("scattered stones, 15x15") << int(Scattered) << 15 << 30000 << Renju;
    QTest::newRow("scattered stones, all sizes") << int(Scattered) << 0 << 11000 << Renju;
    QTest::newRow("like games, all sizes") << int(Clustered) << 0 << 6000 << Renju;
    QTest::newRow("repeated patterns, 15x15") << int(Tiled) << 15 << 3000 << Renju;
    QTest::newRow("omok, like games") << int(Clustered) << 15 << 5000 << Omok;
    QTest::newRow("overline loses, scattered stones") << int(Scattered) << 15 << 2000 << OverLoses;
}

void TestForbiddenReference::randomBoards()
{
    QFETCH(int, kind);
    QFETCH(int, size);
    QFETCH(int, count);
    QFETCH(RuleSet, rules);
    RandomBoards boards(static_cast<std::uint32_t>(1 + kind + 10 * size));
    for (int i = 0; i < repetitions(count); ++i) {
        const int points = size != 0 ? size : MinBoardSize + i % (MaxBoardSize - MinBoardSize + 1);
        const Position position = kind == 0 ? boards.scattered(points, 10 + 5 * (i % 12), 35 + 5 * (i % 10))
            : kind == 1                     ? boards.clustered(points, 6 + i % (points * points / 2), 40 + 5 * (i % 9))
                                            : boards.tiled(points, 3 + i % 6, 10 + 5 * (i % 6));
        // Both sides of a rule that forbids both; White's stones are then the ones that are counted.
        const Side side = rules.fouls(Side::White).any() && i % 2 == 1 ? Side::White : Side::Black;
        const std::string expected = reference::board(position, side, kindsOf(rules));
        // Every fourth board from all eight sides, the others from one each.
        for (std::size_t view = 0; view < AllSymmetries.size(); ++view) {
            if (i % 4 == 0 || view == static_cast<std::size_t>(i % 8))
                compare(position, AllSymmetries[view], side, rules, expected);
        }
        if (QTest::currentTestFailed())
            return;
    }
}

void TestForbiddenReference::corpus_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("development corpus") << "dev-corpus.tsv";
    QTest::newRow("named cases") << "named.tsv";
}

void TestForbiddenReference::corpus()
{
    QFETCH(QString, file);
    const auto lines = readCorpus(file.toStdString());
    QVERIFY(!lines.empty());
    for (const CorpusLine &line : lines)
        QCOMPARE(reference::board(*positionFromText(line.board), Side::Black), line.fouls + '\t' + line.fives);
}

} // namespace tst_forbidden_reference

QTEST_GUILESS_MAIN(tst_forbidden_reference::TestForbiddenReference)
#include "tst_forbidden_reference.moc"
