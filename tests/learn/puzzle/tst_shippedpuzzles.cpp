// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "learn/course/course.h"
#include "learn/puzzle/composer.h"
#include "learn/puzzle/grade.h"
#include "rules/symmetry.h"

#include <QTest>

#include <set>

namespace tst_shippedpuzzles {

using namespace kagetsu;
using task::Kind;

namespace {

const course::Course &winsByFours()
{
    for (const course::Course &each : course::shippedCourses()) {
        if (each.id == "wins-by-fours")
            return each;
    }
    qFatal("there is no such course");
}

rules::Side attackerOf(const task::Task &task)
{
    return task.kind == Kind::Defend ? other(task.side) : task.side;
}

std::string shapeOf(const rules::Position &position)
{
    std::set<std::string> turned;
    for (const rules::Symmetry symmetry : rules::AllSymmetries)
        turned.insert(toText(apply(symmetry, position)));
    return *turned.begin();
}

} // namespace

class TestShippedPuzzles : public QObject
{
    Q_OBJECT

private slots:
    // Each is a puzzle, and stands in the step of its grade, the easier ones first.
    void fiveGradesOfForty()
    {
        solver::FourSolver solver;
        std::set<std::string> shapes;
        QCOMPARE(winsByFours().steps.size(), std::size_t(puzzle::Grades));
        int grade = 0;
        for (const course::Step &step : winsByFours().steps) {
            ++grade;
            QCOMPARE(step.id, "grade-" + std::to_string(grade));
            std::map<rules::Side, int> ofSide;
            int last = 0;
            for (const course::Page &page : step.pages) {
                if (page.task.kind == Kind::Show)
                    continue;
                const rules::Side attacker = attackerOf(page.task);
                const auto found = puzzle::puzzleOf(page.task.position, attacker, solver, {});
                const QByteArray place = QByteArray::fromStdString(step.id + ", " + std::to_string(page.seed));
                QVERIFY2(found, place.constData());
                QVERIFY2(puzzle::gradeOf(*found) == grade, place.constData());
                QVERIFY2(found->length >= last, place.constData());
                QVERIFY2(shapes.insert(shapeOf(page.task.position)).second, place.constData());
                last = found->length;
                ++ofSide[attacker];
            }
            QCOMPARE(ofSide[rules::Side::Black], 20);
            QCOMPARE(ofSide[rules::Side::White], 20);
        }
    }

    void theSeedsMakeThemAgain()
    {
        solver::FourSolver solver;
        const int every = 200 / repetitions(200);
        int number = 0;
        for (const course::Step &step : winsByFours().steps) {
            for (const course::Page &page : step.pages) {
                if (page.seed == 0 || ++number % every != 0)
                    continue;
                const auto again = puzzle::compose(page.seed, solver);
                QVERIFY2(again && again->position == page.task.position && again->side == attackerOf(page.task),
                    std::to_string(page.seed).c_str());
            }
        }
        QCOMPARE(number, 200);
    }

    // The page that explains shows a win to its end.
    void theExamplesWin()
    {
        solver::FourSolver solver;
        for (const course::Step &step : winsByFours().steps) {
            const task::Task &example = step.pages.front().task;
            QCOMPARE(example.kind, Kind::Show);
            const auto found = puzzle::puzzleOf(example.position, example.side, solver, {});
            QVERIFY(found);
            QCOMPARE(example.line.front().point, found->first);
            QCOMPARE(example.line.size(), std::size_t(2 * found->length - 1));
        }
    }
};

} // namespace tst_shippedpuzzles

QTEST_APPLESS_MAIN(tst_shippedpuzzles::TestShippedPuzzles)
#include "tst_shippedpuzzles.moc"
