// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "analysis/solver/solver.h"
#include "learn/lesson/difficulty.h"
#include "learn/task/check.h"
#include "learn/task/maker.h"

#include <QTest>

namespace tst_taskmaker {

using namespace kagetsu;
using namespace kagetsu::task;
using lesson::Level;

namespace {

const auto Never = [] { return false; };

} // namespace

// Tasks without end.
class TestTaskMaker : public QObject
{
    Q_OBJECT

private slots:
    void everyKindAndLevelIsMade_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("level");
        for (const Kind kind : MadeKinds) {
            for (const Level level : lesson::AllLevels)
                QTest::addRow("%s, level %d", idOf(kind).data(), int(level)) << int(kind) << int(level);
        }
    }

    void everyKindAndLevelIsMade()
    {
        QFETCH(int, kind);
        QFETCH(int, level);
        for (std::uint32_t seed = 1; seed <= (UnderSanitizers ? 1 : 3); ++seed) {
            std::optional<Task> task = makeTask(Kind(kind), Level(level), seed, Never);
            QVERIFY(task && int(task->kind) == kind);
            QVERIFY(makeTask(Kind(kind), Level(level), seed, Never) == task); // the same seed, the same task
            QVERIFY(task->text.empty() && !task->solution);
            if (asksSolver(task->kind)) { // as many stones as a game has
                const int black = task->position.stones(rules::Side::Black).count();
                const int white = task->position.stones(rules::Side::White).count();
                QCOMPARE(black - white, task->side == rules::Side::Black ? 0 : 1);
            }
            task->text = "?";
            QVERIFY(!faultOf(*task, { .nodes = 100'000 }));
        }
    }

    void otherSeedsGiveOtherTasks()
    {
        std::vector<std::string> boards;
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            const std::string board = toText(makeTask(Kind::ForbiddenPoints, Level::Easy, seed, Never)->position);
            QVERIFY(std::find(boards.begin(), boards.end(), board) == boards.end());
            boards.push_back(board);
        }
    }

    // Who always says yes is not always right.
    void bothAnswersOccur()
    {
        int forbidden = 0;
        constexpr int Rounds = 16;
        for (std::uint32_t seed = 1; seed <= Rounds; ++seed) {
            const Task task = *makeTask(Kind::IsForbidden, Level::Middle, seed, Never);
            forbidden += judge(task, { .isForbidden = false }).correctness == Correctness::Wrong;
        }
        QVERIFY(forbidden >= 3 && forbidden <= Rounds - 3);
    }

    void aHardWinIsLong()
    {
        const Task task = *makeTask(Kind::Win, Level::Hard, 5, Never);
        solver::FourSolver solver;
        QVERIFY(solver.findShortest({ task.position, task.side, task.rules }).length >= 4);
    }

    void itCanBeCancelled()
    {
        QVERIFY(!makeTask(Kind::Win, Level::Hard, 1, [] { return true; }));
    }
};

} // namespace tst_taskmaker

QTEST_GUILESS_MAIN(tst_taskmaker::TestTaskMaker)
#include "tst_taskmaker.moc"
