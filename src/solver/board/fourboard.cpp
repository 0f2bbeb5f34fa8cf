// SPDX-License-Identifier: MIT
#include "solver/board/fourboard.h"

#include "solver/board/keys.h"

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

FourBoard::FourBoard(
    const LineMap &map, const rules::Position &position, rules::Side attacker, const rules::RuleSet &rules)
    : m_map(&map)
    , m_attacker(attacker)
    , m_kinds { rowsThatWin(rules, attacker), rowsThatWin(rules, rules::other(attacker)) }
    , m_foulKinds { rules.fouls(attacker), rules.fouls(rules::other(attacker)) }
    , m_edgeBlocks(rules.caroEdgeBlocks)
{
    assert(map.size == position.size());
    for (std::size_t i = 0; i < static_cast<std::size_t>(map.lines); ++i)
        m_lines[i].points = map.points[i];
    for (const Role role : { Role::Attacker, Role::Defender }) {
        position.stones(side(role)).forEach([&](rules::Point point) {
            for (const Place &place : map.places[cellOf(point)])
                m_lines[place.line].own[static_cast<int>(role)] |= 1U << place.bit;
            m_key ^= keyOf(cellOf(point), role);
        });
        const rules::FoulKinds kinds = m_foulKinds[static_cast<std::size_t>(role)];
        if (kinds.any())
            m_fouls[static_cast<std::size_t>(role)].emplace(position, side(role), rules::FoulTerms { kinds, {} });
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(map.lines); i += 4)
        lookAgain({ i, i + 1, i + 2, i + 3 });
}

bool FourBoard::isEmpty(Cell cell) const
{
    const Place &place = m_map->places[cell][0];
    const Line &line = m_lines[place.line];
    return ((line.own[0] | line.own[1]) >> place.bit & 1U) == 0;
}

bool FourBoard::has(Cell cell, Role role) const
{
    const Place &place = m_map->places[cell][0];
    return (m_lines[place.line].own[static_cast<int>(role)] >> place.bit & 1U) != 0;
}

std::array<std::size_t, 4> FourBoard::linesThrough(Cell cell) const
{
    const std::array<Place, 4> &places = m_map->places[cell];
    return { places[0].line, places[1].line, places[2].line, places[3].line };
}

Lanes FourBoard::bitsOf(Cell cell) const
{
    const std::array<Place, 4> &places = m_map->places[cell];
    return Lanes { 1U << places[0].bit, 1U << places[1].bit, 1U << places[2].bit, 1U << places[3].bit };
}

FourBoard::Gathered FourBoard::gather(const std::array<std::size_t, 4> &lines) const
{
    const Line &a = m_lines[lines[0]];
    const Line &b = m_lines[lines[1]];
    const Line &c = m_lines[lines[2]];
    const Line &d = m_lines[lines[3]];
    const Lanes attacker { a.own[0], b.own[0], c.own[0], d.own[0] };
    const Lanes defender { a.own[1], b.own[1], c.own[1], d.own[1] };
    const Lanes points { a.points, b.points, c.points, d.points };
    return { { attacker, defender }, points & ~(attacker | defender), m_edgeBlocks ? points & ~points : ~points };
}

template <RowsThatWin Attacker, RowsThatWin Defender>
void FourBoard::lookAgain(const std::array<std::size_t, 4> &lines)
{
    const Gathered all = gather(lines);
    const FoursOfLines made = foursOf<Attacker>({ all.own[0], all.empty, all.openEdge });
    const Lanes fives = fivesOf<Defender>({ all.own[1], all.empty, all.openEdge });
    for (int i = 0; i < 4; ++i) {
        const std::size_t number = lines[static_cast<std::size_t>(i)];
        Line &line = m_lines[number];
        line.fives[0] = made.fives[i];
        line.fives[1] = fives[i];
        line.fours = made.fours[i];
        line.twoFives = made.twoFives[i];
        std::uint64_t &word = m_fourLines[number / 64];
        word = (word & ~(std::uint64_t { 1 } << number % 64)) | std::uint64_t { line.fours != 0 } << number % 64;
    }
}

void FourBoard::lookAgain(const std::array<std::size_t, 4> &lines)
{
    // The sides differ in renju alone, where each has one of the first two kinds.
    using enum RowsThatWin;
    if (m_kinds[0] == ExactlyFive && m_kinds[1] == FiveOrMore)
        lookAgain<ExactlyFive, FiveOrMore>(lines);
    else if (m_kinds[0] == FiveOrMore && m_kinds[1] == ExactlyFive)
        lookAgain<FiveOrMore, ExactlyFive>(lines);
    else
        withKind(m_kinds[0], [&]<RowsThatWin Kind>() { lookAgain<Kind, Kind>(lines); });
}

void FourBoard::place(Cell cell, Role role, Before &before)
{
    assert(isEmpty(cell));
    const std::array<std::size_t, 4> lines = linesThrough(cell);
    before.fourLines = m_fourLines;
    for (std::size_t i = 0; i < 4; ++i) {
        Line &line = m_lines[lines[i]];
        before.lines[i] = line;
        line.own[static_cast<int>(role)] |= 1U << m_map->places[cell][i].bit;
    }
    lookAgain(lines);
    m_key ^= keyOf(cell, role);
    for (std::optional<rules::LiveFouls> &fouls : m_fouls)
        if (fouls)
            fouls->put(pointOf(cell), side(role));
}

void FourBoard::take(Cell cell, Role role, const Before &before)
{
    const std::array<std::size_t, 4> lines = linesThrough(cell);
    for (std::size_t i = 0; i < 4; ++i)
        m_lines[lines[i]] = before.lines[i];
    m_fourLines = before.fourLines;
    m_key ^= keyOf(cell, role);
    for (std::optional<rules::LiveFouls> &fouls : m_fouls)
        if (fouls)
            fouls->take(pointOf(cell));
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

// What points(view, kind) says of all lines.
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
    // Two threes by shape may be real or not, which takes the look-ahead of the rules.
    return kinds.doubleThree && lanesThatHave(made.three.bits, bits) >= 2
        && m_fouls[static_cast<std::size_t>(role)]->at(pointOf(cell)).any();
}

} // namespace kagetsu::solver
