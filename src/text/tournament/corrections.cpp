// SPDX-License-Identifier: MIT
#include "text/tournament/corrections.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "text/tournament/qualification.h"
#include "text/tournament/results.h"
#include "tournament/model/find.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

using namespace tournament;

struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionWords)
};

QString resultOf(const Match &match, const Section &section)
{
    const QString text = matchResultText(match, section.settings.score);
    return text.isEmpty() ? QStringLiteral("–") : text;
}

QString adjustmentText(const Correction &correction, const Section &section)
{
    const QString name = entryName(section, correction.adjustment.entry);
    const QString points = pointsText(correction.adjustment.points);
    return correction.kind == Correction::Kind::Adjustment
        //: %1 is a player, %2 a number of points, which can be negative.
        ? CorrectionWords::tr("%1: %2 points").arg(name, points)
        //: %1 is a player, %2 a number of points: what was given or deducted counts no more.
        : CorrectionWords::tr("%1: %2 points removed").arg(name, points);
}

} // namespace

QString reasonName(Reason::Kind kind)
{
    switch (kind) {
    case Reason::Kind::None: break;
    //: Why a result was corrected: at the desk somebody pressed a wrong key.
    case Reason::Kind::Mistyped: return CorrectionWords::tr("Wrongly entered");
    //: Why a result was corrected: the result slip was wrong.
    case Reason::Kind::Slip: return CorrectionWords::tr("Wrongly reported by the players");
    //: Why a result was corrected.
    case Reason::Kind::Appeal: return CorrectionWords::tr("Decided on an appeal");
    //: Why a result was corrected.
    case Reason::Kind::Rules: return CorrectionWords::tr("Breach of the rules");
    //: Why a result was corrected: the game that was played with the program ended otherwise.
    case Reason::Kind::Game: return CorrectionWords::tr("Result of the game at the table");
    //: Why a later game lost its result: an earlier one of the match was corrected.
    case Reason::Kind::Follows: return CorrectionWords::tr("Follows from another correction");
    case Reason::Kind::File: return CorrectionWords::tr("Read from a file");
    case Reason::Kind::Other: return CorrectionWords::tr("Another reason");
    }
    return {};
}

QString reasonText(const Reason &reason)
{
    return reason.kind == Reason::Kind::Other ? foreignText(reason.words) : reasonName(reason.kind);
}

QString standingResultText(const Match &match)
{
    //: %1 is a table, %2 the result that was entered for it.
    return CorrectionWords::tr("Table %1 has %2").arg(QString::number(match.table), resultSoFarText(match));
}

QString replaceQuestion(const Section &section, const Match &match, std::optional<Outcome> outcome)
{
    const QString players = QStringLiteral("%1 – %2").arg(entryName(section, match.a), entryName(section, match.b));
    return outcome
        //: %1 are two players, %2 a result such as 1–0.
        ? CorrectionWords::tr("%1: replace it with %2?").arg(players, outcomeText(*outcome))
        : CorrectionWords::tr("%1: remove the result?").arg(players);
}

QString restingText(const Event &event, int section, const Resting &resting)
{
    const Section *of = findSection(event, section);
    if (!of)
        return {};
    QStringList seen;
    QStringList sentences;
    for (const int number : resting.rounds) {
        if (findRound(*of, number)->state != Round::State::Draft)
            seen += QString::number(number);
        else
            sentences += CorrectionWords::tr("Round %1 is a draft: discard it and pair it again.").arg(number);
    }
    if (!seen.isEmpty())
        //: %1 is a list of numbers of rounds.
        sentences.prepend(CorrectionWords::tr("Paired with the old result: round %1.").arg(joinNames(seen)));
    QStringList sections;
    QStringList changed; // texts that say what has changed, rather than only that something depends on it
    for (const int id : resting.sections) {
        const Section &other = *findSection(event, id);
        const QString text = intakeText(event, other);
        (text.isEmpty() ? sections : changed) += text.isEmpty() ? foreignText(other.settings.name) : text;
    }
    if (!sections.isEmpty())
        //: %1 is a list of sections, into which the best of this one have gone.
        sentences += CorrectionWords::tr("Check who qualified for: %1.").arg(joinNames(sections));
    sentences += changed;
    return joinSentences(sentences);
}

QString adjustmentText(const Adjustment &adjustment)
{
    const QString points =
        (adjustment.points.halves > 0 ? QStringLiteral("+") : QString()) + text::pointsText(adjustment.points);
    //: %1 are points, with their sign, and %2 the round from which on they count.
    const QString text = adjustment.round > 0
        ? CorrectionWords::tr("%1 from round %2").arg(points).arg(adjustment.round)
        : CorrectionWords::tr("%1 from the start").arg(points);
    return adjustment.reason.empty() ? text : text + QStringLiteral(": ") + foreignText(adjustment.reason);
}

QString correctionText(const Correction &correction, const Section &section)
{
    switch (correction.kind) {
    case Correction::Kind::Adjustment:
    case Correction::Kind::AdjustmentRemoved: return adjustmentText(correction, section);
    case Correction::Kind::Decision: {
        PlaceDecision decision = correction.decision;
        decision.reason.clear(); // which is the reason of the correction
        return decisionText(section, decision);
    }
    case Correction::Kind::Draft: return CorrectionWords::tr("The pairings were withdrawn.");
    case Correction::Kind::Result:
    case Correction::Kind::Ruling: break;
    }
    //: A correction: %1 is a table, %2 and %3 its players, %4 the result now, %5 the one before.
    return CorrectionWords::tr("Table %1, %2 – %3: %4 (before: %5)")
        .arg(QString::number(correction.table), entryName(section, correction.after.a),
            entryName(section, correction.after.b), resultOf(correction.after, section),
            resultOf(correction.before, section));
}

} // namespace kagetsu::text
