// SPDX-License-Identifier: MIT
#include "learn/task/prooflines.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

using rules::Point;
using rules::Side;

// Lines beyond this number would only repeat what was already shown.
constexpr std::size_t MostLines = 6;

class LinesOfProof
{
public:
    LinesOfProof(const rules::Proof &proof, const rules::Position &position, const rules::RuleSet &rules)
        : m_proof(proof)
        , m_position(position)
        , m_rules(rules)
    {
    }

    std::vector<Line> all()
    {
        addNode(m_proof.root());
        if (m_lines.empty())
            add(m_proof.root(), Line::Shows::Nothing, {});
        return std::move(m_lines);
    }

private:
    Side own() const { return m_proof.side; }

    // Adds a line that begins with the stones of the look-ahead and the stone of the node itself.
    Line &add(const rules::ProofNode &node, Line::Shows shows, std::vector<Point> marked)
    {
        Line &line = m_lines.emplace_back();
        line.shows = shows;
        line.marked = std::move(marked);
        for (const Point point : node.assumed)
            line.stones.push_back({ point, own() });
        line.stones.push_back({ node.point, own() });
        return line;
    }

    void addNode(const rules::ProofNode &node)
    {
        // Next to a five, a row of six does not matter.
        const rules::RowWorth worth =
            node.outcome == rules::Outcome::Wins ? rules::RowWorth::Wins : rules::RowWorth::Forbidden;
        for (const rules::RowEvidence &row : node.rows) {
            if (row.worth == worth)
                add(node, worth == rules::RowWorth::Wins ? Line::Shows::Five : Line::Shows::Overline, row.row.points());
        }
        if (node.fouls.doubleFour)
            addTwoFours(node);
        // The proof of an allowed point first shows what it lacks to be forbidden.
        if (node.outcome != rules::Outcome::Forbidden)
            addFalseShapes(node);
        for (const rules::ThreeEvidence &three : node.threes) {
            if (three.real && m_lines.size() < MostLines)
                addRealThree(node, three);
        }
    }

    void addFalseShapes(const rules::ProofNode &node)
    {
        for (const rules::ThreeEvidence &three : node.threes) {
            if (!three.real)
                addRefusedThree(node, three);
        }
        for (const rules::FalseThree &three : node.falseThrees)
            addFalseThree(node, three);
        for (const rules::FalseFour &four : node.falseFours)
            addFalseFour(node, four);
    }

    // The opponent stops one four, and the other becomes five.
    void addTwoFours(const rules::ProofNode &node)
    {
        std::vector<Point> completions;
        std::vector<Point> marked;
        for (const rules::FourEvidence &four : node.fours) {
            marked.insert(marked.end(), four.stones.begin(), four.stones.end());
            for (const Point point : four.completions) {
                if (std::find(completions.begin(), completions.end(), point) == completions.end())
                    completions.push_back(point);
            }
        }
        Line &line = add(node, Line::Shows::TwoFours, std::move(marked));
        if (completions.size() > 1) {
            line.stones.push_back({ completions[0], other(own()) });
            line.stones.push_back({ completions.back(), own() });
        }
    }

    void addRealThree(const rules::ProofNode &node, const rules::ThreeEvidence &three)
    {
        const auto works =
            std::find_if(three.points.begin(), three.points.end(), [](const auto &each) { return each.works; });
        if (works == three.points.end())
            return;
        Line &line = add(node, Line::Shows::StraightFour, three.stones);
        line.stones.push_back({ works->point, own() });
        line.stones.push_back({ works->ends[0], other(own()) });
        line.stones.push_back({ works->ends[1], own() });
    }

    void addRefusedThree(const rules::ProofNode &node, const rules::ThreeEvidence &three)
    {
        for (const rules::StraightFourPoint &each : three.points) {
            if (!each.child || m_lines.size() >= MostLines)
                continue;
            const rules::ProofNode &child = m_proof.nodes[*each.child];
            const bool wins = child.outcome == rules::Outcome::Wins;
            Line &line = add(node, wins ? Line::Shows::FivePoint : Line::Shows::ForbiddenPoint, three.stones);
            line.stones.push_back({ each.point, own() });
            line.fouls = child.fouls;
            addNode(child);
        }
    }

    void addFalseFour(const rules::ProofNode &node, const rules::FalseFour &four)
    {
        if (m_lines.size() >= MostLines)
            return;
        if (const auto *makesLong = std::get_if<rules::MakesLong>(&four.reason)) {
            Line &line = add(node, Line::Shows::FalseFourLong, makesLong->row.points());
            line.stones.push_back({ makesLong->point, own() });
        } else {
            add(node, Line::Shows::FalseFourClosed, four.stones);
        }
    }

    void addFalseThree(const rules::ProofNode &node, const rules::FalseThree &three)
    {
        for (const auto &reason : three.reasons) {
            if (m_lines.size() >= MostLines)
                return;
            if (const auto *closed = std::get_if<rules::ClosedEnd>(&reason)) {
                Line &line = add(node, Line::Shows::ClosedFour, three.stones);
                tryFour(line, closed->point);
            } else if (const auto *longEnd = std::get_if<rules::LongEnd>(&reason)) {
                Line &line = add(node, Line::Shows::LongFour, longEnd->row.points());
                tryFour(line, longEnd->point);
                if (std::none_of(line.stones.begin(), line.stones.end(),
                        [&](const LaidStone &stone) { return stone.point == longEnd->end; }))
                    line.stones.push_back({ longEnd->end, own() });
            } else {
                std::vector<Point> marked = three.stones;
                for (const rules::Border &border : std::get<rules::NoRoom>(reason).between) {
                    if (border)
                        marked.push_back(*border);
                }
                add(node, Line::Shows::NoRoom, std::move(marked));
            }
        }
    }

    // Adds the stone that makes a four, and the one that stops it.
    void tryFour(Line &line, Point four)
    {
        line.stones.push_back({ four, own() });
        rules::Position position = m_position;
        for (const LaidStone &stone : line.stones)
            position.place(stone.point, stone.side);
        for (const rules::Direction direction : rules::AllDirections) {
            for (int steps = -4; steps <= 4; ++steps) {
                const Point point = advance(four, direction, steps);
                if (!position.isOn(point) || !position.isEmpty(point)
                    || std::none_of(line.marked.begin(), line.marked.end(),
                        [&](Point stone) { return onOneLine(point, four, stone, direction); }))
                    continue;
                if (judge(position, point, own(), m_rules).outcome == rules::Outcome::Wins) {
                    line.stones.push_back({ point, other(own()) });
                    return;
                }
            }
        }
    }

    static bool onOneLine(Point one, Point two, Point three, rules::Direction direction)
    {
        const auto lies = [&](Point point) {
            for (int steps = -5; steps <= 5; ++steps) {
                if (advance(one, direction, steps) == point)
                    return true;
            }
            return false;
        };
        return lies(two) && lies(three);
    }

    const rules::Proof &m_proof;
    const rules::Position &m_position;
    const rules::RuleSet &m_rules;
    std::vector<Line> m_lines;
};

} // namespace

std::vector<Line> linesOf(const rules::Proof &proof, const rules::Position &position, const rules::RuleSet &rules)
{
    return LinesOfProof(proof, position, rules).all();
}

namespace {

Line::Shows madeAtLast(const Task &task)
{
    rules::Position position = task.position;
    const LaidStone last = task.line.back();
    for (const LaidStone &stone : task.line) {
        const bool isLaid = position.isOn(stone.point) && position.isEmpty(stone.point);
        if (!isLaid)
            return Line::Shows::Author;
        if (&stone != &task.line.back())
            position.place(stone.point, stone.side);
    }
    const rules::Proof proof = prove(position, last.point, last.side, task.rules);
    const rules::ProofNode &node = proof.root();
    if (node.outcome == rules::Outcome::Wins)
        return Line::Shows::Five;
    const bool isStraight =
        std::ranges::any_of(node.fours, [](const auto &four) { return four.completions.size() > 1; });
    return isStraight && node.outcome == rules::Outcome::Allowed ? Line::Shows::MakesStraightFour : Line::Shows::Author;
}

bool addsSomething(const Line &line, const Task &task)
{
    if (line.shows == Line::Shows::Nothing)
        return false;
    const auto isAskedAbout = [&](Point point) { return std::ranges::find(task.stones, point) != task.stones.end(); };
    return !line.stones.empty() || !std::ranges::all_of(line.marked, isAskedAbout);
}

} // namespace

Line authorsLine(const Task &task)
{
    Line line { .shows = Line::Shows::Author, .stones = task.line };
    if (!task.line.empty())
        line.shows = madeAtLast(task);
    return line;
}

std::vector<Line> linesWorthShowing(std::vector<Line> lines, const Task &task)
{
    std::erase_if(lines, [&](const Line &line) { return !addsSomething(line, task); });
    return lines;
}

Line lineOf(const solver::Proof &proof, const rules::Position &position, const rules::RuleSet &rules)
{
    Line line;
    line.shows = Line::Shows::WinsByFours;
    if (proof.steps.empty())
        return line;
    const Side attacker = proof.attacker;
    const Side defender = other(attacker);
    const std::vector<int> lengths = lengthsOf(proof);
    rules::Position board = position;
    const auto lay = [&](Point point, Side side) {
        line.stones.push_back({ point, side });
        board.place(point, side);
    };
    std::size_t number = 0;
    for (bool goesOn = true; goesOn;) {
        const solver::Step &step = proof.steps[number];
        lay(step.move, attacker);
        goesOn = false;
        switch (step.reason) {
        case solver::Reason::Five: break;
        case solver::Reason::TwoFives: {
            const Point block = step.fivePoints.front();
            const bool isAllowed = judge(board, block, defender, rules).outcome != rules::Outcome::Forbidden;
            if (isAllowed)
                lay(block, defender);
            lay(isAllowed ? step.fivePoints[1] : block, attacker);
            break;
        }
        case solver::Reason::DefenceForbidden:
            line.shows = Line::Shows::DefenceForbidden;
            line.marked = { step.fivePoints.front() };
            line.fouls = judge(board, step.fivePoints.front(), defender, rules).fouls;
            lay(step.fivePoints.front(), attacker);
            break;
        case solver::Reason::NoDefence:
            number = step.threatened.value_or(number);
            goesOn = step.threatened.has_value();
            break;
        case solver::Reason::GoesOn: {
            const auto longest = std::max_element(step.defences.begin(), step.defences.end(),
                [&](const auto &one, const auto &two) { return lengths[one.next] < lengths[two.next]; });
            if (longest == step.defences.end())
                break;
            lay(longest->point, defender);
            number = longest->next;
            goesOn = true;
            break;
        }
        }
    }
    return line;
}

} // namespace kagetsu::task
