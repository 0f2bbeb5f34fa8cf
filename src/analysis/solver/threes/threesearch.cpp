// SPDX-License-Identifier: MIT
#include "analysis/solver/threes/threesearch.h"

#include "analysis/solver/board/keys.h"

#include <algorithm>
#include <utility>

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

// The work that several numbers stand for together: the greatest, and one for each other. The attacker's moves often
// lead to the same positions in another order, so a sum would count the same work many times.
struct Together
{
    std::uint32_t greatest = 0;
    std::uint32_t others = 0;

    void add(std::uint32_t number)
    {
        if (number == 0)
            return;
        others += greatest > 0;
        greatest = std::max(greatest, number);
    }
    std::uint32_t total() const { return ProofNumbers::sum(greatest, others); }
    // Returns how far one of the numbers may rise before the total does beyond `until`.
    std::uint32_t allowed(std::uint32_t until) const { return until >= ProofNumbers::Never ? until : until - others; }
};

} // namespace

ThreeSearch::ThreeSearch(
    FourBoard &board, const ThreeTables &tables, Gauge &gauge, StepStore &steps, const ThreesTried &threes)
    : m_board(board)
    , m_table(tables.proofs)
    , m_known(tables.moves)
    , m_gauge(gauge)
    , m_steps(steps)
    , m_fourLimits { .nodes = MostFourNodes }
    , m_fourGauge(m_fourLimits)
    , m_fours(board, tables.fails, m_fourGauge, steps)
    , m_threats(board, m_fours, steps, threes.fours)
    , m_threes(threes)
    , m_movesKey(scrambled(0x7000 + static_cast<std::uint64_t>(threes.fours)))
    , m_numbersKey(m_movesKey ^ scrambled(threes.slowGuess))
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
    return m_board.key() ^ m_numbersKey ^ keyOf(move, Role::Attacker) ^ DefenderToMove;
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

// Appends the attacker's moves; without the slow threes, unless it has worked them out here before. Returns false if he
// wins by fours instead.
bool ThreeSearch::addMoves(bool &withSlow)
{
    if (const MoveTable::Moves *known = m_known.find(m_board.key() ^ m_movesKey)) {
        m_moves.insert(m_moves.end(), known->cells.begin(), known->cells.end());
        withSlow = known->withSlow;
        return true;
    }
    const bool wasComplete = std::exchange(m_isComplete, true);
    const StepNumber firstStep = m_steps.size();
    const bool isWon = winByFours().has_value();
    m_steps.forgetFrom(firstStep);
    if (!isWon) {
        const std::size_t first = m_moves.size();
        m_threats.addFast(m_moves);
        withSlow = m_threes.fours == 1;
        keepMoves(first, withSlow);
    }
    m_isComplete = m_isComplete && wasComplete;
    return !isWon;
}

void ThreeSearch::addSlowMoves(std::size_t first)
{
    const bool wasComplete = std::exchange(m_isComplete, true);
    m_threats.addSlow(m_moves, first);
    keepMoves(first, true);
    m_isComplete = m_isComplete && wasComplete;
}

// Keeps the moves unless a search for fours took too long: another search could not tell that some may be missing.
void ThreeSearch::keepMoves(std::size_t first, bool withSlow)
{
    renewFourGauge();
    if (m_isComplete)
        m_known.store(m_board.key() ^ m_movesKey, { m_moves.data() + first, m_moves.size() - first }, withSlow);
}

// Examines a position with the attacker to move. One winning move is enough. The slow threes, of which there are many,
// count as one move until no other looks easier.
ProofNumbers ThreeSearch::attack(Thresholds until)
{
    const std::uint64_t before = m_gauge.nodes();
    if (!m_gauge.count(m_depth))
        return {};
    const std::uint64_t here = m_board.key() ^ m_numbersKey;
    const std::size_t first = m_moves.size();
    bool withSlow = false;
    if (!addMoves(withSlow)) {
        m_table.store(here, ProofNumbers::proven(), m_gauge.nodes() - before);
        return ProofNumbers::proven();
    }
    ProofNumbers numbers;
    for (;;) {
        TwoLeast proofs;
        Together disproofs;
        for (std::size_t i = first; i < m_moves.size(); ++i) {
            const ProofNumbers child =
                m_table.at(keyAfter(m_moves[i]), m_board.makesFour(m_moves[i]) ? NewFour : NewThree);
            proofs.add(child.proof, i);
            disproofs.add(child.disproof);
        }
        if (!withSlow && proofs.least >= m_threes.slowGuess) {
            addSlowMoves(first);
            withSlow = true;
            continue;
        }
        if (!withSlow) {
            proofs.add(m_threes.slowGuess, m_moves.size());
            disproofs.add(1);
        }
        numbers = { proofs.least, disproofs.total() };
        if (numbers.isProven())
            numbers = ProofNumbers::proven();
        else if (numbers.isDisproven())
            numbers = ProofNumbers::disproven();
        if (numbers.proof >= until.proof || numbers.disproof >= until.disproof || numbers.proof == 0
            || numbers.disproof == 0 || m_gauge.isSpent())
            break;
        const Cell move = m_moves[proofs.index];
        const Thresholds next { std::min(until.proof, proofs.allowed()), disproofs.allowed(until.disproof) };
        FourBoard::Before stones;
        m_board.place(move, Role::Attacker, stones);
        ++m_depth;
        defend(move, next);
        --m_depth;
        m_board.take(move, Role::Attacker, stones);
    }
    m_moves.resize(first);
    if (!m_gauge.isSpent())
        m_table.store(here, numbers, m_gauge.nodes() - before);
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
            m_table.store(m_board.key() ^ m_numbersKey, ProofNumbers::proven(), 1);
        m_steps.forgetFrom(firstStep);
        m_board.take(m_moves[i], Role::Defender, stones);
    }
}

// Examines a position with the defender to move. Every defence must be shown to fail.
ProofNumbers ThreeSearch::defend(Cell move, Thresholds until)
{
    const std::uint64_t before = m_gauge.nodes();
    const std::uint64_t here = m_board.key() ^ m_numbersKey ^ DefenderToMove;
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
    if (m_table.at(here, Nothing) == Nothing)
        tryFoursAfter(first);
    while (!numbers.isDisproven()) {
        TwoLeast disproofs;
        std::uint32_t proof = 0;
        ProofNumbers best;
        for (std::size_t i = first; i < end; ++i) {
            const ProofNumbers child = m_table.at(m_board.key() ^ m_numbersKey ^ keyOf(m_moves[i], Role::Defender));
            disproofs.add(child.disproof, i);
            if (disproofs.index == i && disproofs.least == child.disproof)
                best = child;
            proof = ProofNumbers::sum(proof, child.proof);
        }
        numbers = { proof, disproofs.least };
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
        m_table.store(here, numbers, m_gauge.nodes() - before);
    return numbers;
}

} // namespace kagetsu::solver
