// SPDX-License-Identifier: MIT
#include "analysis/solver/proof/checker.h"
#include "learn/puzzle/composer.h"
#include "learn/puzzle/grade.h"
#include "rules/symmetry.h"

#include <QTest>

namespace tst_composer {

using namespace kagetsu;
using namespace kagetsu::puzzle;
using rules::Position;
using rules::Side;

namespace {

constexpr std::uint32_t Seeds = 40;

Position board(const char *black, const char *white)
{
    Position position;
    const auto lay = [&position](const char *points, Side side) {
        for (const QString &point : QString::fromLatin1(points).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            position.place(*rules::pointFromText(point.toStdString(), position.size()), side);
    };
    lay(black, Side::Black);
    lay(white, Side::White);
    return position;
}

QByteArray told(const std::optional<Puzzle> &puzzle)
{
    if (!puzzle)
        return "none";
    return QByteArray::fromStdString(toText(puzzle->first)) + " in " + QByteArray::number(puzzle->length) + ", tempted "
        + QByteArray::number(puzzle->temptations);
}

// Every pair of stones is of use.
bool isSpare(const Puzzle &puzzle, solver::FourSolver &solver)
{
    bool isSpare = true;
    puzzle.position.stones(Side::Black).forEach([&](rules::Point black) {
        puzzle.position.stones(Side::White).forEach([&](rules::Point white) {
            Position fewer = puzzle.position;
            fewer.clear(black);
            fewer.clear(white);
            const auto left = puzzleOf(fewer, puzzle.side, solver, { .nodes = 20'000, .stop = {}, .goesOn = {} });
            isSpare = isSpare && (!left || left->length < puzzle.length);
        });
    });
    return isSpare;
}

} // namespace

class TestComposer : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAPuzzle_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<QString>("side");
        QTest::addColumn<QByteArray>("puzzle");
        const auto row = [](const char *name, const char *black, const char *white, const char *side,
                             const char *puzzle) {
            QTest::newRow(name) << QString(black) << QString(white) << QString(side) << QByteArray(puzzle);
        };
        row("an empty board", "", "", "black", "none");
        row("one four leads to two", "H5 H6 H7 I4 K6", "E6 H2 H8 H9 M5", "black", "H3 in 2, tempted 1");
        row("two moves win", "H8 I8 J8", "A1 A3 A5", "black", "none");
        row("a stone too many", "H5 H6 H7 I4 K6 A1", "E6 H2 H8 H9 M5", "black", "none");
        row("five at once", "H8 I8 J8 K8", "A1 A3 A5 A7", "black", "none");
        row("the other side can make five at once", "H5 H6 H7 I4 K6", "A1 A2 A3 A4 H8", "black", "none");
        row("no four at all", "H8", "I9", "black", "none");
    }
    void whatIsAPuzzle()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        QFETCH(QString, side);
        QFETCH(QByteArray, puzzle);
        solver::FourSolver solver;
        const Side mover = side == QLatin1String("black") ? Side::Black : Side::White;
        QCOMPARE(told(puzzleOf(board(qPrintable(black), qPrintable(white)), mover, solver, {})), puzzle);
    }

    // Turned and mirrored it is the same puzzle.
    void symmetryChangesNothing()
    {
        solver::FourSolver solver;
        const Position position = board("H5 H6 H7 I4 K6", "E6 H2 H8 H9 M5");
        const auto puzzle = puzzleOf(position, Side::Black, solver, {});
        QVERIFY(puzzle);
        for (const rules::Symmetry symmetry : rules::AllSymmetries) {
            const auto turned = puzzleOf(apply(symmetry, position), Side::Black, solver, {});
            QVERIFY(turned);
            QCOMPARE(turned->first, apply(symmetry, puzzle->first, position.size()));
            QCOMPARE(turned->length, puzzle->length);
            QCOMPARE(turned->temptations, puzzle->temptations);
        }
    }

    void composedPuzzlesKeepWhatTheyPromise()
    {
        solver::FourSolver solver;
        int composed = 0;
        for (std::uint32_t seed = 1; seed <= Seeds; ++seed) {
            const auto puzzle = compose(seed, solver);
            if (!puzzle)
                continue;
            ++composed;
            QVERIFY(puzzleOf(puzzle->position, puzzle->side, solver, {}) == puzzle);
            const solver::Question question { puzzle->position, puzzle->side, Renju };
            const solver::Finding finding = solver.findShortest(question);
            QVERIFY(!solver::findHole(finding.proof, puzzle->position, Renju));
            QCOMPARE(finding.length, puzzle->length);
            QVERIFY(isSpare(*puzzle, solver));
        }
        QVERIFY(composed >= 25);
    }

    void aSeedAlwaysGivesTheSame()
    {
        solver::FourSolver one;
        solver::FourSolver other;
        for (std::uint32_t seed = 100; seed < 110; ++seed) {
            const auto first = compose(seed, one);
            compose(seed + 1, other); // what was asked before does not matter
            QVERIFY(compose(seed, other) == first);
        }
    }

    void cancelledItIsNone()
    {
        solver::FourSolver solver;
        QVERIFY(!compose(1, solver, [] { return true; }));
        int asked = 0;
        QVERIFY(!compose(1, solver, [&asked] { return ++asked > 5; }));
    }

    void gradesGoByLengthAndTemptation_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("temptations");
        QTest::addColumn<int>("grade");
        const auto row = [](const char *name, int length, int temptations, int grade) {
            QTest::newRow(name) << length << temptations << grade;
        };
        row("one four", 1, 0, 1);
        row("two fours", 2, 3, 1);
        row("two fours, many others", 2, 4, 2);
        row("three", 3, 0, 2);
        row("four", 4, 0, 3);
        row("five", 5, 3, 3);
        row("six", 6, 0, 4);
        row("seven, many others", 7, 9, 5);
        row("eight", 8, 0, 5);
        row("there is no sixth grade", 30, 20, 5);
    }
    void gradesGoByLengthAndTemptation()
    {
        QFETCH(int, length);
        QFETCH(int, temptations);
        Puzzle puzzle;
        puzzle.length = length;
        puzzle.temptations = temptations;
        QTEST(gradeOf(puzzle), "grade");
    }
};

} // namespace tst_composer

QTEST_APPLESS_MAIN(tst_composer::TestComposer)
#include "tst_composer.moc"
