// SPDX-License-Identifier: MIT
#include "learn/task/modelanswer.h"

#include "analysis/review/holdingdefences.h"
#include "learn/task/attack.h"
#include "learn/task/prooflines.h"
#include "learn/task/solution.h"

#include <algorithm>
#include <utility>

namespace kagetsu::task {

namespace {

ModelAnswer unknown()
{
    return { .answer = {}, .judged = {} };
}

ModelAnswer judgedOf(const Task &task, Answer answer)
{
    Judged judged = judge(task, answer);
    if (judged.correctness != Correctness::Right)
        return unknown();
    return { std::move(answer), std::move(judged) };
}

// Answers that the rules judge are the same as in solutionOf().
ModelAnswer looked(const Task &task)
{
    Solution solution = solutionOf(task);
    return solution.isKnown ? ModelAnswer { std::move(solution.answer), std::move(solution.judged) } : unknown();
}

ModelAnswer allForbidden(const Task &task)
{
    ModelAnswer model = looked(task);
    // The lines are those that a pupil who tapped nothing gets, which show the first missed point.
    if (model.isKnown() && model.judged.lines.empty())
        model.judged.lines = judge(task, { .points = {}, .isFinished = true }).lines;
    model.judged.points = model.answer.points;
    return model;
}

ModelAnswer winOf(const Task &task, const solver::Limits &limits)
{
    Attack attack(task.side, task.rules, task.threatFours, limits);
    const solver::Finding finding = attack.findShortest(task.position);
    if (finding.answer != solver::Answer::Win)
        return unknown();
    ModelAnswer model { .answer = {},
        .judged = { .correctness = Correctness::Right,
            .why = Why::Wins,
            .lines = { lineOf(finding.proof, task.position, task.rules) } } };
    if (model.judged.lines.front().stones.empty())
        return unknown();
    model.answer.points = { model.judged.lines.front().stones.front().point };
    if (task.kind == Kind::FirstMove && task.wantsAll) {
        model.answer.points.clear();
        for (const solver::MoveAnswer &move :
            attack.fours().firstMoves({ task.position, task.side, task.rules }, limits).moves) {
            if (move.answer == solver::Answer::Unknown)
                return unknown();
            if (move.answer == solver::Answer::Win)
                model.answer.points.push_back(move.point);
        }
        model.answer.isFinished = true;
    }
    model.judged.points = model.answer.points;
    return model.answer.points.empty() ? unknown() : model;
}

ModelAnswer defenceOf(const Task &task, const solver::Limits &limits)
{
    Attack attack(other(task.side), task.rules, 0, limits);
    if (attack.find(task.position).answer != solver::Answer::Win)
        return unknown(); // there is no threat, so every move would stop it
    std::uint64_t nodes = 0;
    const review::Defences held =
        review::defencesThatHold({ task.position, other(task.side), task.rules }, attack.fours(), limits, nodes);
    if (held.points.empty() || !held.areAll)
        return unknown();
    return { .answer = { .points = held.points, .isFinished = true },
        .judged = { .correctness = Correctness::Right, .why = Why::Stops, .points = held.points } };
}

ModelAnswer choiceOf(const Task &task)
{
    const auto right =
        std::find_if(task.choices.begin(), task.choices.end(), [](const Choice &choice) { return choice.isRight; });
    if (right == task.choices.end())
        return unknown();
    Answer answer;
    answer.choice = static_cast<std::size_t>(right - task.choices.begin());
    if (right->point)
        answer.points = { *right->point };
    return judgedOf(task, std::move(answer));
}

ModelAnswer orderOf(const Task &task)
{
    if (task.line.empty())
        return unknown();
    return { .answer = {},
        .judged = { .correctness = Correctness::Right, .why = Why::InOrder, .lines = { authorsLine(task) } } };
}

ModelAnswer byKind(const Task &task, const solver::Limits &limits)
{
    switch (task.kind) {
    case Kind::ForbiddenPoints: return allForbidden(task);
    case Kind::IsForbidden:
    case Kind::NameShape:
    case Kind::WhyNot: return looked(task);
    case Kind::Win:
    case Kind::FirstMove: return winOf(task, limits);
    case Kind::Defend: return defenceOf(task, limits);
    case Kind::Choose: return choiceOf(task);
    case Kind::Order: return orderOf(task);
    case Kind::Show: break;
    }
    return { .answer = {}, .judged = judge(task, {}) };
}

} // namespace

ModelAnswer modelAnswer(const Task &task, const solver::Limits &limits)
{
    ModelAnswer model = byKind(task, limits);
    if (model.isKnown() && model.judged.lines.empty() && !task.line.empty())
        model.judged.lines.push_back(authorsLine(task));
    return model;
}

} // namespace kagetsu::task
