// SPDX-License-Identifier: MIT
#include "text/proof/outline.h"

#include <algorithm>

namespace kagetsu::text {

namespace {

using namespace rules;

class Writer
{
public:
    Writer(const Proof &proof, Grain grain)
        : m_proof(proof)
        , m_grain(grain)
    {
    }

    std::vector<Sentence> write()
    {
        const ProofNode &root = m_proof.root();
        const Subject verdict {};
        switch (root.outcome) {
        case Outcome::Wins: addRows(0, 0); break;
        case Outcome::Forbidden:
            add(0, verdict, Frame::Forbidden, { root.point, root.fouls });
            addFouls(0, 1);
            if (m_grain == Grain::Shape)
                addNearShapes(root);
            break;
        case Outcome::Allowed:
            add(0, verdict, Frame::Allowed, { root.point });
            addFours(0, 1);
            addThrees(0, 1);
            addNearShapes(root);
            addRemainder(root);
            break;
        }
        if (m_proof.restsOnFivePointRuling)
            add(1, verdict, Frame::RestsOnFivePoint, {});
        if (m_proof.restsOnCountingRuling)
            add(1, verdict, Frame::RestsOnCounting, {});
        return std::move(m_sentences);
    }

private:
    Sentence &add(int level, const Subject &subject, Frame frame, std::vector<Argument> arguments)
    {
        return m_sentences.emplace_back(Sentence { { frame, std::move(arguments) }, {}, subject, level, false });
    }

    // Adds the reasons why a point is forbidden.
    void addFouls(std::size_t number, int level)
    {
        const ProofNode &node = m_proof.nodes[number];
        if (node.fouls.overline)
            addRows(number, level);
        if (node.fouls.doubleFour)
            addTwoFours(number, level);
        if (node.fouls.doubleThree)
            addTwoThrees(number, level);
    }

    void addRows(std::size_t number, int level)
    {
        const ProofNode &node = m_proof.nodes[number];
        // A five takes precedence over an overline [RIF 9.2], so next to a five the overline is not a reason.
        const bool wins = node.outcome == Outcome::Wins;
        for (std::size_t i = 0; i < node.rows.size(); ++i) {
            const UnbrokenRow &row = node.rows[i].row;
            const Subject subject { number, Topic::Row, i };
            if (wins != (node.rows[i].worth == RowWorth::Wins))
                continue;
            if (wins)
                add(level, subject, node.assumed.empty() ? Frame::Five : Frame::FiveInLookAhead,
                    { node.point, row.points() });
            else
                add(level, subject, Frame::Overline, { node.point, row.length, row.points() });
        }
    }

    void addTwoFours(std::size_t number, int level)
    {
        const ProofNode &node = m_proof.nodes[number];
        const FourEvidence &first = node.fours[0];
        const FourEvidence &second = node.fours[1];
        add(level, { number, Topic::Verdict, 0 }, Frame::TwoFours,
            { node.point, first.stones, first.completions, second.stones, second.completions });
        if (m_grain == Grain::Shape) {
            addFours(number, level + 1);
            return;
        }
        for (std::size_t i = 2; i < node.fours.size(); ++i)
            addFour(number, i, level);
    }

    void addFours(std::size_t number, int level)
    {
        for (std::size_t i = 0; i < m_proof.nodes[number].fours.size(); ++i)
            addFour(number, i, level);
    }

    void addFour(std::size_t number, std::size_t index, int level)
    {
        const FourEvidence &four = m_proof.nodes[number].fours[index];
        add(level, { number, Topic::Four, index }, four.completions.size() == 2 ? Frame::StraightFour : Frame::Four,
            { four.stones, four.completions });
    }

    void addTwoThrees(std::size_t number, int level)
    {
        const ProofNode &node = m_proof.nodes[number];
        const auto isMore = [](const ThreeEvidence &three) {
            return three.points.size() > 1 || three.points.front().child.has_value();
        };
        const bool full = node.threes.size() > 2 || std::any_of(node.threes.begin(), node.threes.end(), isMore);
        if (!node.assumed.empty() || full) {
            addThrees(number, level);
            return;
        }
        const ThreeEvidence &first = node.threes[0];
        const ThreeEvidence &second = node.threes[1];
        add(level, { number, Topic::Verdict, 0 }, Frame::TwoThrees,
            { node.point, first.stones, first.points.front().point, second.stones, second.points.front().point });
        if (m_grain == Grain::Shape)
            addThrees(number, level + 1);
    }

    void addThrees(std::size_t number, int level)
    {
        for (std::size_t i = 0; i < m_proof.nodes[number].threes.size(); ++i)
            addThree(number, i, level);
    }

    // Adds a three. In a full proof, every straight-four point of a real three is mentioned, those that do not work
    // last.
    void addThree(std::size_t number, std::size_t index, int level)
    {
        const ThreeEvidence &three = m_proof.nodes[number].threes[index];
        const Subject subject { number, Topic::Three, index };
        std::vector<StraightFourPoint> refused;
        for (const StraightFourPoint &point : three.points) {
            if (point.works)
                addWorkingPoint(three, point, subject, level);
            else
                refused.push_back(point);
        }
        if (refused.empty())
            return;
        add(level, subject, three.real ? Frame::AlsoRefused : Frame::NoThree, { three.stones }).reasons =
            refusals(refused);
        addRefutations(refused, level + 1);
    }

    // The straight-four point may look forbidden; the false threes there follow in the same line.
    void addWorkingPoint(const ThreeEvidence &three, const StraightFourPoint &point, const Subject &subject, int level)
    {
        add(level, subject, Frame::Three, { three.stones, point.point });
        if (!point.child)
            return;
        const std::vector<ThreeEvidence> &below = m_proof.nodes[*point.child].threes;
        bool first = true;
        for (std::size_t i = 0; i < below.size(); ++i) {
            if (below[i].real)
                continue;
            Sentence &sentence = add(
                level, { *point.child, Topic::Three, i }, Frame::LooksDoubleThree, { point.point, below[i].stones });
            sentence.reasons = refusals(below[i].points);
            sentence.continues = first;
            first = false;
            addRefutations(below[i].points, level + 1);
        }
        for (std::size_t i = 0; i < below.size(); ++i) {
            if (below[i].real)
                addThree(*point.child, i, level + 1);
        }
    }

    void addRefutations(const std::vector<StraightFourPoint> &refused, int level)
    {
        for (const StraightFourPoint &point : refused) {
            if (m_proof.nodes[*point.child].outcome == Outcome::Wins)
                addRows(*point.child, level);
            else
                addFouls(*point.child, level);
        }
    }

    std::vector<Clause> refusals(const std::vector<StraightFourPoint> &refused) const
    {
        std::vector<Clause> reasons;
        for (const StraightFourPoint &point : refused) {
            const ProofNode &child = m_proof.nodes[*point.child];
            const Frame frame = child.outcome == Outcome::Wins ? Frame::BecauseFive
                : child.fouls.overline                         ? Frame::BecauseOverline
                : child.fouls.doubleFour                       ? Frame::BecauseDoubleFour
                                                               : Frame::BecauseDoubleThree;
            reasons.push_back({ frame, { point.point } });
        }
        return reasons;
    }

    void addNearShapes(const ProofNode &root)
    {
        for (std::size_t i = 0; i < root.falseFours.size(); ++i) {
            const FalseFour &four = root.falseFours[i];
            const Subject subject { 0, Topic::FalseFour, i };
            if (const auto *tooLong = std::get_if<MakesLong>(&four.reason))
                add(1, subject, Frame::NoFourLong, { four.stones, tooLong->point, tooLong->row.length });
            else
                add(1, subject, Frame::NoFourClosed, { four.stones });
        }
        for (std::size_t i = 0; i < root.falseThrees.size(); ++i) {
            const FalseThree &three = root.falseThrees[i];
            Sentence &sentence = add(1, { 0, Topic::FalseThree, i }, Frame::NoThree, { three.stones });
            for (const auto &reason : three.reasons)
                sentence.reasons.push_back(std::visit([](const auto &one) { return because(one); }, reason));
        }
    }

    static Clause because(const NoRoom &reason)
    {
        const auto &[left, right] = reason.between;
        if (reason.points < 5)
            return { Frame::BecauseNoRoom, {} };
        if (left && right)
            return { Frame::BecauseFivePoints, { *left, *right } };
        if (left || right)
            return { Frame::BecauseFivePointsAtEdge, { left ? *left : *right } };
        return { Frame::BecauseFivePointsAcross, {} };
    }

    static Clause because(const ClosedEnd &reason)
    {
        if (!reason.by)
            return { Frame::BecauseEdge, { reason.point } };
        return { Frame::BecauseClosed, { reason.point, *reason.by } };
    }

    static Clause because(const LongEnd &reason)
    {
        return { Frame::BecauseEnd, { reason.point, reason.end, reason.row.length } };
    }

    // If one of two threes is false, it is obvious which one remains, unless one of them depends on deep look-ahead.
    void addRemainder(const ProofNode &root)
    {
        const auto isReal = [](const ThreeEvidence &three) { return three.real; };
        const auto left = std::find_if(root.threes.begin(), root.threes.end(), isReal);
        const std::size_t plain = m_grain == Grain::Shape ? 1 : 2;
        if (root.threes.size() <= plain || left == root.threes.end())
            return;
        const auto index = static_cast<std::size_t>(left - root.threes.begin());
        add(1, { 0, Topic::Three, index }, Frame::OnlyLeft, { left->stones, root.point });
    }

    const Proof &m_proof;
    Grain m_grain;
    std::vector<Sentence> m_sentences;
};

} // namespace

std::vector<Sentence> outline(const Proof &proof, Grain grain)
{
    return Writer(proof, grain).write();
}

Sentence nothingOn(const Proof &proof, Direction direction)
{
    constexpr Frame Frames[] { Frame::NothingInRow, Frame::NothingInColumn, Frame::NothingOnRising,
        Frame::NothingOnFalling };
    const auto index = static_cast<std::size_t>(direction);
    return { { Frames[index], { proof.root().point } }, {}, { 0, Topic::Nothing, index }, 1, false };
}

} // namespace kagetsu::text
