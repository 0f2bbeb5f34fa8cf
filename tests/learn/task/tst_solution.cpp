// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "learn/task/lesson.h"
#include "learn/task/maker.h"
#include "learn/task/solution.h"
#include "tasks.h"

#include <QFile>
#include <QTest>

namespace tst_solution {

using namespace kagetsu;
using namespace kagetsu::task;
using lesson::Level;
using rules::Point;

namespace {

const std::function<bool()> Never = [] { return false; };

} // namespace

// What is looked up is what the judge would call right.
class TestSolution : public QObject
{
    Q_OBJECT

private slots:
    void everyMadeTaskHasARightSolution_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("level");
        for (const Kind kind : MadeKinds) {
            for (const Level level : lesson::AllLevels)
                QTest::addRow("%s, level %d", idOf(kind).data(), int(level)) << int(kind) << int(level);
        }
    }

    void everyMadeTaskHasARightSolution()
    {
        QFETCH(int, kind);
        QFETCH(int, level);
        constexpr int Count = UnderSanitizers ? 1 : 2; // a hard one takes seconds there
        const auto tasks = makeTasks({ Kind(kind), Level(level), 11, Count }, Never);
        QCOMPARE(tasks.size(), std::size_t(Count));
        for (const Task &task : tasks) {
            const Solution solution = solutionOf(task);
            QVERIFY(solution.isKnown);
            QCOMPARE(solution.judged.correctness, Correctness::Right);
            if (task.kind == Kind::Win || task.kind == Kind::FirstMove)
                tellsTheShortestWinAndAllFirstMoves(task, solution);
            if (solution.isChoice) {
                for (const Point point : solution.answer.points)
                    QCOMPARE(judge(task, { .points = { point } }).correctness, Correctness::Right);
            } else {
                QCOMPARE(judge(task, solution.answer).correctness, Correctness::Right);
            }
        }
    }

    // A teacher compares a pupil's answer with what is printed, so neither a shorter way nor another one is missing.
    static void tellsTheShortestWinAndAllFirstMoves(const Task &task, const Solution &solution)
    {
        solver::FourSolver solver;
        const solver::Question question { task.position, task.side, task.rules };
        if (task.kind == Kind::Win) {
            const int length = solver.findShortest(question).length;
            QCOMPARE(solution.answer.points.size(), static_cast<std::size_t>(2 * length - 1));
        }
        std::vector<Point> winning;
        for (const solver::MoveAnswer &move : solver.firstMoves(question).moves) {
            QVERIFY(move.answer != solver::Answer::Unknown);
            if (move.answer == solver::Answer::Win)
                winning.push_back(move.point);
        }
        QCOMPARE(solution.firstMoves, winning);
        QVERIFY(std::find(winning.begin(), winning.end(), solution.answer.points.front()) != winning.end());
    }

    void aLessonOfAllKindsIsSolved()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QVERIFY(file.open(QFile::ReadOnly));
        int solved = 0;
        for (const Page &page : readLesson(file.readAll().toStdString()).pages) {
            QVERIFY(page.task);
            if (page.task->kind == Kind::Show)
                QVERIFY(!solutionOf(*page.task).isKnown);
            else
                solved += solutionOf(*page.task).isKnown ? 1 : 0;
        }
        QCOMPARE(solved, 9);
    }

    void aSearchThatEndsEarlyClaimsNothing()
    {
        const Task task = *makeTask(Kind::Win, Level::Hard, 3, Never);
        QVERIFY(!solutionOf(task, { .nodes = 1 }).isKnown);
        QVERIFY(solutionOf(task).answer.points.size() > 5); // moves of both sides
    }

    void fewerTasksOfASeedAreTheFirstOfMore()
    {
        const auto more = makeTasks({ Kind::IsForbidden, Level::Middle, 40, 20 }, Never);
        const auto fewer = makeTasks({ Kind::IsForbidden, Level::Middle, 40, 7 }, Never);
        QCOMPARE(more.size(), 20U);
        QVERIFY(std::equal(fewer.begin(), fewer.end(), more.begin()));
        for (std::size_t i = 0; i < more.size(); ++i)
            QVERIFY(
                std::find(more.begin(), more.begin() + std::ptrdiff_t(i), more[i]) == more.begin() + std::ptrdiff_t(i));
        QVERIFY(makeTasks({ Kind::IsForbidden, Level::Middle, 40, 7 }, [] { return true; }).empty());
        // Several kinds on one sheet: as many of each, one kind after the other, each as if it were asked alone.
        const auto mixed = makeTasks({ Kind::IsForbidden, Level::Middle, 40, 8,
                                         { Kind::ForbiddenPoints, Kind::IsForbidden, Kind::NameShape } },
            Never);
        QCOMPARE(mixed.size(), 8U);
        QVERIFY(std::equal(mixed.begin(), mixed.begin() + 3, fewer.begin()));
        const std::vector<Kind> kinds { Kind::IsForbidden, Kind::IsForbidden, Kind::IsForbidden, Kind::ForbiddenPoints,
            Kind::ForbiddenPoints, Kind::ForbiddenPoints, Kind::NameShape, Kind::NameShape };
        QVERIFY(std::ranges::equal(mixed, kinds, {}, &Task::kind));
    }

    void howManyAreMadeIsTold()
    {
        std::vector<int> told;
        makeTasks({ Kind::ForbiddenPoints, Level::Easy, 1, 3 }, Never, [&](int made) { told.push_back(made); });
        QCOMPARE(told, (std::vector { 1, 2, 3 }));
    }
};

} // namespace tst_solution

QTEST_GUILESS_MAIN(tst_solution::TestSolution)
#include "tst_solution.moc"
