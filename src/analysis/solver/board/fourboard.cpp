// SPDX-License-Identifier: MIT
#include "analysis/solver/board/fourboard.h"

#include "analysis/solver/board/keys.h"

#include <cassert>

namespace kagetsu::solver {

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
    // The two sides differ only in renju, where each has one of the first two kinds.
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

} // namespace kagetsu::solver
