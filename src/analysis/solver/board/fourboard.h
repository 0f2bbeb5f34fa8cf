// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/board/linemap.h"
#include "analysis/solver/board/lineshapes.h"
#include "rules/livefouls.h"

#include <optional>

namespace kagetsu::solver {

// The role of a side: it tries to win by fours and threes, or it must answer them.
enum class Role : std::uint8_t { Attacker, Defender };

constexpr Role other(Role role)
{
    return role == Role::Attacker ? Role::Defender : Role::Attacker;
}

// A short list of points without duplicates.
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

// The stones of a search, stored by lines, with everything that the search needs all the time: the five-points of both
// sides, the attacker's fours, and a key. A stone changes four lines, which are evaluated together; taking it back
// restores them. Whether a point is forbidden is worked out when it is asked for.
class FourBoard
{
    struct Line
    {
        LineBits own[2] {}; // indexed by Role
        LineBits fives[2] {}; // empty points where a stone makes a row that wins
        LineBits fours = 0; // empty points where the attacker makes a four
        LineBits twoFives = 0; // empty points where the attacker makes two five-points or more
        LineBits points = 0; // all points of the line
    };

public:
    // The lines that a stone has changed, for taking it back.
    class Before
    {
        friend class FourBoard;
        std::array<Line, 4> lines;
        std::array<std::uint64_t, 3> fourLines;
    };

    // The map must be for boards of this size and must outlive the board.
    FourBoard(const LineMap &map, const rules::Position &position, rules::Side attacker, const rules::RuleSet &rules);

    const LineMap &map() const { return *m_map; }
    rules::Side side(Role role) const { return role == Role::Attacker ? m_attacker : rules::other(m_attacker); }
    // Returns the key of the position. Positions with the same stones have the same key.
    std::uint64_t key() const { return m_key; }
    bool isEmpty(Cell cell) const;
    bool has(Cell cell, Role role) const;

    // Places a stone on an empty point and stores in `before` what it changes.
    void place(Cell cell, Role role, Before &before);
    // Undoes the last place().
    void take(Cell cell, Role role, const Before &before);

    // Return the five-points on all lines, or on the lines through this point.
    CellList fivePoints(Role role) const;
    CellList fivePointsThrough(Cell cell, Role role) const;
    bool hasFivePoint(Role role) const;
    bool makesFive(Cell cell, Role role) const;
    // True if the attacker makes a four here.
    bool makesFour(Cell cell) const;
    // Returns the points where this side makes a four. They are worked out at each call, so this is not for frequent
    // use.
    rules::PointSet fourPoints(Role role) const;
    // Returns the empty points of every five points in a line that would win and already hold at least this many stones
    // of the side, 1 or 2.
    rules::PointSet pointsNear(Role role, int stones) const;
    // True if a stone here makes two threes by shape. Whether the point is forbidden may then depend on stones
    // elsewhere.
    bool mayBecomeForbidden(Cell cell, Role role) const;
    // True if the rule forbids the point. The stone must not make a row that wins.
    bool isForbidden(Cell cell, Role role) const;
    bool hasFouls(Role role) const { return m_fouls[static_cast<int>(role)].has_value(); }
    // True if a five can be stopped at an end as well (Caro).
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
    // Returns how many fours the attacker can make; those with two five-points count twice.
    int countFours() const
    {
        int count = 0;
        forEachFourLine([&](LineBits fours, LineBits twoFives, const std::array<Cell, 32> &) {
            count += std::popcount(fours) + std::popcount(twoFives);
        });
        return count;
    }
    // Does the same for the four lines through a point.
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
    std::array<RowsThatWin, 2> m_kinds; // indexed by Role
    std::array<rules::FoulKinds, 2> m_foulKinds;
    bool m_edgeBlocks;
    std::uint64_t m_key = 0;
    // Four unused lines at the end, because a group of four may reach past the last line.
    std::array<Line, MaxLines + 4> m_lines {};
    std::array<std::uint64_t, 3> m_fourLines {}; // one bit for each line where the attacker can make a four
    std::array<std::optional<rules::LiveFouls>, 2> m_fouls; // set only for a side that has forbidden points
};

} // namespace kagetsu::solver
