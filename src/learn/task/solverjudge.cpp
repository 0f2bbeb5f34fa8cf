// SPDX-License-Identifier: MIT
#include "learn/task/solverjudge.h"

#include "analysis/review/holdingdefences.h"
#include "analysis/review/playedfour.h"
#include "learn/task/attack.h"
#include "learn/task/prooflines.h"
#include "rules/proof/proof.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

using rules::Point;

Judged judgedOf(MoveWorth worth, Point move)
{
    Judged judged;
    judged.correctness = worth.answer == solver::Answer::Win ? Correctness::Right
        : worth.answer == solver::Answer::None               ? Correctness::Wrong
                                                             : Correctness::Unknown;
    judged.why = worth.why;
    judged.points = { move };
    judged.fouls = worth.fouls;
    judged.lines = std::move(worth.lines);
    return judged;
}

bool wasTapped(const std::vector<Point> &taps, Point point)
{
    return std::find(taps.begin(), taps.end(), point) != taps.end();
}

// Judges a finished answer of several points: it is right if no point sought is missing.
Judged finished(const Answer &answer, const std::vector<Point> &sought)
{
    Judged judged { .correctness = Correctness::Right, .why = sought.empty() ? Why::NothingToFind : Why::FoundAll };
    for (const Point point : sought) {
        if (!wasTapped(answer.points, point))
            judged.points.push_back(point);
    }
    if (!judged.points.empty()) {
        judged.correctness = Correctness::Wrong;
        judged.why = Why::Missed;
    }
    return judged;
}

Judged untouched()
{
    return { .correctness = Correctness::GoesOn, .why = Why::Read };
}

// Returns the judgement of the first tapped point that is wrong by itself.
template <class JudgeOne>
std::optional<Judged> firstWrong(const Answer &answer, const JudgeOne &judgeOne)
{
    for (const Point point : answer.points) {
        Judged judged = judgeOne(point);
        if (judged.correctness == Correctness::Wrong)
            return judged;
    }
    return std::nullopt;
}

Judged stopsWin(const Task &task, Point point, Attack &attack, const solver::Limits &limits)
{
    const rules::Side attacker = other(task.side);
    Judged judged { .correctness = Correctness::Wrong, .why = Why::DoesNotStop, .points = { point } };
    if (!task.position.isEmpty(point)) {
        judged.why = Why::Occupied;
        return judged;
    }
    const rules::Verdict verdict = rules::judge(task.position, point, task.side, task.rules);
    if (verdict.outcome == rules::Outcome::Forbidden) {
        judged.why = Why::MoveForbidden;
        judged.fouls = verdict.fouls;
        judged.lines = linesOf(prove(task.position, point, task.side, task.rules), task.position, task.rules);
        return judged;
    }
    judged.correctness = Correctness::Right;
    judged.why = Why::Stops;
    if (verdict.outcome == rules::Outcome::Wins)
        return judged;
    rules::Position after = task.position;
    after.place(point, task.side);
    const auto tellWin = [&](std::vector<LaidStone> before, const solver::Finding &win, const rules::Position &from) {
        Line line = lineOf(win.proof, from, task.rules);
        line.stones.insert(line.stones.begin(), before.begin(), before.end());
        judged.lines = { std::move(line) };
        judged.correctness = Correctness::Wrong;
    };
    const solver::Finding finding = attack.find(after);
    if (finding.answer == solver::Answer::Win) {
        judged.why = Why::DoesNotStop;
        tellWin({ { point, task.side } }, finding, after);
        return judged;
    }
    if (finding.answer == solver::Answer::Unknown)
        return { .points = { point } };
    const review::PlayedFour four = review::playedFour(after, task.side, task.rules);
    if (!four.isFour || four.wins())
        return judged;
    std::uint64_t nodes = 0;
    const review::Defences held =
        review::defencesThatHold({ task.position, attacker, task.rules }, attack.fours(), limits, nodes);
    if (wasTapped(held.points, point))
        return judged;
    if (!held.areAll)
        return { .points = { point } };
    judged.why = Why::PutsOff;
    judged.correctness = Correctness::Wrong;
    for (const Point block : four.blocks) {
        rules::Position blocked = after;
        blocked.place(block, attacker);
        const solver::Finding win = attack.find(blocked);
        if (win.answer == solver::Answer::Win)
            tellWin({ { point, task.side }, { block, attacker } }, win, blocked);
    }
    return judged;
}

} // namespace

Judged judgeWin(const Task &task, const Answer &answer, const solver::Limits &limits)
{
    if (answer.points.empty())
        return untouched();
    rules::Position position = task.position;
    rules::Side side = task.side;
    for (std::size_t i = 0; i + 1 < answer.points.size(); ++i) {
        position.place(answer.points[i], side);
        side = other(side);
    }
    Attack attack(task.side, task.rules, task.threatFours, limits);
    const Point move = answer.points.back();
    MoveWorth worth = attack.worthOf(position, move);
    // The lines start from here, so what was played before is placed first.
    std::vector<LaidStone> before;
    for (std::size_t i = 0; i + 1 < answer.points.size(); ++i)
        before.push_back({ answer.points[i], i % 2 == 0 ? task.side : other(task.side) });
    for (Line &line : worth.lines)
        line.stones.insert(line.stones.begin(), before.begin(), before.end());
    const std::optional<Point> reply = worth.reply;
    Judged judged = judgedOf(std::move(worth), move);
    if (judged.why == Why::AttackGoesOn) {
        judged.correctness = Correctness::GoesOn;
        judged.reply = reply;
        judged.lines.clear(); // they would reveal the rest of the win
    }
    return judged;
}

Judged judgeFirstMove(const Task &task, const Answer &answer, const solver::Limits &limits)
{
    Attack attack(task.side, task.rules, task.threatFours, limits);
    const auto judgeOne = [&](Point point) { return judgedOf(attack.worthOf(task.position, point), point); };
    if (!answer.isFinished || !task.wantsAll) {
        if (answer.points.empty())
            return untouched();
        Judged judged = judgeOne(answer.points.back());
        if (judged.correctness == Correctness::Right) {
            judged.why = Why::Wins;
            judged.correctness = task.wantsAll ? Correctness::GoesOn : Correctness::Right;
        }
        return judged;
    }
    if (const std::optional<Judged> wrong = firstWrong(answer, judgeOne))
        return *wrong;
    std::vector<Point> sought;
    for (const solver::MoveAnswer &move :
        attack.fours().firstMoves({ task.position, task.side, task.rules }, limits).moves) {
        if (move.answer == solver::Answer::Unknown)
            return {};
        if (move.answer == solver::Answer::Win)
            sought.push_back(move.point);
    }
    return finished(answer, sought);
}

Judged judgeDefend(const Task &task, const Answer &answer, const solver::Limits &limits)
{
    Attack attack(other(task.side), task.rules, 0, limits);
    const auto judgeOne = [&](Point point) { return stopsWin(task, point, attack, limits); };
    if (!answer.isFinished || !task.wantsAll) {
        if (answer.points.empty())
            return untouched();
        Judged judged = judgeOne(answer.points.back());
        if (judged.correctness == Correctness::Right && task.wantsAll)
            judged.correctness = Correctness::GoesOn;
        return judged;
    }
    if (const std::optional<Judged> wrong = firstWrong(answer, judgeOne))
        return *wrong;
    std::uint64_t nodes = 0;
    const review::Defences held =
        review::defencesThatHold({ task.position, other(task.side), task.rules }, attack.fours(), limits, nodes);
    return held.areAll ? finished(answer, held.points) : Judged {};
}

} // namespace kagetsu::task
