// SPDX-License-Identifier: MIT
#include "rules/proof.h"

#include "rules/livefouls.h"
#include "rules/nearshape.h"
#include "rules/stoneshapes.h"

#include <algorithm>

namespace kagetsu::rules {

namespace {

std::vector<Point> pointsOf(LineMask mask, Point centre, Direction direction)
{
    std::vector<Point> result;
    for (int i = 0; i < LineLength; ++i) {
        if (mask & bitAt(i))
            result.push_back(advance(centre, direction, i - LineCentre));
    }
    return result;
}

class Prover
{
public:
    Prover(const Position &position, Side side, const RuleSet &rules)
        : m_position(position)
        , m_side(side)
        , m_rules(rules)
        , m_kinds(rules.fouls(side))
        , m_fouls(position, side, { m_kinds, {} })
    {
        m_proof.side = side;
    }

    Proof prove(Point point)
    {
        ProofNode root = startNode(point);
        const Verdict verdict = judge(m_position, point, m_side, m_rules);
        root.outcome = verdict.outcome;
        root.fouls = verdict.fouls;
        m_proof.nodes.push_back(root);
        // Without forbidden points fours and threes decide nothing.
        if (verdict.outcome != Outcome::Wins && m_kinds.any()) {
            const StoneShapes made = shapesOf(m_position, point, m_side);
            root.fours = foursOf(made, point);
            addNearShapes(root, made);
            if (m_kinds.doubleThree)
                root.threes = threesOf(made, root, /*everything=*/!root.fouls.doubleThree);
            m_proof.nodes.front() = root;
            setRulings(point);
        }
        return m_proof;
    }

private:
    ProofNode startNode(Point point) const
    {
        ProofNode node;
        node.point = point;
        node.assumed = m_assumed;
        for (Direction direction : AllDirections) {
            const UnbrokenRow row = unbrokenRow(m_position, point, m_side, direction);
            if (row.length >= 5)
                node.rows.push_back({ row, worthOf(m_position, row, m_side, m_rules) });
        }
        std::stable_partition(
            node.rows.begin(), node.rows.end(), [](const RowEvidence &row) { return row.worth == RowWorth::Wins; });
        return node;
    }

    static std::vector<FourEvidence> foursOf(const StoneShapes &made, Point point)
    {
        std::vector<FourEvidence> result;
        for (Direction direction : AllDirections) {
            const LineShape &line = made[direction];
            for (int i = 0; i < line.fourCount; ++i) {
                const FourShape &four = line.fours[static_cast<std::size_t>(i)];
                result.push_back({ direction, pointsOf(four.stones, point, direction),
                    pointsOf(four.completions, point, direction) });
            }
        }
        return result;
    }

    void addNearShapes(ProofNode &root, const StoneShapes &made) const
    {
        Position with = m_position;
        with.place(root.point, m_side);
        for (Direction direction : AllDirections) {
            const LineShape &line = made[direction];
            if (line.rowLength() >= 5 || line.three)
                continue;
            std::vector<FalseFour> seeming = falseFours(with, root.point, m_side, direction);
            // A four with one good end is a four, whatever its other end makes.
            const auto isFour = [&](const FalseFour &four) {
                return std::any_of(root.fours.begin(), root.fours.end(),
                    [&](const FourEvidence &real) { return real.stones == four.stones; });
            };
            seeming.erase(std::remove_if(seeming.begin(), seeming.end(), isFour), seeming.end());
            root.falseFours.insert(root.falseFours.end(), seeming.begin(), seeming.end());
            if (line.fourCount > 0 || !seeming.empty())
                continue;
            const std::vector<FalseThree> threes = falseThrees(with, root.point, m_side, direction);
            root.falseThrees.insert(root.falseThrees.end(), threes.begin(), threes.end());
        }
    }

    // The threes of a node that are needed, or all of them, in the order of lines. A double-three needs two that are
    // real, those that need no further node first; an allowed point needs all but one refuted.
    std::vector<ThreeEvidence> threesOf(const StoneShapes &made, const ProofNode &node, bool everything)
    {
        assume(node.point);
        std::vector<ThreeEvidence> threes;
        for (Direction direction : AllDirections) {
            if (made[direction].three)
                threes.push_back(threeOf(made[direction], node.point, direction));
        }
        if (!everything)
            keepEnough(threes, node.outcome == Outcome::Forbidden);
        for (ThreeEvidence &three : threes)
            addChildren(three);
        withdraw(node.point);
        return threes;
    }

    ThreeEvidence threeOf(const LineShape &line, Point centre, Direction direction)
    {
        ThreeEvidence three { direction, pointsOf(line.three, centre, direction), false, {} };
        for (Point point : pointsOf(line.straightFourPoints, centre, direction)) {
            const UnbrokenRow four = unbrokenRow(m_position, point, m_side, direction);
            three.points.push_back({ point, { advance(four.first, direction, -1), advance(four.first, direction, 4) },
                !isRefused(point), {} });
        }
        const auto simpler = [&](const StraightFourPoint &a, const StraightFourPoint &b) {
            return a.works != b.works ? a.works : a.works && !needsChild(a) && needsChild(b);
        };
        std::stable_sort(three.points.begin(), three.points.end(), simpler);
        three.real = three.points.front().works;
        if (three.real)
            three.points.resize(1);
        return three;
    }

    // A three cannot be continued here: the stone is a foul, or makes a five (R1).
    bool isRefused(Point point) const
    {
        return shapesOf(m_position, point, m_side).makesFive() || m_fouls.at(point).any();
    }

    // A working point that looks like a double-three has to be explained, as has every point that does not work.
    bool needsChild(const StraightFourPoint &point) const
    {
        return !point.works || (m_kinds.doubleThree && shapesOf(m_position, point.point, m_side).threeCount() >= 2);
    }

    void keepEnough(std::vector<ThreeEvidence> &threes, bool forbidden) const
    {
        const std::size_t enough = forbidden ? 2 : threes.size() - 1;
        const auto isUseless = [&](const ThreeEvidence &three) { return three.real != forbidden; };
        threes.erase(std::remove_if(threes.begin(), threes.end(), isUseless), threes.end());
        while (threes.size() > enough) {
            const auto costly = std::find_if(threes.rbegin(), threes.rend(), [&](const ThreeEvidence &three) {
                return three.points.size() > 1 || (three.real && needsChild(three.points.front()));
            });
            threes.erase(costly != threes.rend() ? std::next(costly).base() : std::prev(threes.end()));
        }
    }

    void addChildren(ThreeEvidence &three)
    {
        for (StraightFourPoint &point : three.points) {
            if (needsChild(point))
                point.child = addNode(point.point, point.works);
        }
    }

    // A node of the look-ahead: why the point is refused, or why it is not although it looks like a double-three.
    std::size_t addNode(Point point, bool works)
    {
        const std::size_t number = m_proof.nodes.size();
        m_proof.nodes.emplace_back();
        ProofNode node = startNode(point);
        const StoneShapes made = shapesOf(m_position, point, m_side);
        if (works) {
            node.threes = threesOf(made, node, /*everything=*/false);
        } else if (made.makesFive()) {
            node.outcome = Outcome::Wins;
        } else {
            node.outcome = Outcome::Forbidden;
            node.fouls.overline = m_kinds.overline && made.makesOverline();
            node.fouls.doubleFour = m_kinds.doubleFour && made.fourCount() >= 2;
            if (node.fouls.doubleFour)
                node.fours = foursOf(made, point);
            if (!node.fouls.any()) {
                node.fouls.doubleThree = true;
                node.threes = threesOf(made, node, /*everything=*/false);
            }
        }
        m_proof.nodes[number] = node;
        return number;
    }

    void assume(Point point)
    {
        m_position.place(point, m_side);
        m_fouls.put(point, m_side);
        m_assumed.push_back(point);
    }

    void withdraw(Point point)
    {
        m_position.clear(point);
        m_fouls.take(point);
        m_assumed.pop_back();
    }

    void setRulings(Point point)
    {
        const bool ours = m_proof.root().fouls.doubleThree;
        const auto differs = [&](Reading reading) { return m_fouls.at(point, reading).doubleThree != ours; };
        const bool five = differs({ .fivePointMakesThree = true, .fairThreesCountedApart = false });
        const bool counting = differs({ .fivePointMakesThree = false, .fairThreesCountedApart = true });
        // Where only both other readings together change the verdict, it rests on both rulings.
        const bool both =
            !five && !counting && differs({ .fivePointMakesThree = true, .fairThreesCountedApart = true });
        m_proof.restsOnFivePointRuling = five || both;
        m_proof.restsOnCountingRuling = counting || both;
    }

    Position m_position;
    Side m_side;
    RuleSet m_rules;
    FoulKinds m_kinds;
    LiveFouls m_fouls;
    std::vector<Point> m_assumed;
    Proof m_proof;
};

} // namespace

Proof prove(const Position &position, Point point, Side side, const RuleSet &rules)
{
    return Prover(position, side, rules).prove(point);
}

} // namespace kagetsu::rules
