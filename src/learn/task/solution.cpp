// SPDX-License-Identifier: MIT
#include "learn/task/solution.h"

#include "analysis/review/holdingdefences.h"
#include "learn/task/attack.h"
#include "learn/task/prooflines.h"
#include "rules/judge.h"

#include <algorithm>
#include <utility>

namespace kagetsu::task {

namespace {

using rules::Point;

constexpr std::size_t MostMoves = 225; // a win cannot be longer

std::optional<Point> winningMove(Attack &attack, const rules::Position &position, const rules::RuleSet &rules)
{
    const solver::Finding finding = attack.findShortest(position);
    if (finding.answer != solver::Answer::Win)
        return std::nullopt;
    const Line line = lineOf(finding.proof, position, rules);
    return line.stones.empty() ? std::nullopt : std::optional(line.stones.front().point);
}

Solution playedWin(const Task &task, const solver::Limits &limits)
{
    Solution solution;
    Attack attack(task.side, task.rules, task.threatFours, limits);
    rules::Position position = task.position;
    while (solution.answer.points.size() < MostMoves) {
        const std::optional<Point> move = winningMove(attack, position, task.rules);
        if (!move)
            return {};
        solution.answer.points.push_back(*move);
        solution.judged = judge(task, solution.answer, limits);
        if (solution.judged.correctness != Correctness::GoesOn || !solution.judged.reply)
            break;
        position.place(*move, task.side);
        position.place(*solution.judged.reply, other(task.side));
        solution.answer.points.push_back(*solution.judged.reply);
    }
    solution.isKnown = solution.judged.correctness == Correctness::Right;
    if (solution.isKnown && task.threatFours == 0)
        solution.firstMoves = attack.firstMoves(task.position);
    return solution;
}

std::vector<Point> firstMoves(const Task &task, const solver::Limits &limits)
{
    Attack attack(task.side, task.rules, task.threatFours, limits);
    if (!task.wantsAll) {
        const std::optional<Point> move = winningMove(attack, task.position, task.rules);
        return move ? std::vector { *move } : std::vector<Point> {};
    }
    std::vector<Point> points;
    for (const solver::MoveAnswer &move :
        attack.fours().firstMoves({ task.position, task.side, task.rules }, limits).moves) {
        if (move.answer == solver::Answer::Win)
            points.push_back(move.point);
    }
    return points;
}

review::Defences defences(const Task &task, const solver::Limits &limits)
{
    Attack attack(other(task.side), task.rules, 0, limits);
    std::uint64_t nodes = 0;
    return review::defencesThatHold({ task.position, other(task.side), task.rules }, attack.fours(), limits, nodes);
}

// Returns the solution for points of which each, or all together, are the answer.
Solution ofPoints(const Task &task, std::vector<Point> points, const solver::Limits &limits)
{
    Solution solution;
    solution.answer.points = std::move(points);
    solution.isChoice = asksSolver(task.kind) && !task.wantsAll;
    if (solution.answer.points.empty() && asksSolver(task.kind))
        return solution;
    solution.answer.isFinished = !solution.isChoice;
    if (solution.isChoice) {
        // Keeps only the points that would each be judged right.
        std::erase_if(solution.answer.points, [&](Point point) {
            return judge(task, { .points = { point } }, limits).correctness != Correctness::Right;
        });
        if (solution.answer.points.empty())
            return solution;
        solution.judged = judge(task, { .points = { solution.answer.points.front() } }, limits);
    } else {
        solution.judged = judge(task, solution.answer, limits);
    }
    solution.isKnown = solution.judged.correctness == Correctness::Right;
    return solution;
}

Answer answerByRules(const Task &task)
{
    Answer answer;
    switch (task.kind) {
    case Kind::IsForbidden: {
        if (!task.point || !task.position.isOn(*task.point) || !task.position.isEmpty(*task.point))
            break;
        const rules::Verdict verdict = rules::judge(task.position, *task.point, task.side, task.rules);
        answer.isForbidden = verdict.outcome == rules::Outcome::Forbidden;
        if (*answer.isForbidden)
            answer.fouls = verdict.fouls;
        break;
    }
    case Kind::NameShape: answer.shape = shapeOf(task); break;
    case Kind::WhyNot:
        if (const std::set<WhyNot> reasons = reasonsOf(task); !reasons.empty())
            answer.reason = *reasons.begin();
        break;
    case Kind::Choose: {
        const auto right = std::ranges::find_if(task.choices, &Choice::isRight);
        if (right != task.choices.end())
            answer.choice = static_cast<std::size_t>(right - task.choices.begin());
        break;
    }
    case Kind::Order:
        for (const LaidStone &stone : task.line)
            answer.points.push_back(stone.point);
        break;
    default: break;
    }
    return answer;
}

} // namespace

Solution solutionOf(const Task &task, const solver::Limits &limits)
{
    switch (task.kind) {
    case Kind::Win: return playedWin(task, limits);
    case Kind::FirstMove: {
        Solution solution = ofPoints(task, firstMoves(task, limits), limits);
        if (solution.isKnown && task.threatFours == 0)
            solution.firstMoves = Attack(task.side, task.rules, 0, limits).firstMoves(task.position);
        return solution;
    }
    case Kind::Defend: {
        review::Defences held = defences(task, limits);
        const std::size_t found = held.points.size();
        Solution solution = ofPoints(task, std::move(held.points), limits);
        solution.areAll = held.areAll && solution.answer.points.size() == found;
        return solution;
    }
    case Kind::ForbiddenPoints: {
        std::vector<Point> points;
        for (const rules::FoulPoint &foul : judgeBoard(task.position, task.side, task.rules).fouls)
            points.push_back(foul.point);
        return ofPoints(task, std::move(points), limits);
    }
    case Kind::Show: return {};
    default: break;
    }
    Solution solution;
    solution.answer = answerByRules(task);
    solution.judged = judge(task, solution.answer, limits);
    solution.isKnown = solution.judged.correctness == Correctness::Right;
    if (task.kind == Kind::WhyNot)
        solution.reasons = reasonsOf(task);
    return solution;
}

void addFirstMoves(Solution &solution, const Task &task, const solver::Limits &limits)
{
    if (!solution.isKnown || task.threatFours == 0 || (task.kind != Kind::Win && task.kind != Kind::FirstMove))
        return;
    // Hundreds of searches are made, so each is short; who finds no end leaves the moves open.
    constexpr std::uint64_t MostNodes = 3'000;
    solver::Limits each = limits;
    each.nodes = std::min(limits.nodes, MostNodes);
    solution.firstMoves = Attack(task.side, task.rules, task.threatFours, each).firstMoves(task.position);
}

} // namespace kagetsu::task
