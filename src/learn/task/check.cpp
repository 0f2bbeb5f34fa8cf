// SPDX-License-Identifier: MIT
#include "learn/task/check.h"

#include "analysis/review/holdingdefences.h"
#include "learn/task/attack.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

using Code = TaskFaultCode;

std::optional<Code> faultOfPoint(const Task &task)
{
    if (!task.point)
        return Code::NoPoint;
    if (!task.position.isOn(*task.point) || !task.position.isEmpty(*task.point))
        return Code::PointTaken;
    return std::nullopt;
}

std::optional<Code> faultOfWin(const Task &task, const solver::Limits &limits)
{
    const bool wantsAll = task.kind == Kind::FirstMove && task.wantsAll;
    if (wantsAll && task.threatFours > 0)
        return Code::AllWithThrees;
    Attack attack(task.side, task.rules, task.threatFours, limits);
    const solver::Answer answer = attack.find(task.position).answer;
    if (answer != solver::Answer::Win)
        return answer == solver::Answer::None ? Code::NoWin : Code::NotFound;
    if (!wantsAll)
        return std::nullopt;
    const solver::MoveAnswers first = attack.fours().firstMoves({ task.position, task.side, task.rules }, limits);
    return std::any_of(first.moves.begin(), first.moves.end(),
               [](const solver::MoveAnswer &move) { return move.answer == solver::Answer::Unknown; })
        ? std::optional(Code::NotFound)
        : std::nullopt;
}

std::optional<Code> faultOfDefence(const Task &task, const solver::Limits &limits)
{
    Attack attack(other(task.side), task.rules, 0, limits);
    const solver::Answer answer = attack.find(task.position).answer;
    if (answer != solver::Answer::Win)
        return answer == solver::Answer::None ? Code::NoThreat : Code::NotFound;
    std::uint64_t nodes = 0;
    const review::Defences held =
        review::defencesThatHold({ task.position, other(task.side), task.rules }, attack.fours(), limits, nodes);
    if (!held.points.empty())
        return task.wantsAll && !held.areAll ? std::optional(Code::NotFound) : std::nullopt;
    return held.areAll ? Code::NoDefence : Code::NotFound;
}

std::optional<Code> faultOfLine(const Task &task)
{
    rules::Position position = task.position;
    for (const LaidStone &stone : task.line) {
        if (!position.isOn(stone.point) || !position.isEmpty(stone.point))
            return Code::NoLine;
        position.place(stone.point, stone.side);
    }
    return task.line.empty() ? std::optional(Code::NoLine) : std::nullopt;
}

// True if every kind that makes the point of the question forbidden can be answered.
bool offersFoulsOfPoint(const Task &task)
{
    const rules::FoulKinds offered = foulsOffered(task);
    const rules::FoulKinds fouls = rules::judge(task.position, *task.point, task.side, task.rules).fouls;
    return (offered.overline || !fouls.overline) && (offered.doubleFour || !fouls.doubleFour)
        && (offered.doubleThree || !fouls.doubleThree);
}

std::optional<Code> faultOfShape(const Task &task)
{
    if (task.stones.empty())
        return Code::NoStones;
    const std::optional<Shape> shape = shapeOf(task);
    if (!shape)
        return Code::NotOneSide;
    const std::vector<Shape> offered = shapesOffered(task);
    const bool isOffered = std::find(offered.begin(), offered.end(), *shape) != offered.end();
    return isOffered ? std::nullopt : std::optional(Code::NotOffered);
}

std::optional<Code> faultOfKind(const Task &task, const solver::Limits &limits)
{
    switch (task.kind) {
    case Kind::ForbiddenPoints: return forbidsAnything(task) ? std::nullopt : std::optional(Code::NothingForbidden);
    case Kind::IsForbidden:
        if (!forbidsAnything(task))
            return Code::NothingForbidden;
        if (const std::optional<Code> fault = faultOfPoint(task))
            return fault;
        return offersFoulsOfPoint(task) ? std::nullopt : std::optional(Code::NotOffered);
    case Kind::NameShape: return faultOfShape(task);
    case Kind::WhyNot:
        if (const std::optional<Code> fault = faultOfPoint(task))
            return fault;
        return reasonsOf(task).empty() ? std::optional(Code::NoFalseThree) : std::nullopt;
    case Kind::Win:
    case Kind::FirstMove: return faultOfWin(task, limits);
    case Kind::Defend: return faultOfDefence(task, limits);
    case Kind::Choose:
        // One point is enough: pupils choose among all points.
        if (task.choices.size() < 2 && (task.choices.empty() || !task.choices.front().point))
            return Code::NoChoices;
        return std::any_of(task.choices.begin(), task.choices.end(), [](const Choice &each) { return each.isRight; })
            ? std::nullopt
            : std::optional(Code::NoRightChoice);
    case Kind::Order: return faultOfLine(task);
    case Kind::Show: break;
    }
    return std::nullopt;
}

// Returns why the author's solution is wrong. If it consists of several points, each must be right; if all points are
// wanted, none may be missing.
std::optional<Judged> wrongSolution(const Task &task, const solver::Limits &limits)
{
    Answer answer = *task.solution;
    if (!answer.points.empty() && asksSolver(task.kind)) {
        for (const rules::Point point : task.solution->points) {
            Judged judged = judge(task, { .points = { point } }, limits);
            if (judged.correctness == Correctness::Wrong || judged.correctness == Correctness::Unknown)
                return judged;
        }
        if (!task.wantsAll)
            return std::nullopt;
    }
    answer.isFinished = true;
    Judged judged = judge(task, answer, limits);
    return judged.correctness == Correctness::Right ? std::nullopt : std::optional(std::move(judged));
}

} // namespace

bool forbidsAnything(const Task &task)
{
    return task.rules.fouls(task.side).any();
}

std::optional<TaskFault> faultOf(const Task &task, const solver::Limits &limits)
{
    if (task.text.find_first_not_of(" \n\t") == std::string::npos)
        return TaskFault { Code::NoQuestion };
    if (const std::optional<Code> code = faultOfKind(task, limits))
        return TaskFault { *code };
    if (!task.solution)
        return std::nullopt;
    if (std::optional<Judged> judged = wrongSolution(task, limits))
        return TaskFault { Code::WrongSolution, std::move(*judged) };
    return std::nullopt;
}

} // namespace kagetsu::task
