// SPDX-License-Identifier: MIT
#include "analysis/solver/fours/foursearch.h"

#include "analysis/solver/board/keys.h"

#include <algorithm>

namespace kagetsu::solver {

FourSearch::FourSearch(FourBoard &board, FailTable &table, Gauge &gauge, StepStore &steps)
    : m_board(board)
    , m_table(table)
    , m_gauge(gauge)
    , m_steps(steps)
{
    m_candidates.reserve(1024);
    m_others.reserve(256);
}

void FourSearch::setHint(const std::vector<rules::Point> &line)
{
    m_hint.clear();
    for (std::size_t i = 0; i < line.size(); i += 2)
        m_hint.push_back(cellOf(line[i]));
}

std::optional<StepNumber> FourSearch::win(int fours)
{
    m_depth = 0;
    const CellList fives = m_board.fivePoints(Role::Attacker);
    if (!fives.isEmpty()) { // analysis.md#v1
        const Cell first = *std::min_element(fives.begin(), fives.end());
        return m_steps.add({ .move = pointOf(first), .reason = Reason::Five });
    }
    if (!isOpen(m_board.key(), fours))
        return std::nullopt;
    return stepFrom(fours, NoCell, m_board.fivePoints(Role::Defender));
}

std::vector<rules::Point> FourSearch::firstFours()
{
    m_depth = 0;
    addCandidates(NoCell, m_board.fivePoints(Role::Defender), /*lastFour=*/false);
    std::vector<rules::Point> result;
    for (const Cell cell : m_candidates)
        if (!m_board.isForbidden(cell, Role::Attacker))
            result.push_back(pointOf(cell));
    m_candidates.clear();
    std::sort(result.begin(), result.end());
    return result;
}

std::optional<StepNumber> FourSearch::winBy(rules::Point first, int fours)
{
    m_depth = 0;
    return tryFour(cellOf(first), fours);
}

// True if the position, with the attacker to move, needs to be examined. It counts as a node in any case.
bool FourSearch::isOpen(std::uint64_t key, int fours)
{
    return m_gauge.count(static_cast<int>(m_depth)) && fours > 0 && !m_table.fails(key, fours);
}

// Finds a win in a position with the attacker to move and without a five-point. `threats` are the points where the
// defender threatens to make a five.
std::optional<StepNumber> FourSearch::stepFrom(int fours, Cell newest, const CellList &threats)
{
    const std::size_t first = m_candidates.size();
    addCandidates(newest, threats, fours == 1);
    std::optional<StepNumber> found;
    for (std::size_t i = first; i < m_candidates.size() && !found; ++i)
        found = tryFour(m_candidates[i], fours);
    m_candidates.resize(first);
    if (!found && !m_gauge.isSpent())
        m_table.store(m_board.key(), fours);
    return found;
}

std::optional<StepNumber> FourSearch::tryFour(Cell cell, int fours)
{
    if (m_board.isForbidden(cell, Role::Attacker)) // analysis.md#v2
        return std::nullopt;
    FourBoard::Before before;
    m_board.place(cell, Role::Attacker, before);
    const std::optional<StepNumber> found = afterFour(cell, fours);
    m_board.take(cell, Role::Attacker, before);
    return found;
}

std::optional<StepNumber> FourSearch::afterFour(Cell cell, int fours)
{
    const CellList fives = m_board.fivePointsThrough(cell, Role::Attacker);
    if (m_board.fivesNeedOpenEnd()) {
        if (m_board.hasFivePoint(Role::Defender)) // analysis.md#v3
            return std::nullopt;
        Step step { .move = pointOf(cell) };
        for (const Cell answer : answersAtEnds(cell)) {
            const std::optional<StepNumber> next = reply(cell, answer, fours);
            if (!next)
                return std::nullopt;
            step.defences.push_back({ pointOf(answer), *next });
        }
        step.reason = step.defences.empty() ? Reason::TwoFives : Reason::GoesOn;
        return keep(std::move(step), fives);
    }
    if (fives.count >= 2)
        return keep({ .move = pointOf(cell), .reason = Reason::TwoFives }, fives);
    const Cell answer = fives.cells[0];
    m_table.expect(m_board.key() ^ keyOf(answer, Role::Defender));
    if (m_board.isForbidden(answer, Role::Defender)) // analysis.md#v4
        return keep({ .move = pointOf(cell), .reason = Reason::DefenceForbidden }, fives);
    if (const std::optional<StepNumber> next = reply(cell, answer, fours))
        return keep({ .move = pointOf(cell), .defences = { { pointOf(answer), *next } } }, fives);
    return std::nullopt;
}

// Finds a win after the defender has answered a four. His answer makes no five, because he did not threaten one.
std::optional<StepNumber> FourSearch::reply(Cell four, Cell answer, int fours)
{
    const int left = fours == FailTable::AnyLength ? fours : fours - 1;
    // Most positions arise from many orders of the same moves, so they are looked up before the stone is placed.
    if (left == 0 || !isOpen(m_board.key() ^ keyOf(answer, Role::Defender), left))
        return std::nullopt;
    FourBoard::Before before;
    m_board.place(answer, Role::Defender, before);
    ++m_depth;
    const std::optional<StepNumber> found = stepFrom(left, four, m_board.fivePointsThrough(answer, Role::Defender));
    --m_depth;
    m_board.take(answer, Role::Defender, before);
    return found;
}

CellList FourSearch::answersTo(Cell four)
{
    if (m_board.fivesNeedOpenEnd())
        return answersAtEnds(four);
    CellList fives = m_board.fivePointsThrough(four, Role::Attacker);
    if (fives.count >= 2 || m_board.isForbidden(fives.cells[0], Role::Defender)) // analysis.md#v4
        fives.count = 0;
    return fives;
}

// Returns the answers to a four where a five can be stopped at an end as well.
CellList FourSearch::answersAtEnds(Cell four)
{
    CellList answers;
    const rules::Point centre = pointOf(four);
    for (const rules::Direction direction : rules::AllDirections) {
        for (int steps = -5; steps <= 5; ++steps) {
            const rules::Point point = advance(centre, direction, steps);
            if (!rules::isOn(point, m_board.map().size) || !m_board.isEmpty(cellOf(point)))
                continue;
            FourBoard::Before before;
            m_board.place(cellOf(point), Role::Defender, before);
            if (!m_board.hasFivePoint(Role::Attacker))
                answers.add(cellOf(point));
            m_board.take(cellOf(point), Role::Defender, before);
        }
    }
    std::sort(answers.cells.begin(), answers.cells.begin() + answers.count);
    return answers;
}

StepNumber FourSearch::keep(Step step, const CellList &fivePoints)
{
    for (const Cell cell : fivePoints)
        step.fivePoints.push_back(pointOf(cell));
    std::sort(step.fivePoints.begin(), step.fivePoints.end());
    return m_steps.add(std::move(step));
}

} // namespace kagetsu::solver
