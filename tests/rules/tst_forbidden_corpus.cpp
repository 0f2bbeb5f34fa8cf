// SPDX-License-Identifier: MIT
#include "corpus.h"
#include "rules/fouls.h"

#include <QTest>

namespace tst_forbidden_corpus {

using namespace kagetsu::rules;

// Every line of the two files of tests/data/forbidden, whole boards, in all eight views, and point by point.
class TestForbiddenCorpus : public QObject
{
    Q_OBJECT

private slots:
    void environmentCanChooseThePortableFinder();
    void wholeBoard_data() { addFiles(); }
    void wholeBoard();
    void allSymmetries_data() { addFiles(); }
    void allSymmetries();
    void pointByPoint_data() { addFiles(); }
    void pointByPoint();
    void namedCases_data();
    void namedCases();

private:
    static void addFiles()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("development corpus") << "dev-corpus.tsv" << 2000;
        QTest::newRow("named cases") << "named.tsv" << 108;
    }
    static std::vector<CorpusLine> lines()
    {
        QFETCH(QString, file);
        return readCorpus(file.toStdString());
    }
};

namespace {

const RuleSet Renju { .rule = Rule::Renju };

Position position(const CorpusLine &line)
{
    return *positionFromText(line.board);
}

} // namespace

// The environment can ask for the way that is for any processor; otherwise the last one is taken, the fastest.
void TestForbiddenCorpus::environmentCanChooseThePortableFinder()
{
    const bool portable = qgetenv("KAGETSU_PORTABLE") == "1";
    QCOMPARE(&foulFinder(DefaultBoardSize), portable ? foulFinders().front() : foulFinders().back());
    QCOMPARE(&foulFinder(MaxBoardSize), foulFinders().front());
}

void TestForbiddenCorpus::wholeBoard()
{
    QFETCH(int, count);
    const auto corpus = lines();
    QCOMPARE(static_cast<int>(corpus.size()), count);
    for (const CorpusLine &line : corpus) {
        const BoardVerdict verdict = judgeBoard(position(line), Side::Black, Renju);
        QCOMPARE(foulText(verdict.fouls), line.fouls);
        QCOMPARE(fiveText(verdict.wins), line.fives);
    }
}

void TestForbiddenCorpus::allSymmetries()
{
    for (const CorpusLine &line : lines()) {
        for (Symmetry symmetry : AllSymmetries) {
            const BoardVerdict verdict = judgeSeenFrom(symmetry, position(line), Side::Black, Renju);
            QCOMPARE(foulText(verdict.fouls), line.fouls);
            QCOMPARE(fiveText(verdict.wins), line.fives);
        }
    }
}

void TestForbiddenCorpus::pointByPoint()
{
    for (const CorpusLine &line : lines()) {
        const Position board = position(line);
        BoardVerdict collected;
        for (int x = 0; x < board.size(); ++x) {
            for (int y = 0; y < board.size(); ++y) {
                const Point point(x, y);
                if (!board.isEmpty(point))
                    continue;
                const Verdict verdict = judge(board, point, Side::Black, Renju);
                QCOMPARE(verdict.outcome == Outcome::Forbidden, verdict.fouls.any());
                QCOMPARE(verdict.outcome == Outcome::Wins, !verdict.winningRows.empty());
                if (verdict.outcome == Outcome::Forbidden)
                    collected.fouls.push_back({ point, verdict.fouls });
                if (verdict.outcome == Outcome::Wins)
                    collected.wins.push_back(point);
            }
        }
        QCOMPARE(foulText(collected.fouls), line.fouls);
        QCOMPARE(fiveText(collected.wins), line.fives);
    }
}

void TestForbiddenCorpus::namedCases_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("point");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("kinds");
    for (const CorpusLine &line : readCorpus("named.tsv"))
        QTest::newRow((line.more[3] + ": " + line.more[4]).c_str())
            << QString::fromStdString(line.board) << QString::fromStdString(line.more[0])
            << QString::fromStdString(line.more[1]) << QString::fromStdString(line.more[2]);
}

void TestForbiddenCorpus::namedCases()
{
    QFETCH(QString, board);
    QFETCH(QString, point);
    QFETCH(QString, verdict);
    QFETCH(QString, kinds);
    const Position stones = *positionFromText(board.toStdString());
    const Point judged = *pointFromText(point.toStdString(), stones.size());
    const Verdict answer = judge(stones, judged, Side::Black, Renju);
    switch (answer.outcome) {
    case Outcome::Wins: QCOMPARE(verdict, "five"); break;
    case Outcome::Allowed: QCOMPARE(verdict, "allowed"); break;
    case Outcome::Forbidden:
        QCOMPARE(verdict, "forbidden");
        QCOMPARE(foulText({ { judged, answer.fouls } }), (point + ':' + kinds).toStdString());
        break;
    }
}

} // namespace tst_forbidden_corpus

QTEST_GUILESS_MAIN(tst_forbidden_corpus::TestForbiddenCorpus)
#include "tst_forbidden_corpus.moc"
