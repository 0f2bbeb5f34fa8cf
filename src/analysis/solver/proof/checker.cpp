// SPDX-License-Identifier: MIT
#include "analysis/solver/proof/checker.h"

#include "rules/proof/proofcheck.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace kagetsu::solver {

namespace {

using rules::Outcome;
using rules::Point;
using rules::Position;

// The way in which a step is checked. As Threat, the step is tried after every move of the defender that is not listed
// as a defence. His stone may then invalidate some of the facts that the step states, as long as the attacker still
// wins.
enum class As : std::uint8_t { Shown, Threat };

class Checker
{
public:
    Checker(const Proof &proof, const rules::RuleSet &rules)
        : m_proof(proof)
        , m_rules(rules)
        , m_defender(other(proof.attacker))
    {
    }

    std::optional<Hole> check(std::size_t number, const Position &before, As as)
    {
        const Step &step = m_proof.steps[number];
        if (!m_done.insert({ number, as, toText(before) }).second)
            return std::nullopt;
        if (!hasForm(number) || (as == As::Threat && step.isThree()))
            return Hole { HoleKind::Form, number };
        if (!before.isOn(step.move) || !before.isEmpty(step.move))
            return Hole { HoleKind::Move, number };
        const Outcome outcome = judge(before, step.move, m_proof.attacker, m_rules).outcome;
        if (outcome == Outcome::Forbidden)
            return Hole { HoleKind::Move, number };
        if ((outcome == Outcome::Wins) != (step.reason == Reason::Five))
            return Hole { HoleKind::Five, number };
        if (outcome == Outcome::Wins)
            return std::nullopt;
        Position with = before;
        with.place(step.move, m_proof.attacker);
        const std::vector<Point> fives = judgeBoard(with, m_proof.attacker, m_rules).wins;
        if (as == As::Shown ? fives != step.fivePoints : fives.empty())
            return Hole { HoleKind::FivePoints, number };
        const rules::BoardVerdict answers = judgeBoard(with, m_defender, m_rules);
        if (!answers.wins.empty())
            return Hole { HoleKind::OpponentsFive, number, answers.wins.front() };
        if (as == As::Shown && step.reason == Reason::DefenceForbidden && !isForbidden(step, with))
            return Hole { HoleKind::Forbidden, number };
        if (step.isThree())
            if (const auto hole = check(*step.threatened, with, As::Shown))
                return hole;
        return tryAnswers(number, with, fives, answers.fouls, as);
    }

private:
    // True if the step is well formed. The steps that follow have higher numbers, so the proof has no cycle.
    bool hasForm(std::size_t number) const
    {
        const Step &step = m_proof.steps[number];
        const auto follows = [&](std::size_t next) { return next > number && next < m_proof.steps.size(); };
        for (std::size_t i = 0; i < step.defences.size(); ++i)
            if (!follows(step.defences[i].next) || (i > 0 && step.defences[i - 1].point >= step.defences[i].point))
                return false;
        if (step.isThree() && (!follows(*step.threatened) || m_proof.steps[*step.threatened].isThree()))
            return false;
        if (step.defences.empty() == (step.reason == Reason::GoesOn)
            || step.forbidden.size() != (step.reason == Reason::DefenceForbidden ? 1 : 0))
            return false;
        switch (step.reason) {
        case Reason::Five: return step.fivePoints.empty() && !step.isThree();
        case Reason::TwoFives: return step.fivePoints.size() >= 2 && !step.isThree();
        case Reason::DefenceForbidden: return step.fivePoints.size() == 1 && !step.isThree();
        case Reason::NoDefence: return step.isThree() && step.fivePoints.empty();
        case Reason::GoesOn: return step.isThree() == step.fivePoints.empty();
        }
        return false;
    }

    bool isForbidden(const Step &step, const Position &with) const
    {
        const Point point = step.fivePoints.front();
        return judge(with, point, m_defender, m_rules).outcome == Outcome::Forbidden
            && !findFault(step.forbidden.front(), with, point, m_defender, m_rules);
    }

    // Tries every legal move of the defender, who cannot make a five.
    std::optional<Hole> tryAnswers(std::size_t number, Position &with, const std::vector<Point> &fives,
        const std::vector<rules::FoulPoint> &fouls, As as)
    {
        const Step &step = m_proof.steps[number];
        std::size_t used = 0;
        std::optional<Hole> hole;
        with.emptyPoints().forEach([&](Point answer) {
            const auto isAnswer = [&](const auto &each) { return each.point == answer; };
            if (hole || std::any_of(fouls.begin(), fouls.end(), isAnswer))
                return;
            with.place(answer, m_defender);
            const auto defence = std::find_if(step.defences.begin(), step.defences.end(), isAnswer);
            const bool makesFive = std::any_of(fives.begin(), fives.end(), [&](Point five) {
                return five != answer && judge(with, five, m_proof.attacker, m_rules).outcome == Outcome::Wins;
            });
            if (defence != step.defences.end() && !makesFive) {
                ++used;
                hole = check(defence->next, with, as);
            } else if (step.isThree()) {
                hole = check(*step.threatened, with, As::Threat);
                if (hole)
                    hole = Hole { HoleKind::Defence, number, answer };
            } else if (!makesFive) {
                hole = Hole { HoleKind::Defence, number, answer };
            }
            with.clear(answer);
        });
        if (!hole && as == As::Shown && used != step.defences.size())
            hole = Hole { HoleKind::NoDefence, number };
        return hole;
    }

    const Proof &m_proof;
    rules::RuleSet m_rules;
    rules::Side m_defender;
    std::set<std::tuple<std::size_t, As, std::string>> m_done; // checked without finding a hole, or being checked
};

} // namespace

std::optional<Hole> findHole(const Proof &proof, const Position &position, const rules::RuleSet &rules)
{
    if (proof.steps.empty())
        return Hole {};
    return Checker(proof, rules).check(0, position, As::Shown);
}

} // namespace kagetsu::solver
