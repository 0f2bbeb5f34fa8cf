// SPDX-License-Identifier: MIT
#include "analysis/review/holdingdefences.h"

#include "analysis/review/playedfour.h"

#include <algorithm>

namespace kagetsu::review {

namespace {

using rules::Point;
using rules::Position;
using solver::Answer;

class DefenceSearch
{
public:
    DefenceSearch(const solver::Question &question, solver::FourSolver &solver, const solver::Limits &limits)
        : m_attacker(question.attacker)
        , m_defender(other(question.attacker))
        , m_rules(question.rules)
        , m_solver(solver)
        , m_limits(limits)
    {
    }

    enum class Wanted : std::uint8_t { All, One };

    Defences of(const Position &position, Wanted wanted)
    {
        Defences found;
        const solver::MoveAnswers answers = m_solver.defences({ position, m_attacker, m_rules }, m_limits);
        count(answers.nodes);
        for (const solver::MoveAnswer &each : answers.moves) {
            Known holds = each.answer == Answer::Unknown ? Known::Unknown : Known::No;
            if (each.answer == Answer::None)
                holds = stopsForGood(position, each.point);
            found.areAll = found.areAll && holds != Known::Unknown;
            if (holds != Known::Yes)
                continue;
            found.points.push_back(each.point);
            if (wanted == Wanted::One)
                return found;
        }
        return found;
    }

    std::uint64_t nodes() const { return m_nodes; }

private:
    void count(std::uint64_t nodes)
    {
        m_nodes += nodes;
        m_limits.nodes -= std::min(m_limits.nodes, nodes);
    }

    // Yes if the attacker has no win after this move. If the move makes a four, the attacker may have no win only
    // because he must stop it, so the positions after his answers are examined as well.
    Known stopsForGood(const Position &before, Point point)
    {
        if (judge(before, point, m_defender, m_rules).outcome == rules::Outcome::Wins)
            return Known::Yes;
        Position position = before;
        position.place(point, m_defender);
        const PlayedFour four = playedFour(position, m_defender, m_rules);
        if (!four.isFour || four.wins())
            return Known::Yes;
        Known holds = Known::Yes;
        for (const Point block : four.blocks) {
            position.place(block, m_attacker);
            const Known here = canStillDefend(position);
            position.clear(block);
            if (here == Known::No)
                return Known::No;
            if (here == Known::Unknown)
                holds = Known::Unknown;
        }
        return holds;
    }

    Known canStillDefend(const Position &position)
    {
        const solver::Finding finding = m_solver.find({ position, m_attacker, m_rules }, m_limits);
        count(finding.nodes);
        if (finding.answer != Answer::Win)
            return finding.answer == Answer::None ? Known::Yes : Known::Unknown;
        const Defences next = of(position, Wanted::One);
        return !next.points.empty() ? Known::Yes : next.areAll ? Known::No : Known::Unknown;
    }

    rules::Side m_attacker;
    rules::Side m_defender;
    rules::RuleSet m_rules;
    solver::FourSolver &m_solver;
    solver::Limits m_limits;
    std::uint64_t m_nodes = 0;
};

} // namespace

Defences defencesThatHold(
    const solver::Question &question, solver::FourSolver &solver, const solver::Limits &limits, std::uint64_t &nodes)
{
    DefenceSearch search(question, solver, limits);
    Defences found = search.of(question.position, DefenceSearch::Wanted::All);
    nodes += search.nodes();
    return found;
}

} // namespace kagetsu::review
