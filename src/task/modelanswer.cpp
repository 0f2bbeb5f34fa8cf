// SPDX-License-Identifier: MIT
#include "task/modelanswer.h"

#include "review/defences.h"
#include "rules/judge.h"
#include "task/attack.h"
#include "task/prooflines.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

ModelAnswer unknown()
{
    return { .answer = {}, .judged = {} };
}

ModelAnswer judgedOf(const Task &task, Answer answer)
{
    Judged judged = judge(task, answer);
    if (judged.verdict != Verdict::Right)
        return unknown();
    return { std::move(answer), std::move(judged) };
}

ModelAnswer allForbidden(const Task &task)
{
    Answer none { .points = {}, .isFinished = true };
    // Who taps nothing is told the first of them, played out.
    std::vector<Line> lines = judge(task, none).lines;
    Answer answer = none;
    for (const rules::FoulPoint &foul : judgeBoard(task.position, task.side, task.rules).fouls)
        answer.points.push_back(foul.point);
    ModelAnswer model = judgedOf(task, std::move(answer));
    if (model.isKnown() && model.judged.lines.empty())
        model.judged.lines = std::move(lines);
    model.judged.points = model.answer.points;
    return model;
}

ModelAnswer isForbidden(const Task &task)
{
    if (!task.point || !task.position.isOn(*task.point) || !task.position.isEmpty(*task.point))
        return unknown();
    const rules::Verdict verdict = rules::judge(task.position, *task.point, task.side, task.rules);
    Answer answer;
    answer.isForbidden = verdict.outcome == rules::Outcome::Forbidden;
    if (*answer.isForbidden)
        answer.fouls = verdict.fouls;
    return judgedOf(task, answer);
}

ModelAnswer reasonOf(const Task &task)
{
    const std::set<WhyNot> reasons = reasonsOf(task);
    return reasons.empty() ? unknown() : judgedOf(task, { .reason = *reasons.begin() });
}

ModelAnswer winOf(const Task &task, const solver::Limits &limits)
{
    Attack attack(task.side, task.rules, task.threatFours, limits);
    const solver::Finding finding = attack.find(task.position);
    if (finding.answer != solver::Answer::Win)
        return unknown();
    ModelAnswer model { .answer = {},
        .judged = { .verdict = Verdict::Right,
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
        return unknown(); // nothing is threatened, so everything would stop it
    std::uint64_t nodes = 0;
    const review::Defences held =
        review::defencesThatHold({ task.position, other(task.side), task.rules }, attack.fours(), limits, nodes);
    if (held.points.empty() || !held.areAll)
        return unknown();
    return { .answer = { .points = held.points, .isFinished = true },
        .judged = { .verdict = Verdict::Right, .why = Why::Stops, .points = held.points } };
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
        .judged = { .verdict = Verdict::Right,
            .why = Why::InOrder,
            .lines = { { .shows = Line::Shows::Author, .stones = task.line } } } };
}

ModelAnswer byKind(const Task &task, const solver::Limits &limits)
{
    switch (task.kind) {
    case Kind::ForbiddenPoints: return allForbidden(task);
    case Kind::IsForbidden: return isForbidden(task);
    case Kind::NameShape: return judgedOf(task, { .shape = shapeOf(task) });
    case Kind::WhyNot: return reasonOf(task);
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
        model.judged.lines.push_back({ .shows = Line::Shows::Author, .stones = task.line });
    return model;
}

} // namespace kagetsu::task
