// SPDX-License-Identifier: MIT
#include "ui/record/proof/proofmarks.h"

#include <algorithm>

namespace kagetsu::ui {

using namespace rules;
using text::Topic;

namespace {

class Marker
{
public:
    Marker(const Proof &proof, std::size_t node)
        : m_node(proof.nodes[node])
    {
        m_marks.side = proof.side;
        signsAt(proof.root().point).judged = true;
        // The first assumed stone is the one being judged.
        for (std::size_t i = 1; i < m_node.assumed.size(); ++i)
            signsAt(m_node.assumed[i]).level = static_cast<int>(i);
        if (!m_node.assumed.empty())
            signsAt(m_node.point).level = static_cast<int>(m_node.assumed.size());
    }

    ProofMarks take(const text::Subject &subject)
    {
        m_marks.alone = subject != text::Subject {};
        switch (subject.topic) {
        case Topic::Verdict:
            markAll(m_node.rows);
            markAll(m_node.fours);
            markAll(m_node.threes);
            break;
        case Topic::Row: mark(m_node.rows[subject.index]); break;
        case Topic::Four: mark(m_node.fours[subject.index]); break;
        case Topic::Three: mark(m_node.threes[subject.index]); break;
        case Topic::FalseFour: mark(m_node.falseFours[subject.index]); break;
        case Topic::FalseThree: mark(m_node.falseThrees[subject.index]); break;
        case Topic::Nothing: break;
        }
        return std::move(m_marks);
    }

private:
    template <class Evidence>
    void markAll(const std::vector<Evidence> &all)
    {
        for (const Evidence &one : all)
            mark(one);
    }

    void mark(const RowEvidence &row)
    {
        const std::vector<Point> stones = row.row.points();
        markShape(stones, row.row.direction);
    }

    void mark(const FourEvidence &four)
    {
        markShape(four.stones, four.direction);
        for (Point point : four.completions)
            setSpot(point, ProofSpot::MakesFive);
    }

    void mark(const ThreeEvidence &three)
    {
        markShape(three.stones, three.direction);
        for (const StraightFourPoint &point : three.points) {
            setSpot(point.point, point.works ? ProofSpot::Works : ProofSpot::Refused);
            if (!point.works)
                continue;
            for (Point end : point.ends)
                setSpot(end, ProofSpot::MakesFive);
        }
    }

    void mark(const FalseFour &four)
    {
        markShape(four.stones, four.direction);
        if (const auto *tooLong = std::get_if<MakesLong>(&four.reason))
            setLong(tooLong->point, tooLong->row.length);
        else
            markBorders(std::get<ClosedBothEnds>(four.reason).between);
    }

    void mark(const FalseThree &three)
    {
        markShape(three.stones, three.direction);
        for (const auto &reason : three.reasons)
            std::visit([this](const auto &one) { markReason(one); }, reason);
    }

    void markReason(const NoRoom &reason) { markBorders(reason.between); }
    void markReason(const ClosedEnd &reason)
    {
        setSpot(reason.point, ProofSpot::Refused);
        markBorder(reason.by);
    }
    void markReason(const LongEnd &reason)
    {
        setSpot(reason.point, ProofSpot::Refused);
        setLong(reason.end, reason.row.length);
    }

    void markBorders(const std::array<Border, 2> &borders)
    {
        for (const Border &border : borders)
            markBorder(border);
    }
    void markBorder(const Border &border)
    {
        if (border)
            setSpot(*border, ProofSpot::Closes);
    }

    void markShape(const std::vector<Point> &stones, Direction direction)
    {
        for (Point stone : stones)
            signsAt(stone).ofShape = true;
        const Point first = stones.front();
        const Point last = stones.back();
        const int length = std::max(std::abs(last.x - first.x), std::abs(last.y - first.y)) + 1;
        m_marks.lines.push_back({ direction, first, length });
    }

    // With several shapes a point can have two roles; the more serious one is shown.
    void setSpot(Point point, ProofSpot spot)
    {
        ProofSigns &signs = signsAt(point);
        const auto grave = [](ProofSpot one) {
            return one == ProofSpot::Works || one == ProofSpot::Refused ? 2 : one != ProofSpot::None ? 1 : 0;
        };
        if (grave(spot) > grave(signs.spot))
            signs.spot = spot;
    }

    void setLong(Point point, int length)
    {
        setSpot(point, ProofSpot::MakesLong);
        signsAt(point).length = length;
    }

    ProofSigns &signsAt(Point point)
    {
        const auto known = std::find_if(
            m_marks.signs.begin(), m_marks.signs.end(), [&](const auto &one) { return one.first == point; });
        return known != m_marks.signs.end() ? known->second : m_marks.signs.emplace_back(point, ProofSigns {}).second;
    }

    const ProofNode &m_node;
    ProofMarks m_marks;
};

} // namespace

void ProofMarks::layOn(BoardPicture &picture) const
{
    picture.proofSide = side;
    picture.proofLines = lines;
    if (alone) {
        for (Point point : picture.points()) {
            picture.at(point).signs.fouls = {};
            picture.at(point).signs.seeming = {};
        }
    }
    for (const auto &[point, sign] : signs)
        picture.at(point).proof = sign;
}

bool looksLike(const ProofMarks &one, const ProofMarks &other)
{
    return one.side == other.side && one.signs.size() == other.signs.size() && one.lines.size() == other.lines.size()
        && std::is_permutation(one.signs.begin(), one.signs.end(), other.signs.begin())
        && std::is_permutation(one.lines.begin(), one.lines.end(), other.lines.begin());
}

ProofMarks marksOf(const Proof &proof, const text::Subject &subject)
{
    return Marker(proof, subject.node).take(subject);
}

} // namespace kagetsu::ui
