// SPDX-License-Identifier: MIT
#include "cli/explanation.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::cli {

namespace {

using namespace rules;

std::string text(const std::vector<Point> &points)
{
    std::string result;
    for (Point point : points) {
        if (!result.empty())
            result += ' ';
        result += toText(point);
    }
    return result;
}

class Writer
{
public:
    Writer(const Proof &proof, Language language)
        : m_proof(proof)
        , m_language(language)
    {
    }

    std::string write()
    {
        const ProofNode &root = m_proof.root();
        switch (root.outcome) {
        case Outcome::Wins:
            addRows(root, 0);
            break;
        case Outcome::Forbidden:
            addLine(0, say(Frame::Forbidden, { { "p", toText(root.point) }, { "kinds", kinds(root.fouls) } }));
            addFouls(root, 1);
            break;
        case Outcome::Allowed:
            addLine(0, say(Frame::Allowed, { { "p", toText(root.point) } }));
            addFours(root, 1);
            addThrees(root, 1);
            addNearShapes(root);
            addRemainder(root);
            break;
        }
        if (m_proof.restsOnFivePointRuling)
            addLine(1, say(Frame::RestsOnFivePoint));
        if (m_proof.restsOnCountingRuling)
            addLine(1, say(Frame::RestsOnCounting));
        return m_text;
    }

private:
    std::string say(Frame frame, Values values = {}) const { return cli::say(m_language, frame, values); }

    void addLine(int level, const std::string &sentence)
    {
        m_text.append(static_cast<std::size_t>(2 * level), ' ').append(sentence).append(1, '\n');
    }

    std::string kinds(FoulKinds fouls) const
    {
        std::string result;
        const auto add = [&](bool there, Frame kind) {
            if (there)
                result += (result.empty() ? "" : say(Frame::BetweenKinds)) + say(kind);
        };
        add(fouls.overline, Frame::KindOverline);
        add(fouls.doubleFour, Frame::KindDoubleFour);
        add(fouls.doubleThree, Frame::KindDoubleThree);
        return result;
    }

    // The reasons of a point that may not be played.
    void addFouls(const ProofNode &node, int level)
    {
        if (node.fouls.overline)
            addRows(node, level);
        if (node.fouls.doubleFour)
            addTwoFours(node, level);
        if (node.fouls.doubleThree)
            addTwoThrees(node, level);
    }

    void addRows(const ProofNode &node, int level)
    {
        // Five beats overline (9.2): beside a five the overline is no reason.
        const bool wins = node.outcome == Outcome::Wins;
        const Frame frame = !wins ? Frame::Overline : node.assumed.empty() ? Frame::Five : Frame::FiveInLookAhead;
        for (const RowEvidence &row : node.rows) {
            if (wins == (row.worth == RowWorth::Wins))
                addLine(level,
                    say(frame,
                        { { "p", toText(node.point) }, { "n", std::to_string(row.row.length) },
                            { "stones", text(row.row.points()) } }));
        }
    }

    void addTwoFours(const ProofNode &node, int level)
    {
        const FourEvidence &first = node.fours[0];
        const FourEvidence &second = node.fours[1];
        addLine(level,
            say(Frame::TwoFours,
                { { "p", toText(node.point) }, { "four1", text(first.stones) }, { "points1", text(first.completions) },
                    { "four2", text(second.stones) }, { "points2", text(second.completions) } }));
        for (auto more = node.fours.begin() + 2; more != node.fours.end(); ++more)
            addFour(*more, level);
    }

    void addFours(const ProofNode &node, int level)
    {
        for (const FourEvidence &four : node.fours)
            addFour(four, level);
    }

    void addFour(const FourEvidence &four, int level)
    {
        addLine(level,
            say(four.completions.size() == 2 ? Frame::StraightFour : Frame::Four,
                { { "stones", text(four.stones) }, { "points", text(four.completions) } }));
    }

    void addTwoThrees(const ProofNode &node, int level)
    {
        const auto isMore = [](const ThreeEvidence &three) {
            return three.points.size() > 1 || three.points.front().child.has_value();
        };
        const bool full = node.threes.size() > 2 || std::any_of(node.threes.begin(), node.threes.end(), isMore);
        if (!node.assumed.empty() || full) {
            addThrees(node, level);
            return;
        }
        const ThreeEvidence &first = node.threes[0];
        const ThreeEvidence &second = node.threes[1];
        addLine(level,
            say(Frame::TwoThrees,
                { { "p", toText(node.point) }, { "three1", text(first.stones) },
                    { "e1", toText(first.points.front().point) }, { "three2", text(second.stones) },
                    { "e2", toText(second.points.front().point) } }));
    }

    void addThrees(const ProofNode &node, int level)
    {
        for (const ThreeEvidence &three : node.threes) {
            if (three.real)
                addRealThree(three, level);
            else
                addFalseThree(three, level,
                    say(Frame::NoThree, { { "three", text(three.stones) }, { "reasons", refusals(three) } }));
        }
    }

    // In a full proof it is told of every point, those that do not work last.
    void addRealThree(const ThreeEvidence &three, int level)
    {
        ThreeEvidence refused = three;
        refused.points.clear();
        for (const StraightFourPoint &point : three.points) {
            if (point.works)
                addWorkingPoint(three, point, level);
            else
                refused.points.push_back(point);
        }
        if (!refused.points.empty())
            addFalseThree(refused, level,
                say(Frame::AlsoRefused, { { "three", text(three.stones) }, { "reasons", refusals(refused) } }));
    }

    // The straight-four point may look forbidden; the threes there that are none follow in the same breath.
    void addWorkingPoint(const ThreeEvidence &three, const StraightFourPoint &point, int level)
    {
        std::string sentence = say(Frame::Three, { { "three", text(three.stones) }, { "e", toText(point.point) } });
        if (!point.child) {
            addLine(level, sentence);
            return;
        }
        sentence += say(Frame::BetweenSentences);
        for (const ThreeEvidence &seeming : m_proof.nodes[*point.child].threes) {
            if (seeming.real)
                continue;
            sentence += say(Frame::LooksDoubleThree,
                { { "e", toText(point.point) }, { "three", text(seeming.stones) }, { "reasons", refusals(seeming) } });
            addFalseThree(seeming, level, sentence);
            sentence.clear();
        }
        for (const ThreeEvidence &other : m_proof.nodes[*point.child].threes) {
            if (other.real)
                addRealThree(other, level + 1);
        }
    }

    void addFalseThree(const ThreeEvidence &three, int level, const std::string &sentence)
    {
        addLine(level, sentence);
        for (const StraightFourPoint &point : three.points) {
            const ProofNode &child = m_proof.nodes[*point.child];
            if (child.outcome == Outcome::Wins)
                addRows(child, level + 1);
            else
                addFouls(child, level + 1);
        }
    }

    std::string refusals(const ThreeEvidence &three) const
    {
        std::string result;
        for (const StraightFourPoint &point : three.points) {
            const ProofNode &child = m_proof.nodes[*point.child];
            const Frame frame = child.outcome == Outcome::Wins ? Frame::BecauseFive
                : child.fouls.overline                         ? Frame::BecauseOverline
                : child.fouls.doubleFour                       ? Frame::BecauseDoubleFour
                                                               : Frame::BecauseDoubleThree;
            addReason(result, say(frame, { { "e", toText(point.point) } }));
        }
        return result;
    }

    void addReason(std::string &reasons, const std::string &reason) const
    {
        reasons += (reasons.empty() ? "" : say(Frame::BetweenReasons)) + reason;
    }

    void addNearShapes(const ProofNode &root)
    {
        for (const FalseFour &four : root.falseFours) {
            const auto *tooLong = std::get_if<MakesLong>(&four.reason);
            addLine(1,
                tooLong ? say(Frame::NoFourLong,
                    { { "stones", text(four.stones) }, { "e", toText(tooLong->point) },
                        { "n", std::to_string(tooLong->row.length) } })
                        : say(Frame::NoFourClosed, { { "stones", text(four.stones) } }));
        }
        for (const FalseThree &three : root.falseThrees) {
            std::string reasons;
            for (const auto &reason : three.reasons)
                addReason(reasons, std::visit([this](const auto &one) { return because(one); }, reason));
            addLine(1, say(Frame::NoThree, { { "three", text(three.stones) }, { "reasons", reasons } }));
        }
    }

    std::string because(const NoRoom &reason) const
    {
        const auto &[left, right] = reason.between;
        if (reason.points < 5)
            return say(Frame::BecauseNoRoom);
        if (left && right)
            return say(Frame::BecauseFivePoints, { { "left", toText(*left) }, { "right", toText(*right) } });
        if (left || right)
            return say(Frame::BecauseFivePointsAtEdge, { { "f", toText(left ? *left : *right) } });
        return say(Frame::BecauseFivePointsAcross);
    }

    std::string because(const ClosedEnd &reason) const
    {
        if (!reason.by)
            return say(Frame::BecauseEdge, { { "e", toText(reason.point) } });
        return say(Frame::BecauseClosed, { { "e", toText(reason.point) }, { "f", toText(*reason.by) } });
    }

    std::string because(const LongEnd &reason) const
    {
        return say(Frame::BecauseEnd,
            { { "e", toText(reason.point) }, { "f", toText(reason.end) }, { "n", std::to_string(reason.row.length) } });
    }

    // With one false three of two it is plain which one is left; with more it is said.
    void addRemainder(const ProofNode &root)
    {
        const auto isReal = [](const ThreeEvidence &three) { return three.real; };
        const auto left = std::find_if(root.threes.begin(), root.threes.end(), isReal);
        if (root.threes.size() > 2 && left != root.threes.end())
            addLine(1, say(Frame::OnlyLeft, { { "three", text(left->stones) }, { "p", toText(root.point) } }));
    }

    const Proof &m_proof;
    Language m_language;
    std::string m_text;
};

} // namespace

std::string explanation(const Proof &proof, Language language)
{
    return Writer(proof, language).write();
}

} // namespace kagetsu::cli
