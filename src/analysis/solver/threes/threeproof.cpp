// SPDX-License-Identifier: MIT
// Builds the proof of a win that the proof numbers have found. The steps are taken from the table; positions that it
// has forgotten are searched again.
#include "analysis/solver/board/keys.h"
#include "analysis/solver/threes/threesearch.h"

#include <algorithm>

namespace kagetsu::solver {

// Returns the step for a position with the attacker to move. The position is proven, or was before the table forgot it.
std::optional<StepNumber> ThreeSearch::stepOfAttack()
{
    const std::uint64_t key = m_board.key();
    if (const auto known = m_proven.find(key); known != m_proven.end())
        return known->second;
    const StepNumber firstStep = m_steps.size();
    if (const std::optional<StepNumber> win = winByFours()) {
        m_proven.emplace(key, *win);
        return win;
    }
    m_steps.forgetFrom(firstStep);
    std::vector<Cell> moves;
    m_threats.addFast(moves);
    if (m_threes.fours > 1)
        m_threats.addSlow(moves, 0);
    while (!m_gauge.isSpent()) {
        for (const Cell move : moves) {
            if (!m_table.at(keyAfter(move)).isProven())
                continue;
            FourBoard::Before stones;
            m_board.place(move, Role::Attacker, stones);
            ++m_depth;
            const std::optional<StepNumber> step = stepOfMove(move);
            --m_depth;
            m_board.take(move, Role::Attacker, stones);
            if (step)
                m_proven.emplace(key, *step);
            return step;
        }
        if (!attack({ ProofNumbers::Never, ProofNumbers::Never }).isProven())
            break;
    }
    return std::nullopt;
}

// Returns the step for the attacker's move, a four or a three, which has just been placed.
std::optional<StepNumber> ThreeSearch::stepOfMove(Cell move)
{
    Step step { .move = pointOf(move), .reason = Reason::GoesOn };
    std::vector<Cell> defences;
    for (const Cell five : m_board.fivePointsThrough(move, Role::Attacker))
        step.fivePoints.push_back(pointOf(five));
    std::sort(step.fivePoints.begin(), step.fivePoints.end());
    if (!step.fivePoints.empty()) {
        for (const Cell answer : m_fours.answersTo(move))
            defences.push_back(answer);
        if (defences.empty())
            step.reason = step.fivePoints.size() >= 2 ? Reason::TwoFives : Reason::DefenceForbidden;
    } else {
        renewFourGauge();
        step.threatened = m_threats.threat();
        if (!step.threatened)
            return std::nullopt;
        m_threats.addDefences(*step.threatened, defences);
        if (defences.empty())
            step.reason = Reason::NoDefence;
    }
    std::sort(defences.begin(), defences.end());
    for (const Cell defence : defences) {
        FourBoard::Before stones;
        m_board.place(defence, Role::Defender, stones);
        const std::optional<StepNumber> next = stepOfAttack();
        m_board.take(defence, Role::Defender, stones);
        if (!next)
            return std::nullopt;
        step.defences.push_back({ pointOf(defence), *next });
    }
    return m_steps.add(std::move(step));
}

} // namespace kagetsu::solver
