// SPDX-License-Identifier: MIT
#include "learn/task/judge.h"

#include "learn/task/prooflines.h"
#include "learn/task/rulesjudge.h"
#include "learn/task/solverjudge.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

Judged judgeChoice(const Task &task, const Answer &answer)
{
    Judged judged { .correctness = Correctness::GoesOn, .why = Why::Read };
    std::optional<std::size_t> choice = answer.choice;
    if (!answer.points.empty()) {
        const rules::Point point = answer.points.back();
        const auto found = std::find_if(
            task.choices.begin(), task.choices.end(), [&](const Choice &each) { return each.point == point; });
        if (found != task.choices.end())
            choice = static_cast<std::size_t>(found - task.choices.begin());
        judged.points = { point };
        judged.correctness = Correctness::Wrong;
        judged.why = Why::AuthorsAnswer;
        judged.words = task.elsewhere;
    }
    if (choice && *choice < task.choices.size()) {
        const Choice &chosen = task.choices[*choice];
        judged.correctness = chosen.isRight ? Correctness::Right : Correctness::Wrong;
        judged.why = Why::AuthorsAnswer;
        judged.words = chosen.reply;
    }
    return judged;
}

Judged judgeOrder(const Task &task, const Answer &answer)
{
    Judged judged { .correctness = Correctness::GoesOn, .why = Why::InOrder };
    for (std::size_t i = 0; i < answer.points.size() && i < task.line.size(); ++i) {
        if (answer.points[i] == task.line[i].point)
            continue;
        judged.correctness = Correctness::Wrong;
        judged.why = Why::NotInOrder;
        judged.points = { task.line[i].point };
        Line &line = judged.lines.emplace_back();
        line.shows = Line::Shows::Author;
        line.stones.assign(task.line.begin(), task.line.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        return judged;
    }
    if (answer.points.size() >= task.line.size())
        judged.correctness = Correctness::Right;
    return judged;
}

Judged judgeByKind(const Task &task, const Answer &answer, const solver::Limits &limits)
{
    switch (task.kind) {
    case Kind::ForbiddenPoints: return judgeForbiddenPoints(task, answer);
    case Kind::IsForbidden: return judgeIsForbidden(task, answer);
    case Kind::NameShape: return judgeShape(task, answer);
    case Kind::WhyNot: return judgeWhyNot(task, answer);
    case Kind::Win: return judgeWin(task, answer, limits);
    case Kind::FirstMove: return judgeFirstMove(task, answer, limits);
    case Kind::Defend: return judgeDefend(task, answer, limits);
    case Kind::Choose: return judgeChoice(task, answer);
    case Kind::Order: return judgeOrder(task, answer);
    case Kind::Show: break;
    }
    return { .correctness = Correctness::Right, .why = Why::Read };
}

} // namespace

bool asksSolver(Kind kind)
{
    return kind == Kind::Win || kind == Kind::FirstMove || kind == Kind::Defend;
}

Judged judge(const Task &task, const Answer &answer, const solver::Limits &limits)
{
    // Only Order may ask for moves on stones that it placed itself; in all other kinds, an occupied point is not an
    // answer.
    // An author's answer may be an occupied point; then any stone may be tapped.
    const bool asksForStones = std::ranges::any_of(
        task.choices, [&](const Choice &each) { return each.point && !task.position.isEmpty(*each.point); });
    const bool isTap = !answer.isFinished && !answer.points.empty() && !asksForStones && task.kind != Kind::Order
        && task.kind != Kind::Show;
    if (isTap && !task.position.isEmpty(answer.points.back()))
        return { .correctness = Correctness::Wrong, .why = Why::Occupied, .points = { answer.points.back() } };
    Judged judged = judgeByKind(task, answer, limits);
    if (!answer.points.empty()) {
        for (const Reply &reply : task.replies) {
            if (reply.point == answer.points.back())
                judged.words = reply.text;
        }
    }
    // While the pupil may try again, the line would reveal the solution.
    const bool isTry = !answer.isFinished && (!answer.points.empty() || task.kind == Kind::Choose);
    const bool isOver =
        judged.correctness == Correctness::Right || (judged.correctness == Correctness::Wrong && !isTry);
    if (isOver && !task.line.empty() && judged.lines.empty() && task.kind != Kind::Order)
        judged.lines.push_back(authorsLine(task));
    return judged;
}

} // namespace kagetsu::task
