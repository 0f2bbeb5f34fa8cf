// SPDX-License-Identifier: MIT
#include "ui/proof/proofhelp.h"

#include "ui/board/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

using explain::Frame;
using explain::Topic;
using rules::Point;

namespace {

struct Help
{
    Q_DECLARE_TR_FUNCTIONS(ProofHelp)
};

QString kindsHelp(rules::FoulKinds fouls)
{
    QStringList parts;
    if (fouls.overline)
        parts += Help::tr("Six or more in a row are forbidden: only exactly five win.");
    if (fouls.doubleFour) {
        //: Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.
        parts += Help::tr("Two fours made by one stone are forbidden. A four is four stones that one more stone turns "
                          "into exactly five.");
    }
    if (fouls.doubleThree) {
        //: Three: see the comment at "no three". Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.
        parts += Help::tr("Two threes made by one stone are forbidden. A three is three stones that one more stone "
                          "turns into a straight four: four in a row that become five at either end.");
    }
    return parts.join(QLatin1Char('\n'));
}

QString allowedHelp(const rules::ProofNode &root)
{
    if (root.threes.size() >= 2)
        return Help::tr("It looks like two threes, which would be forbidden. But three stones count as a three only if "
                        "the next stone, which makes them a straight four, may really be played.");
    if (!root.falseFours.empty())
        return Help::tr("Four stones count as a four only if one more stone makes exactly five.");
    if (!root.falseThrees.empty())
        return Help::tr("Three stones count as a three only if one more stone makes a straight four of them: four in a "
                        "row that become five at either end.");
    return Help::tr(
        "Forbidden are two threes, two fours, or six and more in a row, made by one stone. This stone makes "
        "none of that.");
}

QString refusedHelp(const rules::Proof &proof, const rules::ThreeEvidence &three)
{
    const auto makesFive = [&](const rules::StraightFourPoint &point) {
        return proof.nodes[*point.child].outcome == rules::Outcome::Wins;
    };
    if (std::any_of(three.points.begin(), three.points.end(), makesFive))
        return {};
    if (three.points.size() == 1)
        return Help::tr(
            "Only a stone on %1 could make a straight four of these three. But it would be forbidden "
            "itself, so they do not count as a three. The lines below show why; the stone in question is thought "
            "to lie there already.")
            .arg(pointText(three.points.front().point));
    return Help::tr("Only a stone on %1 or %2 could make a straight four of these three. But both would be forbidden "
                    "themselves, so they do not count as a three. The lines below show why; the stone in question is "
                    "thought to lie there already.")
        .arg(pointText(three.points[0].point), pointText(three.points[1].point));
}

} // namespace

QString helpOf(const rules::Proof &proof, const explain::Sentence &sentence)
{
    const explain::Subject &subject = sentence.subject;
    const rules::ProofNode &node = proof.nodes[subject.node];
    switch (sentence.what.frame) {
    case Frame::Allowed:
        return allowedHelp(node);
    case Frame::Forbidden:
        return kindsHelp(node.fouls);
    case Frame::TwoThrees:
        return Help::tr("Both are real threes: the next stone on the ticked point would make a straight four.");
    case Frame::TwoFours:
        return Help::tr("Each of them becomes exactly five with one more stone.");
    case Frame::Five:
        return Help::tr("Five wins, whatever else the stone makes.");
    case Frame::Overline:
        return Help::tr("Six or more in a row are no five.");
    case Frame::Four:
        return Help::tr("One more stone there makes exactly five.");
    case Frame::StraightFour:
        return Help::tr("It becomes five at either end, and still it is one four only.");
    case Frame::Three: {
        const rules::StraightFourPoint &point = node.threes[subject.index].points.front();
        return Help::tr("This is a real three: a stone on %1 makes four in a row, which become five at %2 or at %3. "
                        "The opponent can stop only one of them.")
            .arg(pointText(point.point), pointText(point.ends[0]), pointText(point.ends[1]));
    }
    case Frame::NoThree:
        if (subject.topic == Topic::Three)
            return refusedHelp(proof, node.threes[subject.index]);
        return Help::tr("A straight four must become five at both of its ends. These stones cannot get there, so they "
                        "do not count as a three.");
    case Frame::LooksDoubleThree:
        return Help::tr(
            "A stone on %1 seems to make two threes, which would be forbidden. But one of them is no three, so "
            "it may be played, and the three of the line above is real. The lines below show why.")
            .arg(pointText(node.point));
    case Frame::NoFourLong:
        return Help::tr("Six or more in a row are no five, so these stones do not count as a four.");
    case Frame::NoFourClosed:
        return Help::tr("No stone can make five of them any more.");
    case Frame::OnlyLeft:
        return Help::tr("One three alone is not forbidden.");
    default:
        return {};
    }
}

} // namespace kagetsu::ui
