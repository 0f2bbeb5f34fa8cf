// SPDX-License-Identifier: MIT
#include "ui/record/proof/proofhelp.h"

#include "text/proof/proof.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

using rules::Point;
using text::Frame;
using text::Sentence;
using text::Topic;

namespace {

struct Help
{
    Q_DECLARE_TR_FUNCTIONS(ProofHelp)
};

struct Lead
{
    Q_DECLARE_TR_FUNCTIONS(ProofLead)
};

QString argument(const Sentence &sentence, std::size_t index)
{
    const text::Argument &value = sentence.what.arguments[index];
    if (const auto *point = std::get_if<Point>(&value))
        return text::pointText(*point);
    if (const auto *points = std::get_if<std::vector<Point>>(&value))
        return text::pointsText(*points);
    return QString::number(std::get<int>(value));
}

// True for a reason such as "E4 is a double-three"; sentences about edges and ends are longer.
bool hasShortReason(const Sentence &sentence)
{
    if (sentence.reasons.size() != 1)
        return false;
    const Frame frame = sentence.reasons.front().frame;
    return frame == Frame::BecauseOverline || frame == Frame::BecauseDoubleFour || frame == Frame::BecauseDoubleThree;
}

QString kindsHelp(rules::FoulKinds fouls)
{
    QStringList parts;
    if (fouls.overline)
        parts += Help::tr("Six or more in a row are forbidden: only exactly five wins.");
    if (fouls.doubleFour) {
        //: Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.
        parts += Help::tr("Two fours made by one stone are forbidden. A four is four stones that one more stone turns "
                          "into exactly five.");
    }
    if (fouls.doubleThree) {
        //: Three: see the comment at "no three". Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.
        parts += Help::tr("Two threes made by one stone are forbidden. A three is three stones that one more stone "
                          "turns into a straight four: four in a row that can become five at either end.");
    }
    return parts.join(QLatin1Char('\n'));
}

QString allowedHelp(const rules::ProofNode &root)
{
    if (root.threes.size() >= 2)
        //: False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.
        return Help::tr("It looks like two threes, which would be forbidden. But three stones count as a three only if "
                        "one more stone turns them into a straight four (four in a row that can become five at either "
                        "end), and only if that stone may really be played. Otherwise, they are called a false three.");
    if (!root.falseFours.empty())
        return Help::tr("Four stones count as a four only if one more stone makes exactly five.");
    if (!root.falseThrees.empty())
        return Help::tr("Three stones count as a three only if one more stone turns them into a straight four: four in "
                        "a row that can become five at either end.");
    return Help::tr("A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes "
                    "none of these.");
}

QString refusedHelp(const rules::Proof &proof, const rules::ProofNode &node, const rules::ThreeEvidence &three)
{
    const auto makesFive = [&](const rules::StraightFourPoint &point) {
        return proof.nodes[*point.child].outcome == rules::Outcome::Wins;
    };
    if (std::any_of(three.points.begin(), three.points.end(), makesFive))
        return {};
    if (three.points.size() == 1)
        return Help::tr(
            "Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. "
            "So they are a false three, which does not count. The next steps show why %1 is forbidden.")
            .arg(text::pointText(three.points.front().point), text::pointText(node.point));
    return Help::tr("Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both "
                    "are forbidden. So they are a false three, which does not count. The next steps show why.")
        .arg(text::pointText(three.points[0].point), text::pointText(three.points[1].point),
            text::pointText(node.point));
}

} // namespace

QString headlineOf(const rules::Proof &proof)
{
    const rules::ProofNode &root = proof.root();
    const QString point = text::pointText(root.point);
    if (root.outcome == rules::Outcome::Wins)
        //: Headline of a proof; %1 is a point.
        return Lead::tr("%1 makes five and wins.").arg(point);
    Sentence verdict;
    if (root.outcome == rules::Outcome::Forbidden)
        verdict.what = { Frame::Forbidden, { root.point, root.fouls } };
    else
        verdict.what = { Frame::Allowed, { root.point } };
    return textOf(verdict);
}

QString leadOf(const Sentence &sentence)
{
    switch (sentence.what.frame) {
    case Frame::TwoThrees: return Lead::tr("%1 makes two threes.").arg(argument(sentence, 0));
    case Frame::TwoFours: return Lead::tr("%1 makes two fours.").arg(argument(sentence, 0));
    case Frame::Overline:
        //: %1 is a point, %2 the number of stones.
        return Lead::tr("%1 makes %2 in a row.").arg(argument(sentence, 0), argument(sentence, 1));
    case Frame::LooksDoubleThree: return Lead::tr("%1 only looks like a double-three.").arg(argument(sentence, 0));
    case Frame::NoThree:
        if (!hasShortReason(sentence))
            //: %1 is three stones. Three: Chinese 活三, Japanese 三, Russian тройка.
            return Lead::tr("%1 is not a three.").arg(argument(sentence, 0));
        break;
    case Frame::NothingInRow:
    case Frame::NothingInColumn:
    case Frame::NothingOnRising:
    case Frame::NothingOnFalling: return Lead::tr("There is no three on this line.");
    default: break;
    }
    return reasonText(sentence);
}

QString reasonText(const Sentence &sentence)
{
    if (sentence.what.frame != Frame::Five)
        return textOf(sentence);
    Sentence seen = sentence;
    seen.what.frame = Frame::FiveInLookAhead;
    return textOf(seen);
}

QString meaningOf(const rules::Proof &proof, const text::Sentence &sentence)
{
    const text::Subject &subject = sentence.subject;
    const rules::ProofNode &node = proof.nodes[subject.node];
    switch (sentence.what.frame) {
    case Frame::Allowed: return allowedHelp(node);
    case Frame::Forbidden: return kindsHelp(node.fouls);
    case Frame::TwoThrees:
        return Help::tr("Both are real threes: in each of them, a stone on a ticked point would make a straight four.");
    case Frame::TwoFours: return Help::tr("Each of them becomes exactly five with one more stone.");
    case Frame::Five: return Help::tr("Five wins, whatever else the stone makes.");
    case Frame::Overline: return Help::tr("Six or more in a row do not count as a five.");
    case Frame::Four: return Help::tr("One more stone there makes exactly five.");
    case Frame::StraightFour: return Help::tr("It can become five at either end, but it is still only one four.");
    case Frame::Three: {
        const rules::StraightFourPoint &point = node.threes[subject.index].points.front();
        return Help::tr("This is a real three: a stone on %1 makes four in a row that can become five at %2 or "
                        "at %3. The opponent can stop only one of them.")
            .arg(text::pointText(point.point), text::pointText(point.ends[0]), text::pointText(point.ends[1]));
    }
    case Frame::NoThree:
        if (subject.topic == Topic::Three)
            return refusedHelp(proof, node, node.threes[subject.index]);
        return Help::tr("A straight four must be able to become five at both ends. These stones cannot get there, so "
                        "they do not count as a three.");
    case Frame::LooksDoubleThree:
        return Help::tr("A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as "
                        "the next steps show. So %1 may be played.")
            .arg(text::pointText(node.point), text::pointsText(node.threes[subject.index].stones));
    case Frame::NoFourLong:
        return Help::tr("Six or more in a row do not count as a five, so these stones do not count as a four.");
    case Frame::NoFourClosed: return Help::tr("No stone can turn them into five any more.");
    default: return {};
    }
}

} // namespace kagetsu::ui
