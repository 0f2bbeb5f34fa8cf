// SPDX-License-Identifier: MIT
#include "analysis/solver/solver.h"
#include "learn/task/check.h"
#include "tasks.h"

#include <QTest>

#include <algorithm>

namespace tst_taskcheck {

using namespace kagetsu;
using namespace kagetsu::task;
using rules::at;
using Code = TaskFaultCode;

// What a task must have before a pupil is asked.
class TestTaskCheck : public QObject
{
    Q_OBJECT

private:
    static std::optional<Code> codeOf(const Task &task)
    {
        const std::optional<TaskFault> fault = faultOf(task, { .nodes = 100'000 });
        return fault ? std::optional(fault->code) : std::nullopt;
    }
    static Task cross(Kind kind)
    {
        Task task = taskOf(kind, rules::stones("F8 G8 H9 H10"));
        task.point = at("H8");
        return task;
    }

private slots:
    void aQuestionIsNeeded()
    {
        Task task = cross(Kind::IsForbidden);
        QVERIFY(!codeOf(task));
        task.text = " \n";
        QVERIFY(codeOf(task) == Code::NoQuestion);
    }

    void thePointMustBeThereAndFree()
    {
        Task task = cross(Kind::IsForbidden);
        task.point.reset();
        QVERIFY(codeOf(task) == Code::NoPoint);
        task.point = at("F8");
        QVERIFY(codeOf(task) == Code::PointTaken);
    }

    void aSideToWhichNothingIsForbiddenIsNotAsked()
    {
        Task task = cross(Kind::ForbiddenPoints);
        QVERIFY(!codeOf(task));
        task.side = rules::Side::White;
        QVERIFY(codeOf(task) == Code::NothingForbidden);
    }

    void markedStonesMustBeOfTheSide()
    {
        Task task = taskOf(Kind::NameShape, rules::stones("F8 G8", "H8"));
        QVERIFY(codeOf(task) == Code::NoStones);
        task.stones = { at("F8"), at("G8") };
        QVERIFY(!codeOf(task));
        task.stones.push_back(at("H8"));
        QVERIFY(codeOf(task) == Code::NotOneSide);
    }

    // No pupil could be right.
    void theRightAnswerMustBeOffered()
    {
        Task task = cross(Kind::IsForbidden);
        task.offeredFouls = { .overline = true };
        QVERIFY(codeOf(task) == Code::NotOffered);
        task.offeredFouls = { .doubleThree = true };
        QVERIFY(!codeOf(task));
        Task shape = taskOf(Kind::NameShape, rules::stones("F8 G8 H8"));
        shape.stones = { at("F8"), at("G8"), at("H8") };
        shape.offeredShapes = { Shape::Four, Shape::None };
        QVERIFY(codeOf(shape) == Code::NotOffered);
        shape.offeredShapes = { Shape::Three, Shape::None };
        QVERIFY(!codeOf(shape));
    }

    void aRealThreeIsNotAskedAbout()
    {
        QVERIFY(codeOf(cross(Kind::WhyNot)) == Code::NoFalseThree);
        Task task = taskOf(Kind::WhyNot, rules::stones("F8 G8", "E8"));
        task.point = at("H8");
        QVERIFY(!codeOf(task));
    }

    void thereMustBeAWinToFindOrToStop()
    {
        const auto black = rules::stones("F8 G8 H8", "A1 C1 E1");
        QVERIFY(!codeOf(taskOf(Kind::Win, black)));
        QVERIFY(codeOf(taskOf(Kind::Win, rules::stones("F8 G8", "A1"))) == Code::NoWin);
        Task task = taskOf(Kind::Defend, black);
        QVERIFY(codeOf(task) == Code::NoThreat);
        task.side = rules::Side::White;
        QVERIFY(!codeOf(task));
        // A straight four cannot be stopped.
        task.position = rules::stones("F8 G8 H8 I8", "A1 C1 E1");
        QVERIFY(codeOf(task) == Code::NoDefence);
    }

    // The pupil who finds nothing would be told that there is nothing.
    void allFirstMovesAreNotAskedForWhereTheyAreNotKnown()
    {
        Task task = taskOf(Kind::FirstMove, rules::stones("F8 G8 H8", "A1 C1 E1"));
        task.wantsAll = true;
        QVERIFY(!codeOf(task));
        task.threatFours = 1;
        QVERIFY(codeOf(task) == Code::AllWithThrees);
        task.kind = Kind::Win; // which has no such wish
        QVERIFY(!codeOf(task));
        // Within limits that suffice for a win, but not for every move.
        task = taskOf(
            Kind::FirstMove, rules::stones("F8 G8 H8 J3 K3 L3 C12 D12 E12 M10 M11 M12", "A1 C1 E1 I3 B12 M9 N12"));
        task.wantsAll = true;
        bool isHalfKnown = false;
        for (std::uint64_t nodes = 1; nodes < 100 && !isHalfKnown; ++nodes) {
            const solver::Limits limits { .nodes = nodes };
            solver::FourSolver solver;
            const solver::Question question { task.position, task.side, task.rules };
            if (solver.find(question, limits).answer != solver::Answer::Win)
                continue;
            const solver::MoveAnswers first = solver.firstMoves(question, limits);
            if (std::none_of(first.moves.begin(), first.moves.end(),
                    [](const auto &move) { return move.answer == solver::Answer::Unknown; }))
                continue;
            isHalfKnown = true;
            const auto fault = faultOf(task, limits);
            QVERIFY(fault && fault->code == Code::NotFound);
        }
        QVERIFY(isHalfKnown);
    }

    void choicesNeedARightOne()
    {
        Task task = taskOf(Kind::Choose, rules::Position());
        QVERIFY(codeOf(task) == Code::NoChoices);
        task.choices = { { .text = "Yes" }, { .text = "No" } };
        QVERIFY(codeOf(task) == Code::NoRightChoice);
        task.choices.back().isRight = true;
        QVERIFY(!codeOf(task));
        task.choices = { { .text = "Yes", .isRight = true } };
        QVERIFY(codeOf(task) == Code::NoChoices);
        task.choices = { { .point = at("H8"), .isRight = true } }; // one of all points
        QVERIFY(!codeOf(task));
    }

    void aLineMustBeLaidOnFreePoints()
    {
        Task task = taskOf(Kind::Order, rules::stones("H8"));
        QVERIFY(codeOf(task) == Code::NoLine);
        task.line = { { at("H9"), rules::Side::White } };
        QVERIFY(!codeOf(task));
        task.line.push_back({ at("H8"), rules::Side::Black });
        QVERIFY(codeOf(task) == Code::NoLine);
    }

    void aWrongSolutionIsRefusedWithTheReason()
    {
        Task task = cross(Kind::IsForbidden);
        task.solution = Answer { .isForbidden = true, .fouls = { .doubleThree = true } };
        QVERIFY(!codeOf(task));
        task.solution = Answer { .isForbidden = false };
        const std::optional<TaskFault> fault = faultOf(task);
        QVERIFY(fault && fault->code == Code::WrongSolution);
        QVERIFY(fault->judged.why == Why::PointForbidden && fault->judged.fouls.doubleThree);
        QVERIFY(!fault->judged.lines.empty());

        Task points = cross(Kind::ForbiddenPoints);
        points.solution = Answer { .points = { at("H8") } };
        QVERIFY(!codeOf(points));
        points.solution = Answer { .points = { at("H8"), at("A1") } };
        QVERIFY(codeOf(points) == Code::WrongSolution);
        points.solution = Answer {};
        QVERIFY(codeOf(points) == Code::WrongSolution);

        Task win = taskOf(Kind::FirstMove, rules::stones("F8 G8 H8", "A1 C1 E1"));
        win.solution = Answer { .points = { at("I8"), at("E8") } };
        QVERIFY(!codeOf(win));
        win.solution->points.push_back(at("M13"));
        QVERIFY(codeOf(win) == Code::WrongSolution);
    }
};

} // namespace tst_taskcheck

QTEST_GUILESS_MAIN(tst_taskcheck::TestTaskCheck)
#include "tst_taskcheck.moc"
