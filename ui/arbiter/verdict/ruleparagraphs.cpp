// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdict/ruleparagraphs.h"

#include "text/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::RuleParagraphs)
};

// What to cite besides the definition of five.
struct Cited
{
    rules::FoulKinds fouls;
    bool deadline = true; // until when a forbidden move can be claimed
};

// Collects everything of each kind that appears anywhere in the proof.
Cited citedBy(const rules::Proof &proof)
{
    Cited cited { {}, proof.root().outcome == rules::Outcome::Forbidden };
    for (const rules::ProofNode &node : proof.nodes) {
        cited.fouls.overline |= node.fouls.overline || !node.rows.empty();
        cited.fouls.doubleFour |= node.fouls.doubleFour || !node.fours.empty() || !node.falseFours.empty();
        cited.fouls.doubleThree |= node.fouls.doubleThree || !node.threes.empty() || !node.falseThrees.empty();
    }
    return cited;
}

QStringList paragraphsOf(const rules::RuleSet &rules, rules::Side side, const Cited &cited)
{
    const rules::FoulKinds fouls = rules.fouls(side);
    QStringList paragraphs { text::ruleSummary(rules.rule) };
    if (!fouls.any()) {
        paragraphs += RuleWords::tr("%1 has no forbidden points.").arg(text::sideName(side));
        return paragraphs;
    }
    paragraphs +=
        RuleWords::tr("A five is an unbroken row of exactly five stones. A stone that makes a five wins and is "
                      "allowed, whatever else it makes.");
    if (fouls.overline && cited.fouls.overline)
        paragraphs += RuleWords::tr("Overline: a stone that makes an unbroken row of six or more is forbidden.");
    if (fouls.doubleFour && cited.fouls.doubleFour) {
        paragraphs +=
            RuleWords::tr("Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. "
                          "A four is four stones on one line that one more stone turns into a five.");
    }
    if (fouls.doubleThree && cited.fouls.doubleThree) {
        paragraphs += RuleWords::tr(
            "Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line "
            "that one more stone turns into a straight four without making a five at the same time. A straight four is "
            "an unbroken row of four stones that can become a five at either end.");
        paragraphs += fouls.overline && fouls.doubleFour
            ? RuleWords::tr(
                "A three counts only if that additional stone could be played: it must make no overline, no "
                "double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the "
                "stone in question were on the board already, and so on, as deep as needed.")
            : RuleWords::tr("A three counts only if that additional stone could be played: it must make no "
                            "double-three that is forbidden by this same paragraph. This is examined as if the stone "
                            "in question were on the board already, and so on, as deep as needed.");
    }
    paragraphs += RuleWords::tr("The edge of the board closes a line just as an opponent's stone does.");
    if (rules.rule == rules::Rule::Renju) {
        if (cited.deadline) {
            paragraphs +=
                RuleWords::tr("Where a forbidden move must be claimed, a double-three or a double-four can be claimed "
                              "until the reply to it is completed, and an overline until the game has ended.");
        }
        paragraphs +=
            RuleWords::tr("Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in "
                          "the words of this program.");
    }
    return paragraphs;
}

} // namespace

QStringList ruleParagraphs(const rules::RuleSet &rules, rules::Side side)
{
    return paragraphsOf(rules, side, { rules.fouls(side), true });
}

QStringList ruleParagraphs(const rules::RuleSet &rules, const rules::Proof &proof)
{
    return paragraphsOf(rules, proof.side, citedBy(proof));
}

} // namespace kagetsu::ui
