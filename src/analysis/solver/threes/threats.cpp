// SPDX-License-Identifier: MIT
#include "analysis/solver/threes/threats.h"

#include <algorithm>

namespace kagetsu::solver {

namespace {

rules::PointSet emptyPoints(const FourBoard &board)
{
    rules::PointSet result;
    const int size = board.map().size;
    for (int x = 0; x < size; ++x)
        for (int y = 0; y < size; ++y)
            if (board.isEmpty(cellOf({ x, y })))
                result.insert({ x, y });
    return result;
}

} // namespace

Threats::Threats(FourBoard &board, FourSearch &search, StepStore &steps, int fours)
    : m_board(board)
    , m_search(search)
    , m_steps(steps)
    , m_fours(fours)
{
}

void Threats::addMoves(std::vector<Cell> &moves)
{
    const CellList threats = m_board.fivePoints(Role::Defender);
    if (!threats.isEmpty() && !m_board.fivesNeedOpenEnd()) { // analysis.md#v3
        const Cell block = threats.cells[0];
        if (threats.count == 1 && !m_board.isForbidden(block, Role::Attacker)
            && (m_board.makesFour(block) || isThree(block)))
            moves.push_back(block);
        return;
    }
    const rules::PointSet fours = m_board.fourPoints(Role::Attacker);
    fours.forEach([&](rules::Point point) {
        if (!m_board.isForbidden(cellOf(point), Role::Attacker))
            moves.push_back(cellOf(point));
    });
    // A stone next to only one other needs more fours to threaten a win; to win by one four, a new threat needs a stone
    // next to two others. If a five of the defender can be stopped at an end, every point may stop it.
    const rules::PointSet near =
        !threats.isEmpty() ? emptyPoints(m_board) : m_board.pointsNear(Role::Attacker, m_fours == 1 ? 2 : 1);
    near.forEach([&](rules::Point point) {
        const Cell cell = cellOf(point);
        if (!fours.contains(point) && !m_board.isForbidden(cell, Role::Attacker) && isThree(cell))
            moves.push_back(cell);
    });
}

bool Threats::isThree(Cell cell)
{
    FourBoard::Before before;
    m_board.place(cell, Role::Attacker, before);
    bool isOne = false;
    if (!m_board.hasFivePoint(Role::Defender)) {
        const StepNumber first = m_steps.size();
        isOne = m_search.win(m_fours).has_value();
        m_steps.forgetFrom(first);
    }
    m_board.take(cell, Role::Attacker, before);
    return isOne;
}

void Threats::addDefences(StepNumber threat, std::vector<Cell> &defences)
{
    const rules::PointSet fours = m_board.fourPoints(Role::Defender);
    const Step &step = m_steps.at(threat);
    rules::PointSet tried = fours;
    if (step.reason != Reason::TwoFives || m_board.fivesNeedOpenEnd() || dependsOnFouls(threat)) {
        tried = emptyPoints(m_board);
    } else {
        tried.insert(step.move);
        for (const rules::Point five : step.fivePoints)
            tried.insert(five);
    }
    tried.forEach([&](rules::Point point) {
        const Cell cell = cellOf(point);
        if (!m_board.isEmpty(cell) || m_board.isForbidden(cell, Role::Defender))
            return;
        FourBoard::Before before;
        m_board.place(cell, Role::Defender, before);
        if (!stands(threat))
            defences.push_back(cell);
        m_board.take(cell, Role::Defender, before);
    });
}

// True if a stone of the defender elsewhere may make the attacker's move forbidden, by turning a false three of another
// point into a real one.
bool Threats::dependsOnFouls(StepNumber threat) const
{
    return m_board.mayBecomeForbidden(cellOf(m_steps.at(threat).move), Role::Attacker);
}

bool Threats::stands(StepNumber number)
{
    const Step &step = m_steps.at(number);
    const Cell cell = cellOf(step.move);
    if (!m_board.isEmpty(cell) || m_board.makesFive(cell, Role::Attacker) != (step.reason == Reason::Five))
        return false;
    if (step.reason == Reason::Five)
        return true;
    if (m_board.isForbidden(cell, Role::Attacker))
        return false;
    FourBoard::Before before;
    m_board.place(cell, Role::Attacker, before);
    const bool result = standsAfter(step, cell);
    m_board.take(cell, Role::Attacker, before);
    return result;
}

// Checks the step after its four has been placed.
bool Threats::standsAfter(const Step &step, Cell cell)
{
    if (m_board.hasFivePoint(Role::Defender) || m_board.fivePointsThrough(cell, Role::Attacker).isEmpty())
        return false;
    for (const Cell answer : m_search.answersTo(cell)) {
        const auto defence = std::find_if(step.defences.begin(), step.defences.end(),
            [&](const Defence &each) { return cellOf(each.point) == answer; });
        if (defence == step.defences.end())
            return false;
        FourBoard::Before before;
        m_board.place(answer, Role::Defender, before);
        const bool goesOn = stands(defence->next);
        m_board.take(answer, Role::Defender, before);
        if (!goesOn)
            return false;
    }
    return true;
}

} // namespace kagetsu::solver
