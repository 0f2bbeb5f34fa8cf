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

void Threats::addFast(std::vector<Cell> &moves)
{
    const std::size_t first = moves.size();
    const CellList fives = m_board.fivePoints(Role::Defender);
    if (!fives.isEmpty() && !m_board.fivesNeedOpenEnd()) { // analysis.md#v3
        const Cell block = fives.cells[0];
        if (fives.count == 1 && !m_board.isForbidden(block, Role::Attacker)
            && (m_board.makesFour(block) || foursAfterThree(block, 1)))
            moves.push_back(block);
        return;
    }
    m_board.fourPoints(Role::Attacker).forEach([&](rules::Point point) {
        if (!m_board.isForbidden(cellOf(point), Role::Attacker))
            moves.push_back(cellOf(point));
    });
    // A new threat to win by one four needs a stone next to two others. If a five of the defender can be stopped at an
    // end, every point may stop it.
    addThrees(moves, first, fives.isEmpty() ? m_board.pointsNear(Role::Attacker, 2) : emptyPoints(m_board), 1);
}

void Threats::addSlow(std::vector<Cell> &moves, std::size_t first)
{
    const CellList fives = m_board.fivePoints(Role::Defender);
    if (!fives.isEmpty() && !m_board.fivesNeedOpenEnd()) { // analysis.md#v3
        rules::PointSet block;
        if (fives.count == 1)
            block.insert(pointOf(fives.cells[0]));
        addThrees(moves, first, block, m_fours);
        return;
    }
    // A stone next to only one other needs more than one four to threaten a win.
    addThrees(moves, first, fives.isEmpty() ? m_board.pointsNear(Role::Attacker, 1) : emptyPoints(m_board), m_fours);
}

// Appends the threes among these points that are not among the moves from `first` on; those that leave the attacker
// most fours come first. That order does not depend on how the board is turned.
void Threats::addThrees(std::vector<Cell> &moves, std::size_t first, const rules::PointSet &points, int fours)
{
    const auto isListed = [&](Cell cell) {
        return std::find(moves.begin() + static_cast<std::ptrdiff_t>(first), moves.end(), cell) != moves.end();
    };
    m_ranked.clear();
    points.forEach([&](rules::Point point) {
        const Cell cell = cellOf(point);
        if (isListed(cell) || m_board.makesFour(cell) || m_board.isForbidden(cell, Role::Attacker))
            return;
        if (const std::optional<int> left = foursAfterThree(cell, fours))
            m_ranked.push_back({ *left, cell });
    });
    std::stable_sort(
        m_ranked.begin(), m_ranked.end(), [](const Ranked &a, const Ranked &b) { return a.fours > b.fours; });
    for (const Ranked &each : m_ranked)
        moves.push_back(each.cell);
}

// Returns how many fours the attacker can choose from after a three on this point; nothing if it does not threaten to
// win within so many fours.
std::optional<int> Threats::foursAfterThree(Cell cell, int fours)
{
    FourBoard::Before before;
    m_board.place(cell, Role::Attacker, before);
    std::optional<int> left;
    if (!m_board.hasFivePoint(Role::Defender)) {
        const StepNumber first = m_steps.size();
        if (m_search.win(fours))
            left = m_board.countFours();
        m_steps.forgetFrom(first);
    }
    m_board.take(cell, Role::Attacker, before);
    return left;
}

// A quick win leaves the defender least to do against it, so it is looked for first.
std::optional<StepNumber> Threats::threat()
{
    for (int fours = 1; fours <= m_fours; ++fours)
        if (const std::optional<StepNumber> win = m_search.win(fours))
            return win;
    return std::nullopt;
}

void Threats::addDefences(StepNumber threat, std::vector<Cell> &defences)
{
    rules::PointSet tried = m_board.fourPoints(Role::Defender);
    if (m_board.fivesNeedOpenEnd() || !addZone(threat, tried))
        tried = emptyPoints(m_board);
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

// Adds the points where a stone of the defender may break the win: those on which it is played, and those with which he
// makes a four as soon as he has answered some of its fours. Returns false if a stone anywhere may break it, by making
// a move forbidden or no longer forbidden.
bool Threats::addZone(StepNumber number, rules::PointSet &zone)
{
    const Step &step = m_steps.at(number);
    const Cell cell = cellOf(step.move);
    zone.insert(step.move);
    if (step.reason == Reason::Five)
        return true;
    if (step.reason == Reason::DefenceForbidden || m_board.mayBecomeForbidden(cell, Role::Attacker))
        return false;
    for (const rules::Point five : step.fivePoints)
        zone.insert(five);
    FourBoard::Before four;
    m_board.place(cell, Role::Attacker, four);
    bool isZone = true;
    for (std::size_t i = 0; i < step.defences.size() && isZone; ++i) {
        const Cell answer = cellOf(step.defences[i].point);
        FourBoard::Before block;
        m_board.place(answer, Role::Defender, block);
        m_board.fourPoints(Role::Defender).forEach([&](rules::Point point) { zone.insert(point); });
        isZone = addZone(step.defences[i].next, zone);
        m_board.take(answer, Role::Defender, block);
    }
    m_board.take(cell, Role::Attacker, four);
    return isZone;
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
