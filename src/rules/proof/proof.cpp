// SPDX-License-Identifier: MIT
#include "rules/proof/proof.h"

#include "rules/livefouls.h"
#include "rules/proof/falseshapes.h"
#include "rules/shapes/stoneshapes.h"

#include <algorithm>

namespace kagetsu::rules {

namespace {

// Contrived boards lead to enormous numbers of trees. After MostTried trees the search takes the first evidence that
// suffices instead of the smallest, and a full proof shows MostShown nodes in full.
constexpr int MostTried = 2000;
constexpr int MostShown = 2000;

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
    Prover(const Position &position, Side side, const RuleSet &rules, ProofDepth depth)
        : m_position(position)
        , m_side(side)
        , m_rules(rules)
        , m_kinds(rules.fouls(side))
        , m_fouls(position, side, { m_kinds, {} })
        , m_depth(depth)
    {
        m_proof.side = side;
    }

    Proof prove(Point point)
    {
        Tree tree { startNode(point) };
        const Verdict verdict = judge(m_position, point, m_side, m_rules);
        tree.front().outcome = verdict.outcome;
        tree.front().fouls = verdict.fouls;
        // Without forbidden points, fours and threes decide nothing.
        if (verdict.outcome != Outcome::Wins && m_kinds.any()) {
            const StoneShapes made = shapesOf(m_position, point, m_side);
            tree.front().fours = foursOf(made, point);
            addNearShapes(tree.front(), made);
            if (m_kinds.doubleThree)
                addThrees(tree, made, /*everything=*/!verdict.fouls.doubleThree);
            setRulings(point, verdict.fouls.doubleThree);
        }
        m_proof.nodes = std::move(tree);
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

    // A node and those below it; children are numbered from this node on.
    using Tree = std::vector<ProofNode>;

    // A three with one tree for each of its points; the tree is empty if none is needed.
    struct Branches
    {
        ThreeEvidence three;
        std::vector<Tree> trees;

        std::size_t size() const
        {
            std::size_t nodes = 0;
            for (const Tree &tree : trees)
                nodes += tree.size();
            return nodes;
        }
    };

    // Fills in the threes of the first node of a tree, either all of them or only those that are needed, with
    // everything below them.
    void addThrees(Tree &tree, const StoneShapes &made, bool everything)
    {
        const Point centre = tree.front().point;
        const bool forbidden = tree.front().outcome == Outcome::Forbidden;
        assume(centre);
        std::vector<Branches> threes;
        for (Direction direction : AllDirections) {
            if (made[direction].three)
                threes.push_back({ threeOf(made[direction], centre, direction), {} });
        }
        if (isFull() || everything) {
            for (Branches &each : threes)
                grow(each);
        } else if (forbidden) {
            keepTwoReal(threes);
        } else {
            keepAllFalseButOne(threes);
        }
        for (Branches &each : threes)
            attach(tree, each);
        withdraw(centre);
    }

    ThreeEvidence threeOf(const LineShape &line, Point centre, Direction direction)
    {
        ThreeEvidence three { direction, pointsOf(line.three, centre, direction), false, {} };
        for (Point point : pointsOf(line.straightFourPoints, centre, direction)) {
            const UnbrokenRow four = unbrokenRow(m_position, point, m_side, direction);
            three.points.push_back({ point, { advance(four.first, direction, -1), advance(four.first, direction, 4) },
                !isRefused(point), {} });
        }
        std::stable_partition(
            three.points.begin(), three.points.end(), [](const StraightFourPoint &point) { return point.works; });
        three.real = three.points.front().works;
        return three;
    }

    void grow(Branches &branches)
    {
        std::vector<StraightFourPoint> &points = branches.three.points;
        if (branches.three.real && !isFull()) {
            growShortest(branches);
            return;
        }
        for (const StraightFourPoint &point : points)
            branches.trees.push_back(needsNode(point) ? treeOf(point) : Tree());
    }

    // Keeps the working point that needs the fewest nodes; of equal ones, the first.
    void growShortest(Branches &branches)
    {
        std::vector<StraightFourPoint> &points = branches.three.points;
        std::optional<Tree> best;
        StraightFourPoint chosen;
        const auto plain = std::find_if(points.begin(), points.end(),
            [&](const StraightFourPoint &point) { return point.works && !needsNode(point); });
        if (plain != points.end()) {
            best = Tree();
            chosen = *plain;
        } else {
            for (const StraightFourPoint &point : points) {
                if (!point.works || (best && m_built > MostTried))
                    continue;
                Tree tree = treeOf(point);
                if (!best || tree.size() < best->size()) {
                    best = std::move(tree);
                    chosen = point;
                }
            }
        }
        points = { chosen };
        branches.trees = { *best };
    }

    bool isPlain(const Branches &branches) const
    {
        return std::any_of(branches.three.points.begin(), branches.three.points.end(),
            [&](const StraightFourPoint &point) { return point.works && !needsNode(point); });
    }

    void keepTwoReal(std::vector<Branches> &threes)
    {
        std::erase_if(threes, [](const Branches &each) { return !each.three.real; });
        // If two are plain, the others need not be examined.
        if (std::count_if(threes.begin(), threes.end(), [&](const Branches &each) { return isPlain(each); }) >= 2)
            std::erase_if(threes, [&](const Branches &each) { return !isPlain(each); });
        else if (m_built > MostTried)
            threes.resize(2);
        for (Branches &each : threes)
            grow(each);
        while (threes.size() > 2)
            eraseLargest(threes);
    }

    void keepAllFalseButOne(std::vector<Branches> &threes)
    {
        const std::size_t enough = threes.size() - 1;
        std::erase_if(threes, [](const Branches &each) { return each.three.real; });
        if (threes.size() > enough && m_built > MostTried)
            threes.pop_back();
        for (Branches &each : threes)
            grow(each);
        if (threes.size() > enough)
            eraseLargest(threes);
    }

    // Erases the last of the largest.
    static void eraseLargest(std::vector<Branches> &threes)
    {
        const auto smaller = [](const Branches &a, const Branches &b) { return a.size() < b.size(); };
        threes.erase(std::next(std::max_element(threes.rbegin(), threes.rend(), smaller)).base());
    }

    static void attach(Tree &tree, Branches &branches)
    {
        for (std::size_t i = 0; i < branches.trees.size(); ++i) {
            const std::size_t first = tree.size();
            if (!branches.trees[i].empty())
                branches.three.points[i].child = first;
            for (ProofNode &node : branches.trees[i]) {
                for (ThreeEvidence &three : node.threes) {
                    for (StraightFourPoint &point : three.points) {
                        if (point.child)
                            *point.child += first;
                    }
                }
                tree.push_back(std::move(node));
            }
        }
        tree.front().threes.push_back(std::move(branches.three));
    }

    // Returns true if a three cannot be continued here because the stone is a foul or makes a five
    // (rules.md#r1).
    bool isRefused(Point point) const
    {
        return shapesOf(m_position, point, m_side).makesFive() || m_fouls.at(point).any();
    }

    // Returns true if the point has to be explained: it does not work, or it works but looks like a double-three.
    bool needsNode(const StraightFourPoint &point) const
    {
        return !point.works || (m_kinds.doubleThree && shapesOf(m_position, point.point, m_side).threeCount() >= 2);
    }

    // Returns the tree that shows why a point of the look-ahead is refused, or why it is not refused although it looks
    // like a double-three.
    Tree treeOf(const StraightFourPoint &of)
    {
        ++m_built;
        Tree tree { startNode(of.point) };
        ProofNode &node = tree.front();
        const StoneShapes made = shapesOf(m_position, of.point, m_side);
        if (made.makesFive()) {
            node.outcome = Outcome::Wins;
            return tree;
        }
        if (!of.works) {
            node.outcome = Outcome::Forbidden;
            node.fouls.overline = m_kinds.overline && made.makesOverline();
            node.fouls.doubleFour = m_kinds.doubleFour && made.fourCount() >= 2;
            if (isFull())
                node.fouls = m_fouls.at(of.point);
            else
                node.fouls.doubleThree = !node.fouls.any();
        }
        if (node.fouls.doubleFour || isFull())
            node.fours = foursOf(made, of.point);
        if (of.works || node.fouls.doubleThree || isFull())
            addThrees(tree, made, /*everything=*/false);
        return tree;
    }

    bool isFull() const { return m_depth == ProofDepth::Full && m_built < MostShown; }

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

    void setRulings(Point point, bool ours)
    {
        const auto differs = [&](RulingChoices reading) { return m_fouls.at(point, reading).doubleThree != ours; };
        const bool five = differs({ .fivePointMakesThree = true, .fairThreesCountedApart = false });
        const bool counting = differs({ .fivePointMakesThree = false, .fairThreesCountedApart = true });
        // If the verdict changes only under both other readings together, it rests on both rulings.
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
    ProofDepth m_depth;
    int m_built = 0; // number of trees built below the root, including those that were discarded
    std::vector<Point> m_assumed;
    Proof m_proof;
};

} // namespace

Proof prove(const Position &position, Point point, Side side, const RuleSet &rules, ProofDepth depth)
{
    return Prover(position, side, rules, depth).prove(point);
}

} // namespace kagetsu::rules
