// SPDX-License-Identifier: MIT
// The queries of FourBoard: five-points, fours and forbidden points.
#include "analysis/solver/board/fourboard.h"

#include <cassert>

namespace kagetsu::solver {

namespace {

int lanesThatHave(const Lanes &lanes, const Lanes &bits)
{
    int count = 0;
    for (int i = 0; i < 4; ++i)
        count += (lanes[i] & bits[i]) != 0;
    return count;
}

} // namespace

Lanes FourBoard::bitsOf(Cell cell) const
{
    const std::array<Place, 4> &places = m_map->places[cell];
    return Lanes { 1U << places[0].bit, 1U << places[1].bit, 1U << places[2].bit, 1U << places[3].bit };
}

CellList FourBoard::fivePoints(Role role) const
{
    CellList result;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_map->lines); ++i)
        for (LineBits left = m_lines[i].fives[static_cast<int>(role)]; left != 0; left &= left - 1)
            result.add(m_map->cells[i][static_cast<std::size_t>(std::countr_zero(left))]);
    return result;
}

CellList FourBoard::fivePointsThrough(Cell cell, Role role) const
{
    CellList result;
    for (const Place &place : m_map->places[cell])
        for (LineBits left = m_lines[place.line].fives[static_cast<int>(role)]; left != 0; left &= left - 1)
            result.add(m_map->cells[place.line][static_cast<std::size_t>(std::countr_zero(left))]);
    return result;
}

bool FourBoard::hasFivePoint(Role role) const
{
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_map->lines); ++i)
        if (m_lines[i].fives[static_cast<int>(role)] != 0)
            return true;
    return false;
}

bool FourBoard::makesFive(Cell cell, Role role) const
{
    for (const Place &place : m_map->places[cell])
        if ((m_lines[place.line].fives[static_cast<int>(role)] >> place.bit & 1U) != 0)
            return true;
    return false;
}

bool FourBoard::makesFour(Cell cell) const
{
    for (const Place &place : m_map->places[cell])
        if ((m_lines[place.line].fours >> place.bit & 1U) != 0)
            return true;
    return false;
}

// Collects the points that points(view), called for the side's kind of rows, finds on all lines.
template <class Points>
rules::PointSet FourBoard::ofAllLines(Role role, Points points) const
{
    rules::PointSet result;
    for (std::size_t first = 0; first < static_cast<std::size_t>(m_map->lines); first += 4) {
        const Gathered all = gather({ first, first + 1, first + 2, first + 3 });
        const LineView view { all.own[static_cast<int>(role)], all.empty, all.openEdge };
        Lanes found {};
        withKind(m_kinds[static_cast<std::size_t>(role)],
            [&]<RowsThatWin Kind>() { found = points.template operator()<Kind>(view); });
        for (std::size_t i = 0; i < 4; ++i)
            for (LineBits left = found[static_cast<int>(i)]; left != 0; left &= left - 1)
                result.insert(pointOf(m_map->cells[first + i][static_cast<std::size_t>(std::countr_zero(left))]));
    }
    return result;
}

rules::PointSet FourBoard::fourPoints(Role role) const
{
    return ofAllLines(role, []<RowsThatWin Kind>(const LineView &view) { return foursOf<Kind>(view).fours; });
}

rules::PointSet FourBoard::pointsNear(Role role, int stones) const
{
    return ofAllLines(
        role, [&]<RowsThatWin Kind>(const LineView &view) { return solver::pointsNear<Kind>(view, stones); });
}

bool FourBoard::mayBecomeForbidden(Cell cell, Role role) const
{
    if (!m_foulKinds[static_cast<std::size_t>(role)].doubleThree)
        return false;
    const Gathered all = gather(linesThrough(cell));
    const auto made = rules::lineSlices<rules::Direction::Row>(
        LineSlice { all.own[static_cast<int>(role)] }, LineSlice { all.empty });
    return lanesThatHave(made.three.bits, bitsOf(cell)) >= 2;
}

bool FourBoard::isForbidden(Cell cell, Role role) const
{
    if (!hasFouls(role))
        return false;
    assert(!makesFive(cell, role));
    const rules::FoulKinds kinds = m_foulKinds[static_cast<std::size_t>(role)];
    const Gathered all = gather(linesThrough(cell));
    const Lanes bits = bitsOf(cell);
    const auto made = rules::lineSlices<rules::Direction::Row>(
        LineSlice { all.own[static_cast<int>(role)] }, LineSlice { all.empty });
    if (kinds.overline && lanesThatHave(made.overline.bits, bits) > 0)
        return true;
    if (kinds.doubleFour && lanesThatHave(made.four.bits, bits) + lanesThatHave(made.twoFours.bits, bits) >= 2)
        return true;
    // Threes by shape may be real or false. Deciding this takes the look-ahead of the rules.
    return kinds.doubleThree && lanesThatHave(made.three.bits, bits) >= 2
        && m_fouls[static_cast<std::size_t>(role)]->at(pointOf(cell)).any();
}

} // namespace kagetsu::solver
