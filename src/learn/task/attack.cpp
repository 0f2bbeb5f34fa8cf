// SPDX-License-Identifier: MIT
#include "learn/task/attack.h"

#include "analysis/review/playedfour.h"
#include "learn/task/prooflines.h"
#include "rules/proof/proof.h"

#include <utility>

namespace kagetsu::task {

using rules::Point;
using Found = solver::Answer;

namespace {

// The number of consecutive fours with which the other side may delay a win; beyond that, nothing is claimed.
constexpr int MostDelays = 3;

// The line of the move and a reply, which `rest` goes on with, becomes that of the worth if it is the longest so far.
void keepLongest(MoveWorth &worth, std::size_t &longest, Line line, const Line &rest)
{
    const Point reply = line.stones.back().point;
    line.shows = rest.shows;
    line.marked = rest.marked;
    line.fouls = rest.fouls;
    line.stones.insert(line.stones.end(), rest.stones.begin(), rest.stones.end());
    if (line.stones.size() <= longest)
        return;
    longest = line.stones.size();
    worth.reply = reply;
    worth.lines = { line };
}

} // namespace

Attack::Attack(rules::Side side, const rules::RuleSet &rules, int threatFours, const solver::Limits &limits)
    : m_side(side)
    , m_rules(rules)
    , m_threatFours(threatFours)
    , m_limits(limits)
{
}

Attack::~Attack() = default;

solver::Finding Attack::find(const rules::Position &position)
{
    const solver::Question question { position, m_side, m_rules };
    solver::Finding finding = m_fours.find(question, m_limits);
    return finding.answer != Found::None || m_threatFours == 0 ? finding : byThrees(question);
}

solver::Finding Attack::findShortest(const rules::Position &position)
{
    const solver::Question question { position, m_side, m_rules };
    solver::Finding finding = m_fours.findShortest(question, m_limits);
    return finding.answer != Found::None || m_threatFours == 0 ? finding : byThrees(question);
}

// Returns whether a win by fours would follow if the other side did nothing: no first move of a win by threes lacks it.
bool Attack::threatens(const rules::Position &position, Point move)
{
    if (judge(position, move, m_side, m_rules).outcome != rules::Outcome::Allowed)
        return true;
    rules::Position after = position;
    after.place(move, m_side);
    return review::playedFour(after, m_side, m_rules).isFour
        || m_fours.find({ after, m_side, m_rules }, m_limits).answer != Found::None;
}

std::vector<Point> Attack::firstMoves(const rules::Position &position)
{
    std::vector<Point> points;
    if (m_threatFours > 0) {
        const int size = position.size();
        for (int i = 0; i < size * size; ++i) {
            const Point point { i % size, i / size };
            if (!position.isEmpty(point) || !threatens(position, point))
                continue;
            const Found answer = worthOf(position, point).answer;
            if (answer == Found::Unknown)
                return {};
            if (answer == Found::Win)
                points.push_back(point);
        }
        return points;
    }
    for (const solver::MoveAnswer &move : m_fours.firstMoves({ position, m_side, m_rules }, m_limits).moves) {
        if (move.answer == Found::Unknown)
            return {};
        if (move.answer == Found::Win)
            points.push_back(move.point);
    }
    return points;
}

solver::Finding Attack::byThrees(const solver::Question &question)
{
    if (!m_threes)
        m_threes = std::make_unique<solver::ThreeSolver>();
    return m_threatFours < solver::ThreeSolver::MostThreatFours ? m_threes->find(question, m_threatFours, m_limits)
                                                                : m_threes->findAny(question, m_limits);
}

MoveWorth Attack::worthOf(const rules::Position &position, Point move)
{
    const LaidStone own { move, m_side };
    if (!position.isEmpty(move))
        return { .answer = Found::None, .why = Why::Occupied };
    const rules::Verdict verdict = judge(position, move, m_side, m_rules);
    if (verdict.outcome == rules::Outcome::Forbidden) {
        return { .answer = Found::None,
            .why = Why::MoveForbidden,
            .fouls = verdict.fouls,
            .lines = linesOf(prove(position, move, m_side, m_rules), position, m_rules) };
    }
    if (verdict.outcome == rules::Outcome::Wins)
        return { .answer = Found::Win, .why = Why::Wins, .lines = { { Line::Shows::Five, { own }, {} } } };
    rules::Position after = position;
    after.place(move, m_side);
    const std::vector<Point> fives = judgeBoard(after, other(m_side), m_rules).wins;
    if (!fives.empty()) {
        return { .answer = Found::None,
            .why = Why::OpponentsFive,
            .reply = fives.front(),
            .lines = { { Line::Shows::OpponentsFive, { own, { fives.front(), other(m_side) } }, {} } } };
    }
    const review::PlayedFour four = review::playedFour(after, m_side, m_rules);
    if (!four.isFour)
        return afterQuiet(after, move);
    if (!four.wins())
        return afterFour(after, move, four.blocks);
    // The search finds how the game ends.
    const solver::Finding end = m_fours.find({ after, m_side, m_rules }, m_limits);
    MoveWorth worth { .answer = Found::Win, .why = Why::Wins };
    const std::vector<Point> points = judgeBoard(after, m_side, m_rules).wins;
    Line line { .shows = Line::Shows::WinsByFours, .stones = { own } };
    const rules::Verdict block = judge(after, points.front(), other(m_side), m_rules);
    if (block.outcome == rules::Outcome::Forbidden) {
        line.shows = Line::Shows::DefenceForbidden;
        line.fouls = block.fouls;
        line.marked = { points.front() };
        line.stones.push_back({ points.front(), m_side });
    } else if (points.size() > 1) {
        line.stones.push_back({ points.front(), other(m_side) });
        line.stones.push_back({ points[1], m_side });
    } else {
        const Line rest = lineOf(end.proof, after, m_rules);
        line.stones.insert(line.stones.end(), rest.stones.begin(), rest.stones.end());
    }
    worth.lines.push_back(std::move(line));
    return worth;
}

// Handles a move that makes a four, which the other side has to stop.
MoveWorth Attack::afterFour(const rules::Position &after, Point move, const std::vector<Point> &blocks)
{
    MoveWorth worth { .answer = Found::Win, .why = Why::AttackGoesOn };
    std::size_t longest = 0;
    for (const Point block : blocks) {
        rules::Position position = after;
        position.place(block, other(m_side));
        const solver::Finding finding = find(position);
        Line line { .shows = Line::Shows::Stopped, .stones = { { move, m_side }, { block, other(m_side) } } };
        if (finding.answer == Found::None)
            return { .answer = Found::None, .why = Why::AttackStopped, .reply = block, .lines = { line } };
        if (finding.answer == Found::Unknown) {
            worth.answer = Found::Unknown;
            worth.why = Why::NotKnown;
            continue;
        }
        keepLongest(worth, longest, std::move(line), lineOf(finding.proof, position, m_rules));
    }
    return worth;
}

MoveWorth Attack::afterDelay(const rules::Position &position, const std::vector<Point> &blocks)
{
    MoveWorth best { .answer = Found::None };
    if (m_delays == MostDelays)
        return {};
    ++m_delays;
    for (const Point block : blocks) {
        MoveWorth worth = worthOf(position, block);
        if (worth.answer == Found::Win) {
            best = std::move(worth);
            break;
        }
        if (worth.answer == Found::Unknown)
            best.answer = Found::Unknown;
    }
    --m_delays;
    return best;
}

// Handles a move that makes no four. The other side may play anywhere, so the move must threaten a win by fours, and
// every move that stops this win must lose in another way.
MoveWorth Attack::afterQuiet(const rules::Position &after, Point move)
{
    const solver::MoveAnswers answers = m_fours.defences({ after, m_side, m_rules }, m_limits);
    MoveWorth worth { .answer = Found::Win, .why = Why::AttackGoesOn };
    std::size_t longest = 0;
    const auto lineAfter = [&](Point point) {
        return Line { .shows = Line::Shows::Stopped, .stones = { { move, m_side }, { point, other(m_side) } } };
    };
    const auto stopped = [&](Point point) -> MoveWorth {
        return { .answer = Found::None, .why = Why::NoThreat, .reply = point, .lines = { lineAfter(point) } };
    };
    const auto doNotKnow = [&] {
        worth.answer = Found::Unknown;
        worth.why = Why::NotKnown;
    };
    struct Delay
    {
        Point point;
        std::vector<Point> blocks;
    };
    std::vector<Delay> delays; // examined last, because they take longest
    for (const solver::MoveAnswer &each : answers.moves) {
        if (each.answer == Found::Win && longest > 0)
            continue; // loses to fours; moves that stop those are the better defence
        if (judge(after, each.point, other(m_side), m_rules).outcome == rules::Outcome::Wins)
            return stopped(each.point);
        rules::Position position = after;
        position.place(each.point, other(m_side));
        const bool isKnown = m_threatFours == 0 && each.answer == Found::None;
        const solver::Finding finding = isKnown ? solver::Finding { .answer = Found::None } : find(position);
        if (finding.answer == Found::Win) {
            keepLongest(worth, longest, lineAfter(each.point), lineOf(finding.proof, position, m_rules));
        } else if (finding.answer == Found::Unknown) {
            doNotKnow();
        } else {
            review::PlayedFour four = review::playedFour(position, other(m_side), m_rules);
            if (four.blocks.empty())
                return stopped(each.point);
            delays.push_back({ each.point, std::move(four.blocks) });
        }
    }
    for (const Delay &delay : delays) {
        rules::Position position = after;
        position.place(delay.point, other(m_side));
        const MoveWorth delayed = afterDelay(position, delay.blocks);
        if (delayed.answer == Found::None)
            return stopped(delay.point);
        if (delayed.answer == Found::Unknown)
            doNotKnow();
        else if (!delayed.lines.empty())
            keepLongest(worth, longest, lineAfter(delay.point), delayed.lines.front());
    }
    return worth;
}

} // namespace kagetsu::task
