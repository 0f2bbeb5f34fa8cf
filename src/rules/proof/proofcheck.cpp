// SPDX-License-Identifier: MIT
#include "rules/proof/proofcheck.h"

#include <algorithm>

namespace kagetsu::rules {

namespace {

class Checker
{
public:
    Checker(const Proof &proof, const Position &position, const RuleSet &rules)
        : m_proof(proof)
        , m_board(position)
        , m_side(proof.side)
        , m_rules(rules)
        , m_kinds(rules.fouls(proof.side))
    {
    }

    std::optional<ProofFault> findFault(Point point)
    {
        check(0, point);
        require(m_visited == m_proof.nodes.size(), ProofFault::Tree);
        return m_fault;
    }

private:
    // A three by shape as it is on the board: its stones, and all points that make a straight four of it.
    struct SeenThree
    {
        std::vector<Point> stones;
        std::vector<StraightFourPoint> points;
    };
    struct SeenFour
    {
        Direction direction;
        std::vector<Point> stones;
        std::vector<Point> completions;
    };

    void require(bool holds, ProofFault fault)
    {
        if (!holds && !m_fault)
            m_fault = fault;
    }

    bool own(Point p) const { return m_board.isOn(p) && m_board.has(p, m_side); }
    bool empty(Point p) const { return m_board.isOn(p) && m_board.isEmpty(p); }
    bool open(Point p) const { return own(p) || empty(p); }
    Border border(Point p) const { return m_board.isOn(p) ? Border(p) : Border(); }

    // Returns the unbroken row through a point as if it held a stone.
    std::vector<Point> row(Point p, Direction line) const
    {
        int first = 0;
        while (own(advance(p, line, first - 1)))
            --first;
        std::vector<Point> stones;
        for (int i = first; i <= 0 || own(advance(p, line, i)); ++i)
            stones.push_back(advance(p, line, i));
        return stones;
    }
    bool isRow(const UnbrokenRow &shown, Point p) const
    {
        const std::vector<Point> stones = row(p, shown.direction);
        return shown.first == stones.front() && shown.length == static_cast<int>(stones.size());
    }
    static bool holds(const std::vector<Point> &points, Point p)
    {
        return std::find(points.begin(), points.end(), p) != points.end();
    }
    static std::vector<Point> without(std::vector<Point> points, Point p)
    {
        points.erase(std::remove(points.begin(), points.end(), p), points.end());
        return points;
    }

    RowWorth worth(const std::vector<Point> &stones, Direction line) const
    {
        const auto closed = [&](Point end) {
            return m_board.isOn(end) ? m_board.has(end, other(m_side)) : m_rules.caroEdgeBlocks;
        };
        const bool blocked = m_rules.fiveNeedsOpenEnd() && closed(advance(stones.front(), line, -1))
            && closed(advance(stones.back(), line, 1));
        if (stones.size() == 5 ? !blocked : m_rules.longRow(m_side) == LongRow::Wins)
            return RowWorth::Wins;
        return stones.size() > 5 && m_kinds.overline ? RowWorth::Forbidden : RowWorth::Nothing;
    }

    // Returns the fours that the stone on p makes: sets of four stones that one more stone turns into exactly five.
    std::vector<SeenFour> foursOf(Point p) const
    {
        std::vector<SeenFour> fours;
        for (Direction line : AllDirections) {
            for (int i = -4; i <= 4; ++i) {
                const Point e = advance(p, line, i);
                const std::vector<Point> five = empty(e) ? row(e, line) : std::vector<Point>();
                if (five.size() != 5 || !holds(five, p))
                    continue;
                const std::vector<Point> stones = without(five, e);
                const auto known = std::find_if(
                    fours.begin(), fours.end(), [&](const SeenFour &four) { return four.stones == stones; });
                if (known != fours.end())
                    known->completions.push_back(e);
                else
                    fours.push_back({ line, stones, { e } });
            }
        }
        return fours;
    }

    // Returns the three that the stone on p makes on this line; if it has no points, there is no three.
    SeenThree threeOf(Point p, Direction line) const
    {
        SeenThree three;
        for (int i = -3; i <= 3; ++i) {
            const Point e = advance(p, line, i);
            const std::vector<Point> four = empty(e) ? row(e, line) : std::vector<Point>();
            if (four.size() != 4 || !holds(four, p))
                continue;
            const std::array<Point, 2> ends { advance(four.front(), line, -1), advance(four.back(), line, 1) };
            if (!empty(ends[0]) || !empty(ends[1]) || own(advance(ends[0], line, -1)) || own(advance(ends[1], line, 1)))
                continue;
            three.stones = without(four, e);
            three.points.push_back({ e, ends, false, {} });
        }
        return three;
    }

    int threesOf(Point p) const
    {
        return static_cast<int>(std::count_if(std::begin(AllDirections), std::end(AllDirections),
            [&](Direction line) { return !threeOf(p, line).points.empty(); }));
    }

    // Returns true if the point is allowed without a further node: no five, overline or double-four, and at most one
    // three by shape.
    bool isPlainlyAllowed(Point e)
    {
        m_board.place(e, m_side);
        const bool five = std::any_of(std::begin(AllDirections), std::end(AllDirections),
            [&](Direction line) { return row(e, line).size() == 5; });
        const bool overline = std::any_of(std::begin(AllDirections), std::end(AllDirections),
            [&](Direction line) { return row(e, line).size() > 5; });
        const bool result = !five && !(m_kinds.overline && overline) && !(m_kinds.doubleFour && foursOf(e).size() >= 2)
            && threesOf(e) < 2;
        m_board.clear(e);
        return result;
    }

    // Checks that the node proves its verdict on p; the verdict is in its outcome.
    void check(std::size_t number, Point p)
    {
        ++m_visited;
        if (number >= m_proof.nodes.size() || m_visited > m_proof.nodes.size()) {
            require(false, ProofFault::Tree);
            return;
        }
        const ProofNode &node = m_proof.nodes[number];
        require(node.point == p && node.assumed == m_assumed && empty(p), ProofFault::Tree);
        if (m_fault)
            return;
        m_board.place(p, m_side);
        m_assumed.push_back(p);
        checkNode(node);
        m_assumed.pop_back();
        m_board.clear(p);
    }

    void checkNode(const ProofNode &node)
    {
        const bool root = m_assumed.size() == 1;
        bool wins = false;
        bool overline = false;
        std::size_t rows = 0;
        for (Direction line : AllDirections) {
            const std::vector<Point> stones = row(node.point, line);
            if (stones.size() < 5)
                continue;
            ++rows;
            wins = wins || worth(stones, line) == RowWorth::Wins;
            overline = overline || stones.size() > 5;
            const RowEvidence wanted { { line, stones.front(), static_cast<int>(stones.size()) }, worth(stones, line) };
            require(std::count(node.rows.begin(), node.rows.end(), wanted) == 1, ProofFault::Row);
        }
        require(node.rows.size() == rows, ProofFault::Row);
        require(wins == (node.outcome == Outcome::Wins), ProofFault::Verdict);
        require(node.fouls.any() == (node.outcome == Outcome::Forbidden), ProofFault::Verdict);
        if (m_fault || wins)
            return;

        const std::vector<SeenFour> fours = foursOf(node.point);
        const bool doubleFour = fours.size() >= 2;
        for (const FourEvidence &four : node.fours)
            require(isSeen(fours, four)
                    && std::count_if(node.fours.begin(), node.fours.end(),
                           [&](const FourEvidence &each) { return each.stones == four.stones; })
                        == 1,
                ProofFault::Four);
        require(!node.fouls.doubleFour || node.fours.size() >= 2, ProofFault::Four);
        require(!root || !m_kinds.any() || node.fours.size() == fours.size(), ProofFault::Four);

        checkThrees(node);
        const auto count = [&](bool real) {
            return std::count_if(
                node.threes.begin(), node.threes.end(), [&](const ThreeEvidence &three) { return three.real == real; });
        };
        const bool doubleThreeShown = m_kinds.doubleThree && count(true) >= 2;
        const bool noneShown = !m_kinds.doubleThree || threesOf(node.point) - count(false) <= 1;
        require(!node.fouls.overline || (m_kinds.overline && overline), ProofFault::Verdict);
        require(!node.fouls.doubleFour || (m_kinds.doubleFour && doubleFour), ProofFault::Verdict);
        require(!node.fouls.doubleThree || doubleThreeShown, ProofFault::Verdict);
        // The root names all kinds of fouls. Below the root one kind is enough, but an allowed point must have none.
        if (root || node.outcome == Outcome::Allowed) {
            require(node.fouls.overline == (m_kinds.overline && overline), ProofFault::Verdict);
            require(node.fouls.doubleFour == (m_kinds.doubleFour && doubleFour), ProofFault::Verdict);
            require(node.fouls.doubleThree || noneShown, ProofFault::Verdict);
        }
        if (root && m_kinds.doubleThree && !node.fouls.doubleThree)
            require(static_cast<int>(node.threes.size()) == threesOf(node.point), ProofFault::Three);
        require(root || (node.falseFours.empty() && node.falseThrees.empty()), ProofFault::NearShape);
        for (const FalseFour &four : node.falseFours)
            require(isFalseFour(node.point, four), ProofFault::NearShape);
        for (const FalseThree &three : node.falseThrees)
            require(isFalseThree(node.point, three), ProofFault::NearShape);
    }

    static bool isSeen(const std::vector<SeenFour> &fours, const FourEvidence &shown)
    {
        return std::any_of(fours.begin(), fours.end(), [&](const SeenFour &four) {
            return four.direction == shown.direction && four.stones == shown.stones
                && four.completions == shown.completions;
        });
    }

    void checkThrees(const ProofNode &node)
    {
        for (std::size_t i = 0; i < node.threes.size() && !m_fault; ++i) {
            const ThreeEvidence &three = node.threes[i];
            require(i == 0 || node.threes[i - 1].direction < three.direction, ProofFault::Three);
            const SeenThree seen = threeOf(node.point, three.direction);
            require(!seen.points.empty() && seen.stones == three.stones, ProofFault::Three);
            for (const StraightFourPoint &point : three.points) {
                if (!m_fault)
                    checkStraightFourPoint(seen, three, point);
            }
            const bool works = std::any_of(
                three.points.begin(), three.points.end(), [](const StraightFourPoint &point) { return point.works; });
            require(works == three.real, ProofFault::Three);
            require(three.real || three.points.size() == seen.points.size(), ProofFault::Three);
        }
    }

    void checkStraightFourPoint(const SeenThree &seen, const ThreeEvidence &three, const StraightFourPoint &point)
    {
        const auto isIt = [&](const StraightFourPoint &each) { return each.point == point.point; };
        const bool known = std::any_of(seen.points.begin(), seen.points.end(),
            [&](const StraightFourPoint &each) { return isIt(each) && each.ends == point.ends; });
        require(
            known && std::count_if(three.points.begin(), three.points.end(), isIt) == 1, ProofFault::StraightFourPoint);
        if (m_fault)
            return;
        if (!point.child) {
            require(point.works && isPlainlyAllowed(point.point), ProofFault::StraightFourPoint);
            return;
        }
        check(*point.child, point.point);
        if (!m_fault)
            require(point.works == (m_proof.nodes[*point.child].outcome == Outcome::Allowed),
                ProofFault::StraightFourPoint);
    }

    // Returns true if these are our stones on one line through p, in order.
    bool areOurs(Point p, Direction line, const std::vector<Point> &stones) const
    {
        int last = -6;
        for (Point stone : stones) {
            int i = last + 1;
            while (i < 6 && advance(p, line, i) != stone)
                ++i;
            if (i == 6 || !own(stone))
                return false;
            last = i;
        }
        return holds(stones, p);
    }
    // Returns true if a stone on e would complete these stones to `length` points without a gap.
    bool fillsGap(Direction line, const std::vector<Point> &stones, Point e, std::size_t length) const
    {
        std::vector<Point> all = row(e, line);
        return empty(e) && stones.size() + 1 == length
            && std::all_of(stones.begin(), stones.end(), [&](Point stone) { return holds(all, stone); });
    }

    bool isFalseFour(Point p, const FalseFour &four) const
    {
        if (four.stones.size() != 4 || !areOurs(p, four.direction, four.stones))
            return false;
        if (const auto *tooLong = std::get_if<MakesLong>(&four.reason))
            return tooLong->row.direction == four.direction && tooLong->row.length > 5
                && fillsGap(four.direction, four.stones, tooLong->point, 5) && isRow(tooLong->row, tooLong->point);
        const Point before = advance(four.stones.front(), four.direction, -1);
        const Point after = advance(four.stones.back(), four.direction, 1);
        return row(p, four.direction) == four.stones && !empty(before) && !empty(after)
            && std::get<ClosedBothEnds>(four.reason).between == std::array { border(before), border(after) };
    }

    bool isFalseThree(Point p, const FalseThree &three) const
    {
        if (three.stones.size() != 3 || three.reasons.empty() || !areOurs(p, three.direction, three.stones))
            return false;
        return std::all_of(three.reasons.begin(), three.reasons.end(), [&](const auto &reason) {
            return std::visit([&](const auto &one) { return isReason(p, three, one); }, reason);
        });
    }
    bool isReason(Point p, const FalseThree &three, const NoRoom &reason) const
    {
        int first = 0;
        while (open(advance(p, three.direction, first - 1)))
            --first;
        int last = 0;
        while (open(advance(p, three.direction, last + 1)))
            ++last;
        return reason.points == last - first + 1 && reason.points <= 5
            && reason.between
            == std::array { border(advance(p, three.direction, first - 1)),
                   border(advance(p, three.direction, last + 1)) };
    }
    bool isReason(Point, const FalseThree &three, const ClosedEnd &reason) const
    {
        if (!fillsGap(three.direction, three.stones, reason.point, 4))
            return false;
        const std::vector<Point> four = row(reason.point, three.direction);
        const std::array<Point, 2> ends { advance(four.front(), three.direction, -1),
            advance(four.back(), three.direction, 1) };
        return four.size() == 4
            && std::any_of(ends.begin(), ends.end(), [&](Point end) { return !open(end) && border(end) == reason.by; });
    }
    bool isReason(Point, const FalseThree &three, const LongEnd &reason) const
    {
        if (!fillsGap(three.direction, three.stones, reason.point, 4))
            return false;
        Checker with = *this;
        with.m_board.place(reason.point, m_side);
        return with.empty(reason.end) && holds(with.row(reason.end, three.direction), reason.point)
            && reason.row.direction == three.direction && reason.row.length > 5 && with.isRow(reason.row, reason.end);
    }

    const Proof &m_proof;
    Position m_board;
    Side m_side;
    RuleSet m_rules;
    FoulKinds m_kinds;
    std::vector<Point> m_assumed;
    std::size_t m_visited = 0;
    std::optional<ProofFault> m_fault;
};

} // namespace

std::optional<ProofFault> findFault(
    const Proof &proof, const Position &position, Point point, Side side, const RuleSet &rules)
{
    if (proof.side != side || proof.nodes.empty())
        return ProofFault::Tree;
    return Checker(proof, position, rules).findFault(point);
}

} // namespace kagetsu::rules
