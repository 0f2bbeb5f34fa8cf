// SPDX-License-Identifier: MIT
#pragma once

#include "rules/lineshape.h"
#include "rules/row.h"
#include "rules/ruleset.h"

#include <bitset>
#include <unordered_map>
#include <vector>

namespace kagetsu::rules {

// The two rulings on which careful readers differ (forbidden-moves.md 5). The defaults are ours; the others are there
// so that a proof can say that it rests on a ruling.
struct Reading
{
    bool fivePointMakesThree = false; // against R1: a straight-four point may make a five at the same time
    bool fairThreesCountedApart = false; // against R2: 9.3 a) and b) are two counts

    friend bool operator==(Reading, Reading) = default;
};

// What one stone makes on its four lines.
struct StoneShapes
{
    std::array<LineShape, 4> lines; // in the order of AllDirections

    const LineShape &operator[](Direction direction) const { return lines[static_cast<std::size_t>(direction)]; }
    bool makesFive() const;
    bool makesOverline() const;
    int fourCount() const;
    int threeCount() const; // threes by shape; whether they are real needs look-ahead
};

// Forbidden points of one side on one position, with the look-ahead of forbidden-moves.md 1.2: stones are assumed one
// by one, judged, and withdrawn. Answers within the look-ahead are remembered together with the points they depend on,
// so that crossing threes on a dense board are asked about once and not once per path (7).
class FoulSearch
{
public:
    FoulSearch(const Position &position, Side side, FoulKinds kinds, Reading reading = {});

    // Points handed to these must be empty and not assumed.
    LineView view(Point point, Direction direction) const;
    StoneShapes shapes(Point point) const;
    // All kinds the side may not commit that the stone commits; none when it makes a five.
    FoulKinds fouls(Point point);
    // Black may not continue a three here: the stone is a foul, or makes a five (R1).
    bool isRefused(Point point);

    void assume(Point point) { setAssumed(point, true); }
    void withdraw(Point point) { setAssumed(point, false); }

private:
    static constexpr int Stride = MaxBoardSize + 2 * LineReach; // the margin is closed like an opponent's stone (R7)
    enum class Cell : std::uint8_t { Closed, Empty, Own };
    using PointSet = std::bitset<static_cast<std::size_t>(Stride *Stride)>;

    // An answer, and what it was read from: it holds wherever the assumed stones among those points are the same.
    struct Answer
    {
        PointSet looked;
        PointSet assumed;
        bool doubleThree;
    };

    static std::size_t index(Point point)
    {
        return static_cast<std::size_t>((point.y + LineReach) * Stride + point.x + LineReach);
    }
    static void addLines(PointSet &looked, Point point);
    void setAssumed(Point point, bool there);
    bool commitsOther(const StoneShapes &made) const; // overline or double-four, as far as forbidden
    bool isRefused(Point point, PointSet &looked);
    bool makesDoubleThree(Point point, const StoneShapes &made, PointSet &looked);
    bool countDoubleThree(Point point, const StoneShapes &made, PointSet &looked);
    bool countApart(Point point, const StoneShapes &made, PointSet &looked);
    bool isReal(Point point, Direction direction, const LineShape &line, PointSet &looked);

    FoulKinds m_kinds;
    Reading m_reading;
    std::array<Cell, static_cast<std::size_t>(Stride *Stride)> m_cells {};
    PointSet m_assumed;
    std::unordered_map<std::size_t, std::vector<Answer>> m_answers;
};

} // namespace kagetsu::rules
