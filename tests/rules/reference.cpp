// SPDX-License-Identifier: MIT
#include "reference.h"

#include <map>
#include <set>

namespace kagetsu::reference {

using rules::Point;
using rules::Position;
using rules::Side;

namespace {

struct Offset
{
    int dx, dy;
};

constexpr Offset Lines[] { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } };

using Stones = std::set<Point>;

class Board
{
public:
    Board(const Position &position, Side side, Kinds forbidden, Interpretation interpretation)
        : m_position(position)
        , m_side(side)
        , m_forbidden(forbidden)
        , m_interpretation(interpretation)
    {
    }

    // The stone must be there already.
    std::string verdictOn(Point p)
    {
        bool overline = false;
        std::set<Stones> fours;
        for (Offset line : Lines) {
            const int length = row(p, line);
            if (length == 5)
                return "5";
            overline = overline || length > 5;
            fours.merge(foursThrough(p, line));
        }
        std::string kinds;
        if (m_forbidden.overline && overline)
            kinds += "+6";
        if (m_forbidden.doubleFour && fours.size() >= 2)
            kinds += "+44";
        if (m_forbidden.doubleThree && isDoubleThree(p))
            kinds += "+33";
        return kinds.empty() ? "" : kinds.substr(1);
    }

    std::string verdictWith(Point p)
    {
        m_position.place(p, m_side);
        const std::string result = verdictOn(p);
        m_position.clear(p);
        return result;
    }

private:
    static Point at(Point p, Offset line, int k) { return { p.x + k * line.dx, p.y + k * line.dy }; }
    bool own(Point p) const { return m_position.isOn(p) && m_position.has(p, m_side); }
    bool empty(Point p) const { return m_position.isOn(p) && m_position.isEmpty(p); }

    int row(Point p, Offset line) const
    {
        int length = 1;
        for (int k = 1; own(at(p, line, k)); ++k)
            ++length;
        for (int k = -1; own(at(p, line, k)); --k)
            ++length;
        return length;
    }

    // Would a stone here complete an unbroken row of exactly five?
    bool completesFive(Point p, Offset line) const { return empty(p) && row(p, line) == 5; }

    // "Four stones such that one more stone turns them into a five."
    std::set<Stones> foursThrough(Point p, Offset line) const
    {
        std::set<Stones> fours;
        for (int k = -4; k <= 4; ++k) {
            const Point e = at(p, line, k);
            if (k == 0 || !completesFive(e, line))
                continue;
            Stones five = rowWith(e, line);
            if (five.count(p) == 1) {
                five.erase(e);
                fours.insert(five);
            }
        }
        return fours;
    }

    // The stones of the unbroken row through e, e thought to be there.
    Stones rowWith(Point e, Offset line) const
    {
        Stones stones { e };
        for (int k = 1; own(at(e, line, k)); ++k)
            stones.insert(at(e, line, k));
        for (int k = -1; own(at(e, line, k)); --k)
            stones.insert(at(e, line, k));
        return stones;
    }

    // "An unbroken row of four stones that becomes a five in two ways" once a stone stands on e.
    bool isStraightFour(Point e, Offset line) const
    {
        if (row(e, line) != 4)
            return false;
        int last = 0;
        while (own(at(e, line, last + 1)))
            ++last;
        const int first = last - 3;
        // e itself holds no stone on this board, so each end is looked at with e thought to be black.
        const Point before = at(e, line, first - 1);
        const Point after = at(e, line, last + 1);
        return empty(before) && empty(after) && !own(at(e, line, first - 2)) && !own(at(e, line, last + 2));
    }

    bool isDoubleThree(Point p)
    {
        if (!m_interpretation.countedApart)
            return threes(p, [](const std::string &kinds) { return kinds.empty(); }) >= 2;
        // [RIF 9.3] a) looks at overlines and double-fours alone, b) at double-threes alone.
        return threes(p, [](const std::string &kinds) { return kinds.empty() || kinds == "33"; }) >= 2
            && threes(p, [](const std::string &kinds) { return kinds.find("33") == std::string::npos; }) >= 2;
    }

    // Three stones with p, and the points that make them a straight four without making a five. Those count of which
    // one point is good: the verdict there may be `good`.
    template <class Good>
    int threes(Point p, Good good)
    {
        int count = 0;
        for (Offset line : Lines) {
            std::map<Stones, bool> found; // and whether one of their straight-four points is good
            for (int k = -3; k <= 3; ++k) {
                const Point e = at(p, line, k);
                if (k == 0 || !empty(e) || !isStraightFour(e, line))
                    continue;
                Stones three = rowWith(e, line);
                if (three.count(p) == 0)
                    continue;
                three.erase(e);
                bool &real = found[three];
                const std::string kinds = verdictWith(e);
                real = real || (kinds == "5" ? m_interpretation.fivePointMakesThree : good(kinds)); // rules.md#r1
            }
            for (const auto &[three, real] : found)
                count += real;
        }
        return count;
    }

    Position m_position;
    Side m_side;
    Kinds m_forbidden;
    Interpretation m_interpretation;
};

} // namespace

std::string verdict(const Position &position, Point point, Side side, Kinds forbidden, Interpretation interpretation)
{
    return Board(position, side, forbidden, interpretation).verdictWith(point);
}

std::string board(const Position &position, Side side, Kinds forbidden, Interpretation interpretation)
{
    Board stones(position, side, forbidden, interpretation);
    std::string fouls;
    std::string fives;
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            const Point point(x, y);
            if (!position.isEmpty(point))
                continue;
            const std::string kinds = stones.verdictWith(point);
            if (kinds == "5")
                fives += (fives.empty() ? "" : " ") + toText(point) + ":5";
            else if (!kinds.empty())
                fouls += (fouls.empty() ? "" : " ") + toText(point) + ':' + kinds;
        }
    }
    return (fouls.empty() ? "-" : fouls) + '\t' + (fives.empty() ? "-" : fives);
}

} // namespace kagetsu::reference
