// SPDX-License-Identifier: MIT
#include "learn/task/rulesjudge.h"

#include "learn/task/judge.h"
#include "learn/task/prooflines.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

using rules::Point;

bool holds(const std::vector<Point> &points, Point point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

bool sameStones(std::vector<Point> one, std::vector<Point> two)
{
    std::sort(one.begin(), one.end());
    std::sort(two.begin(), two.end());
    return one == two;
}

// A position from which one stone of a shape was removed, and the proof for putting it back, which lists every shape
// through that stone.
struct Shapes
{
    rules::Position position;
    rules::Proof proof;
};

Shapes shapesThrough(const Task &task, Point point)
{
    rules::Position position = task.position;
    position.clear(point);
    return { position, prove(position, point, task.side, task.rules, rules::ProofDepth::Full) };
}

bool isStraight(const rules::FourEvidence &four)
{
    return four.completions.size() > 1;
}

// True if the stones of a shape include all stones asked about. If none are asked about, all shapes match.
bool isAskedAbout(const Task &task, const std::vector<Point> &stones)
{
    return std::all_of(task.stones.begin(), task.stones.end(), [&](Point point) { return holds(stones, point); });
}

} // namespace

namespace {

Made madeBy(const rules::ProofNode &node)
{
    const auto isReal = [](const rules::ThreeEvidence &three) { return three.real; };
    return { static_cast<int>(node.fours.size()),
        static_cast<int>(std::count_if(node.threes.begin(), node.threes.end(), isReal)) };
}

} // namespace

Judged verdictOn(const Task &task, Point point)
{
    const rules::Proof proof = prove(task.position, point, task.side, task.rules);
    Judged judged;
    judged.points = { point };
    judged.fouls = proof.root().fouls;
    judged.why = proof.root().outcome == rules::Outcome::Forbidden ? Why::PointForbidden
        : proof.root().outcome == rules::Outcome::Wins             ? Why::PointWins
                                                                   : Why::PointAllowed;
    if (judged.why == Why::PointAllowed && task.side == rules::Side::Black && task.rules.rule == rules::Rule::Renju)
        judged.made = madeBy(proof.root());
    judged.lines = linesOf(proof, task.position, task.rules);
    return judged;
}

Judged judgeForbiddenPoints(const Task &task, const Answer &answer)
{
    const std::vector<rules::FoulPoint> sought = judgeBoard(task.position, task.side, task.rules).fouls;
    const auto isSought = [&](Point point) {
        return std::any_of(sought.begin(), sought.end(), [&](const auto &foul) { return foul.point == point; });
    };
    Judged judged;
    if (!answer.isFinished) {
        if (answer.points.empty()) {
            judged.correctness = Correctness::GoesOn;
            judged.why = Why::Read;
            return judged;
        }
        judged = verdictOn(task, answer.points.back());
        judged.correctness = judged.why == Why::PointForbidden ? Correctness::GoesOn : Correctness::Wrong;
        return judged;
    }
    for (const rules::FoulPoint &foul : sought) {
        if (holds(answer.points, foul.point))
            continue;
        if (judged.points.empty())
            judged = verdictOn(task, foul.point); // the lines are those of the first point
        else
            judged.points.push_back(foul.point);
    }
    // Points were tapped although none is forbidden.
    if (sought.empty()) {
        judged.correctness = answer.points.empty() ? Correctness::Right : Correctness::Wrong;
        judged.why = Why::NothingToFind;
        return judged;
    }
    const auto wrong = std::find_if_not(answer.points.begin(), answer.points.end(), isSought);
    if (!judged.points.empty()) {
        judged.correctness = Correctness::Wrong;
        judged.why = Why::Missed;
    } else if (wrong != answer.points.end()) {
        judged = verdictOn(task, *wrong);
        judged.correctness = Correctness::Wrong;
    } else {
        judged.correctness = Correctness::Right;
        judged.why = Why::FoundAll;
    }
    return judged;
}

bool isOneKind(rules::FoulKinds fouls)
{
    return fouls.overline + fouls.doubleFour + fouls.doubleThree == 1;
}

Judged judgeIsForbidden(const Task &task, const Answer &answer)
{
    Judged judged = verdictOn(task, *task.point);
    const bool isForbidden = judged.why == Why::PointForbidden;
    if (answer.isForbidden.value_or(!isForbidden) != isForbidden) {
        judged.correctness = Correctness::Wrong;
    } else if (!isForbidden || answer.fouls == judged.fouls) {
        judged.correctness = Correctness::Right;
    } else if (!answer.fouls.any() && foulsOffered(task) == judged.fouls && isOneKind(judged.fouls)) {
        judged.correctness = Correctness::Right; // no other kind could be answered
    } else if (!answer.fouls.any()) {
        // The reason is not revealed before it is asked.
        judged = { .correctness = Correctness::GoesOn, .why = Why::KindWanted, .points = { *task.point } };
    } else {
        judged.correctness = Correctness::Wrong;
        judged.why = Why::OtherKinds;
        judged.given = answer.fouls;
    }
    return judged;
}

std::optional<Shape> shapeOf(const Task &task)
{
    if (task.stones.empty() || !std::all_of(task.stones.begin(), task.stones.end(), [&](Point point) {
            return task.position.isOn(point) && task.position.has(point, task.side);
        }))
        return std::nullopt;
    const Shapes shapes = shapesThrough(task, task.stones.front());
    const rules::ProofNode &node = shapes.proof.root();
    for (const rules::RowEvidence &row : node.rows) {
        if (sameStones(row.row.points(), task.stones))
            return row.row.length == 5 ? Shape::Five : Shape::Overline;
    }
    for (const rules::FourEvidence &four : node.fours) {
        if (sameStones(four.stones, task.stones))
            return isStraight(four) ? Shape::StraightFour : Shape::Four;
    }
    for (const rules::ThreeEvidence &three : node.threes) {
        if (sameStones(three.stones, task.stones) && three.real)
            return Shape::Three;
    }
    return Shape::None;
}

Judged judgeShape(const Task &task, const Answer &answer)
{
    Judged judged;
    judged.why = Why::ShapeIs;
    judged.shape = shapeOf(task);
    judged.points = task.stones;
    judged.correctness = judged.shape && answer.shape == judged.shape ? Correctness::Right : Correctness::Wrong;
    if (!judged.shape)
        return judged;
    const Shapes shapes = shapesThrough(task, task.stones.front());
    Task without = task;
    without.position = shapes.position;
    // Keeps only the lines of the shape itself, because other shapes through the same stone were not asked about.
    rules::Proof proof = shapes.proof;
    rules::ProofNode &node = proof.nodes.front();
    const auto keep = [&](auto &list, const auto &stonesOf) {
        std::erase_if(list, [&](const auto &each) { return !sameStones(stonesOf(each), task.stones); });
    };
    keep(node.rows, [](const auto &row) { return row.row.points(); });
    const auto stones = [](const auto &each) { return each.stones; };
    keep(node.fours, stones);
    keep(node.threes, stones);
    keep(node.falseFours, stones);
    keep(node.falseThrees, stones);
    node.fouls = {};
    const bool wins = std::any_of(
        node.rows.begin(), node.rows.end(), [](const auto &row) { return row.worth == rules::RowWorth::Wins; });
    node.outcome = wins ? rules::Outcome::Wins : rules::Outcome::Allowed;
    for (const rules::FourEvidence &four : node.fours) {
        Line line { .shows = isStraight(four) ? Line::Shows::StraightFour : Line::Shows::ClosedFour,
            .stones = { { task.stones.front(), task.side } },
            .marked = task.stones };
        line.stones.push_back({ four.completions.front(), other(task.side) });
        if (isStraight(four))
            line.stones.push_back({ four.completions.back(), task.side });
        judged.lines.push_back(std::move(line));
    }
    if (judged.lines.empty())
        judged.lines = linesOf(proof, shapes.position, task.rules);
    // The stone is on the board already.
    for (Line &line : judged.lines)
        std::erase_if(line.stones, [&](LaidStone stone) { return !task.position.isEmpty(stone.point); });
    return judged;
}

std::set<WhyNot> reasonsOf(const Task &task)
{
    std::set<WhyNot> reasons;
    const bool isStone = task.point && !task.position.isEmpty(*task.point);
    if (!task.point || isStone)
        return reasons;
    const rules::Proof proof = prove(task.position, *task.point, task.side, task.rules, rules::ProofDepth::Full);
    const rules::ProofNode &node = proof.root();
    for (const rules::FalseThree &three : node.falseThrees) {
        if (!isAskedAbout(task, three.stones))
            continue;
        for (const auto &reason : three.reasons) {
            reasons.insert(std::holds_alternative<rules::NoRoom>(reason) ? WhyNot::NoRoom
                    : std::holds_alternative<rules::ClosedEnd>(reason)   ? WhyNot::ClosedEnd
                                                                         : WhyNot::LongEnd);
        }
    }
    for (const rules::ThreeEvidence &three : node.threes) {
        if (three.real || !isAskedAbout(task, three.stones))
            continue;
        for (const rules::StraightFourPoint &each : three.points) {
            if (each.child && !each.works)
                reasons.insert(proof.nodes[*each.child].outcome == rules::Outcome::Wins ? WhyNot::FivePoint
                                                                                        : WhyNot::ForbiddenPoint);
        }
    }
    return reasons;
}

Judged judgeWhyNot(const Task &task, const Answer &answer)
{
    const std::set<WhyNot> reasons = reasonsOf(task);
    Judged judged;
    if (reasons.empty())
        return judged;
    judged.points = { *task.point };
    // Keeps only the lines of what was asked about, not of other shapes through the point or of its fouls.
    rules::Proof proof = prove(task.position, *task.point, task.side, task.rules, rules::ProofDepth::Full);
    rules::ProofNode &node = proof.nodes.front();
    std::erase_if(node.falseThrees, [&](const auto &three) { return !isAskedAbout(task, three.stones); });
    std::erase_if(node.threes, [&](const auto &three) { return three.real || !isAskedAbout(task, three.stones); });
    node.rows.clear();
    node.fours.clear();
    node.falseFours.clear();
    node.fouls = {};
    node.outcome = rules::Outcome::Allowed;
    judged.lines = linesOf(proof, task.position, task.rules);
    if (answer.reason && reasons.contains(*answer.reason)) {
        judged.correctness = Correctness::Right;
        judged.why = Why::ReasonIs;
        judged.reason = answer.reason;
    } else {
        judged.correctness = Correctness::Wrong;
        judged.why = Why::OtherReason;
        judged.reason = *reasons.begin();
    }
    return judged;
}

} // namespace kagetsu::task
