// SPDX-License-Identifier: MIT
#include "analysis/solver/threes/threesearch.h"

#include "analysis/solver/board/keys.h"

#include <algorithm>

namespace kagetsu::solver {

namespace {

constexpr ProofNumbers WholeWay { ProofNumbers::Never, ProofNumbers::Never };
// Numbers that no position has.
constexpr ProofNumbers Nothing { 0, 0 };
// Distinguishes a position with the defender to move from one with the same stones and the attacker to move.
constexpr std::uint64_t DefenderToMove = scrambled(0xdef);

// Guesses for moves that have not been examined. A three continues the attack by itself. Most fours do not help it, and
// any number of them can be played first, so they are tried late.
constexpr ProofNumbers NewFour { 8, 1 };
constexpr ProofNumbers NewThree { 2, 1 };

// The smallest and the second smallest of some numbers.
struct TwoLeast
{
    std::uint32_t least = ProofNumbers::Never;
    std::uint32_t next = ProofNumbers::Never;
    std::size_t index = 0;

    void add(std::uint32_t number, std::size_t at)
    {
        if (number < least) {
            next = least;
            least = number;
            index = at;
        } else {
            next = std::min(next, number);
        }
    }
    // Returns slightly more than the second smallest number, so that the search does not switch back and forth.
    std::uint32_t allowed() const { return ProofNumbers::sum(next, 1 + next / 4); }
};

} // namespace

ThreeSearch::ThreeSearch(
    FourBoard &board, FailTable &fails, ProofTable &table, Gauge &gauge, StepStore &steps, int threatFours)
    : m_board(board)
    , m_table(table)
    , m_gauge(gauge)
    , m_steps(steps)
    , m_fourLimits { .nodes = MostFourNodes }
    , m_fourGauge(m_fourLimits)
    , m_fours(board, fails, m_fourGauge, steps)
    , m_threats(board, m_fours, steps, threatFours)
{
}

std::optional<StepNumber> ThreeSearch::win()
{
    while (m_gauge.count(m_depth)) {
        const ProofNumbers numbers = attack(WholeWay);
        if (numbers.isDisproven())
            return std::nullopt;
        if (numbers.isProven())
            return stepOfAttack();
    }
    return std::nullopt;
}

std::uint64_t ThreeSearch::keyAfter(Cell move) const
{
    return m_board.key() ^ keyOf(move, Role::Attacker) ^ DefenderToMove;
}

// Called before and after each search for fours: counts the nodes of the last one and starts a new gauge.
void ThreeSearch::renewFourGauge()
{
    m_gauge.add(m_fourGauge.nodes());
    if (m_fourGauge.isSpent())
        m_isComplete = false;
    m_fourGauge = Gauge(m_fourLimits);
}

std::optional<StepNumber> ThreeSearch::winByFours()
{
    renewFourGauge();
    const std::optional<StepNumber> win = m_fours.win(FailTable::AnyLength);
    renewFourGauge();
    return win;
}

// Examines a position with the attacker to move. One winning move is enough.
ProofNumbers ThreeSearch::attack(Thresholds until)
{
    const std::uint64_t before = m_gauge.nodes();
    if (!m_gauge.count(m_depth))
        return {};
    const StepNumber firstStep = m_steps.size();
    const bool isWon = winByFours().has_value();
    m_steps.forgetFrom(firstStep);
    if (isWon) {
        m_table.store(m_board.key(), ProofNumbers::proven(), m_gauge.nodes() - before);
        return ProofNumbers::proven();
    }
    const std::size_t first = m_moves.size();
    m_threats.addMoves(m_moves);
    const std::size_t end = m_moves.size();
    ProofNumbers numbers;
    for (;;) {
        TwoLeast proofs;
        numbers = { ProofNumbers::Never, 0 };
        ProofNumbers best;
        for (std::size_t i = first; i < end; ++i) {
            const ProofNumbers child =
                m_table.at(keyAfter(m_moves[i]), m_board.makesFour(m_moves[i]) ? NewFour : NewThree);
            proofs.add(child.proof, i);
            if (proofs.index == i && proofs.least == child.proof)
                best = child;
            numbers.disproof = ProofNumbers::sum(numbers.disproof, child.disproof);
        }
        numbers.proof = proofs.least;
        if (numbers.isProven())
            numbers = ProofNumbers::proven();
        else if (numbers.isDisproven() || first == end)
            numbers = ProofNumbers::disproven();
        if (numbers.proof >= until.proof || numbers.disproof >= until.disproof || numbers.proof == 0
            || numbers.disproof == 0 || m_gauge.isSpent())
            break;
        const Cell move = m_moves[proofs.index];
        const Thresholds next { std::min(until.proof, proofs.allowed()),
            ProofNumbers::sum(until.disproof - numbers.disproof, best.disproof) };
        FourBoard::Before stones;
        m_board.place(move, Role::Attacker, stones);
        ++m_depth;
        defend(move, next);
        --m_depth;
        m_board.take(move, Role::Attacker, stones);
    }
    m_moves.resize(first);
    if (!m_gauge.isSpent())
        m_table.store(m_board.key(), numbers, m_gauge.nodes() - before);
    return numbers;
}

// Tries the attacker's fours after each defence. Most defences lose to fours at once, and the number of the others
// shows how difficult the position is.
void ThreeSearch::tryFoursAfter(std::size_t firstDefence)
{
    const StepNumber firstStep = m_steps.size();
    for (std::size_t i = firstDefence; i < m_moves.size() && !m_gauge.isSpent(); ++i) {
        FourBoard::Before stones;
        m_board.place(m_moves[i], Role::Defender, stones);
        if (winByFours())
            m_table.store(m_board.key(), ProofNumbers::proven(), 1);
        m_steps.forgetFrom(firstStep);
        m_board.take(m_moves[i], Role::Defender, stones);
    }
}

// Examines a position with the defender to move. Every defence must be shown to fail.
ProofNumbers ThreeSearch::defend(Cell move, Thresholds until)
{
    const std::uint64_t before = m_gauge.nodes();
    const std::uint64_t key = m_board.key() ^ DefenderToMove;
    const std::size_t first = m_moves.size();
    ProofNumbers numbers;
    if (m_board.hasFivePoint(Role::Defender)) {
        numbers = ProofNumbers::disproven();
    } else if (!m_board.fivePointsThrough(move, Role::Attacker).isEmpty()) {
        for (const Cell answer : m_fours.answersTo(move))
            m_moves.push_back(answer);
    } else {
        renewFourGauge();
        const StepNumber firstStep = m_steps.size();
        if (const std::optional<StepNumber> threat = m_threats.threat())
            m_threats.addDefences(*threat, m_moves);
        else
            numbers = ProofNumbers::disproven();
        m_steps.forgetFrom(firstStep);
    }
    const std::size_t end = m_moves.size();
    if (m_table.at(key, Nothing) == Nothing)
        tryFoursAfter(first);
    while (!numbers.isDisproven()) {
        TwoLeast disproofs;
        numbers = { 0, ProofNumbers::Never };
        ProofNumbers best;
        for (std::size_t i = first; i < end; ++i) {
            const ProofNumbers child = m_table.at(m_board.key() ^ keyOf(m_moves[i], Role::Defender));
            disproofs.add(child.disproof, i);
            if (disproofs.index == i && disproofs.least == child.disproof)
                best = child;
            numbers.proof = ProofNumbers::sum(numbers.proof, child.proof);
        }
        numbers.disproof = disproofs.least;
        if (numbers.isProven())
            numbers = ProofNumbers::proven();
        else if (numbers.isDisproven())
            numbers = ProofNumbers::disproven();
        if (numbers.proof >= until.proof || numbers.disproof >= until.disproof || numbers.proof == 0
            || numbers.disproof == 0 || m_gauge.isSpent())
            break;
        const Cell answer = m_moves[disproofs.index];
        const Thresholds next { ProofNumbers::sum(until.proof - numbers.proof, best.proof),
            std::min(until.disproof, disproofs.allowed()) };
        FourBoard::Before stones;
        m_board.place(answer, Role::Defender, stones);
        attack(next);
        m_board.take(answer, Role::Defender, stones);
    }
    m_moves.resize(first);
    if (!m_gauge.isSpent())
        m_table.store(key, numbers, m_gauge.nodes() - before);
    return numbers;
}

} // namespace kagetsu::solver
