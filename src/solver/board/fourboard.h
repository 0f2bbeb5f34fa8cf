// SPDX-License-Identifier: MIT
#pragma once

#include "rules/livefouls.h"
#include "solver/board/linemap.h"
#include "solver/board/lineshapes.h"

#include <optional>

namespace kagetsu::solver {

// Who wins by fours and threes, and who must answer them.
enum class Role : std::uint8_t { Attacker, Defender };

constexpr Role other(Role role)
{
    return role == Role::Attacker ? Role::Defender : Role::Attacker;
}

// A few points, each once.
struct CellList
{
    static constexpr int Most = 48;
    int count = 0;
    std::array<Cell, Most> cells;

    void add(Cell cell)
    {
        for (int i = 0; i < count; ++i)
            if (cells[static_cast<std::size_t>(i)] == cell)
                return;
        if (count < Most)
            cells[static_cast<std::size_t>(count++)] = cell;
    }
    bool contains(Cell cell) const
    {
        for (Cell each : *this)
            if (each == cell)
                return true;
        return false;
    }
    bool isEmpty() const { return count == 0; }
    const Cell *begin() const { return cells.data(); }
    const Cell *end() const { return cells.data() + count; }
};

// The stones of a search, by lines, with what is asked of them all the time: the five-points of both, the fours of the
// attacker, and a key. A stone changes four lines, which are looked at anew in one go; taking it back puts the four
// lines back as they were. Whether a point is forbidden is found out when it is asked.
class FourBoard
{
    struct Line
    {
        LineBits own[2] {}; // by Role
        LineBits fives[2] {}; // empty points where a stone makes a row that wins
        LineBits fours = 0; // of the attacker
        LineBits twoFives = 0; // of the attacker
        LineBits points = 0; // all the line has
    };

public:
    // What a stone changed.
    class Before
    {
        friend class FourBoard;
        std::array<Line, 4> lines;
        std::array<std::uint64_t, 3> fourLines;
    };

    // The map must be for boards of this size, and outlive the board.
    FourBoard(const LineMap &map, const rules::Position &position, rules::Side attacker, const rules::RuleSet &rules);

    const LineMap &map() const { return *m_map; }
    rules::Side side(Role role) const { return role == Role::Attacker ? m_attacker : rules::other(m_attacker); }
    // Tells positions from one another; equal for equal stones.
    std::uint64_t key() const { return m_key; }
    bool isEmpty(Cell cell) const;
    bool has(Cell cell, Role role) const;

    // The point must be empty.
    void place(Cell cell, Role role, Before &before);
    // Undoes the last place().
    void take(Cell cell, Role role, const Before &before);

    // The five-points on all lines, or on those through this point.
    CellList fivePoints(Role role) const;
    CellList fivePointsThrough(Cell cell, Role role) const;
    bool hasFivePoint(Role role) const;
    bool makesFive(Cell cell, Role role) const;
    // The attacker's.
    bool makesFour(Cell cell) const;
    // Points of either kind, found anew: for who does not ask all the time.
    rules::PointSet fourPoints(Role role) const;
    // Empty points of five in a line that would win and hold so many stones of the side already, 1 or 2, or more.
    rules::PointSet pointsNear(Role role, int stones) const;
    // Two threes by shape: whether it is forbidden may change with stones elsewhere.
    bool mayBecomeForbidden(Cell cell, Role role) const;
    // Whether the rule forbids the point, which must make no row that wins.
    bool isForbidden(Cell cell, Role role) const;
    bool hasFouls(Role role) const { return m_fouls[static_cast<int>(role)].has_value(); }
    // A five can be blocked at an end, too (Caro).
    bool fivesNeedOpenEnd() const { return m_kinds[0] >= RowsThatWin::OpenFiveOrMore; }

    // Calls visit(line's fours, line's twoFives, cells of the line) for every line where the attacker can make a four.
    template <class Visit>
    void forEachFourLine(Visit visit) const
    {
        for (std::size_t word = 0; word < 3; ++word) {
            for (std::uint64_t left = m_fourLines[word]; left != 0; left &= left - 1) {
                const std::size_t line = 64 * word + static_cast<std::size_t>(std::countr_zero(left));
                visit(m_lines[line].fours, m_lines[line].twoFives, m_map->cells[line]);
            }
        }
    }
    // The same for the four lines through a point.
    template <class Visit>
    void forEachFourLineThrough(Cell cell, Visit visit) const
    {
        for (const Place &place : m_map->places[cell]) {
            const Line &line = m_lines[place.line];
            if (line.fours != 0)
                visit(line.fours, line.twoFives, m_map->cells[place.line]);
        }
    }

private:
    struct Gathered
    {
        Lanes own[2];
        Lanes empty;
        Lanes openEdge;
    };
    template <class Points>
    rules::PointSet ofAllLines(Role role, Points points) const;
    Gathered gather(const std::array<std::size_t, 4> &lines) const;
    void lookAgain(const std::array<std::size_t, 4> &lines);
    template <RowsThatWin Attacker, RowsThatWin Defender>
    void lookAgain(const std::array<std::size_t, 4> &lines);
    std::array<std::size_t, 4> linesThrough(Cell cell) const;
    Lanes bitsOf(Cell cell) const;

    const LineMap *m_map;
    rules::Side m_attacker;
    std::array<RowsThatWin, 2> m_kinds; // by Role
    std::array<rules::FoulKinds, 2> m_foulKinds;
    bool m_edgeBlocks;
    std::uint64_t m_key = 0;
    std::array<Line, MaxLines + 4> m_lines {}; // the last ones are none: a group of four may reach into them
    std::array<std::uint64_t, 3> m_fourLines {}; // where the attacker can make fours
    std::array<std::optional<rules::LiveFouls>, 2> m_fouls; // of who has forbidden points
};

} // namespace kagetsu::solver
