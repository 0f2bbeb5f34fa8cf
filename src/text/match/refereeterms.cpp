// SPDX-License-Identifier: MIT
#include "text/match/refereeterms.h"

#include "text/common/sentences.h"
#include "text/match/setup.h"

#include <QCoreApplication>
#include <QStringList>

namespace kagetsu::text {

namespace {

struct RefereeWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::RefereeWords)
};

QString lossText(match::LateScope scope)
{
    switch (scope) {
    case match::LateScope::Game: return RefereeWords::tr("A player who arrives too late loses the game.");
    case match::LateScope::Round: return RefereeWords::tr("A player who arrives too late loses the round.");
    case match::LateScope::Match: return RefereeWords::tr("A player who arrives too late loses the match.");
    }
    return {};
}

QString chargeText(match::LateCharge charge)
{
    switch (charge) {
    case match::LateCharge::None: return RefereeWords::tr("Within this limit, nothing is deducted from the clock.");
    case match::LateCharge::Single:
        return RefereeWords::tr("Within this limit, the time missed is deducted from the clock.");
    case match::LateCharge::Double:
        return RefereeWords::tr("Within this limit, twice the time missed is deducted from the clock.");
    }
    return {};
}

} // namespace

QString falseClaimText(const match::RefereeTerms &terms)
{
    const QString time = terms.falseClaimTime ? durationText(*terms.falseClaimTime) : QString();
    switch (terms.falseClaim) {
    case match::FalseClaim::OpponentTime:
        return time.isEmpty()
            ? RefereeWords::tr("The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. "
                               "From the second wrong claim on, there is also a warning.")
            : RefereeWords::tr(
                "The opponent gets an extra %1. From the second wrong claim on, there is also a warning.")
                  .arg(time);
    case match::FalseClaim::ClaimantTime:
        return time.isEmpty()
            ? RefereeWords::tr("The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the "
                               "second wrong claim on, there is also a warning.")
            : RefereeWords::tr("The claimant loses %1. From the second wrong claim on, there is also a warning.")
                  .arg(time);
    case match::FalseClaim::TurnLost:
        return RefereeWords::tr("The claimant loses a turn. From the second wrong claim on, there is also a warning.");
    case match::FalseClaim::Warning: return RefereeWords::tr("A warning.");
    case match::FalseClaim::None: return RefereeWords::tr("No penalty.");
    }
    return {};
}

QString warningsText(int most)
{
    return most > 0 ? RefereeWords::tr("A player with %n warnings loses the game.", nullptr, most)
                    : RefereeWords::tr("They are only recorded.");
}

QString leavesText(int most)
{
    return RefereeWords::tr(
        "During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent's time.",
        nullptr, most);
}

QString drawOffersText(match::DrawOffers offers)
{
    if (!offers.allowed)
        return RefereeWords::tr("Not allowed.");
    const QString when = offers.afterMove > 0 ? RefereeWords::tr("After move %1.").arg(offers.afterMove)
        : offers.onOpponentsTime              ? QString()
                                              : RefereeWords::tr("At any time.");
    return offers.onOpponentsTime ? joinSentences(when, RefereeWords::tr("Only after your own move.")) : when;
}

QString scoringText(match::Scoring scoring)
{
    //: Points for the result of one game.
    const QString points = RefereeWords::tr("Win %1, draw %2, loss %3");
    switch (scoring) {
    case match::Scoring::TwoOneNone: return points.arg(2).arg(1).arg(0);
    case match::Scoring::OneHalfNone: return points.arg(1).arg(QStringLiteral("½")).arg(0);
    case match::Scoring::ThreeTwoOne: return points.arg(3).arg(2).arg(1);
    case match::Scoring::ThreeOneNone: return points.arg(3).arg(1).arg(0);
    case match::Scoring::PlusTwoPlusOneMinusTwo:
        return points.arg(QStringLiteral("+2"), QStringLiteral("+1"), QStringLiteral("−2"));
    }
    return {};
}

QString announcementText(const std::string &plan)
{
    if (plan == "cn-60")
        return RefereeWords::tr("Byo-yomi of 60 seconds is read out as in China.");
    if (plan == "cn-30")
        return RefereeWords::tr("Byo-yomi of 30 seconds is read out as in China.");
    if (plan == "jp-30")
        return RefereeWords::tr("Byo-yomi of 30 seconds is read out as in Japan.");
    if (plan == "fide")
        return RefereeWords::tr("Silence, as in chess.");
    if (plan == "club")
        return RefereeWords::tr("Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.");
    if (plan == "total-cap")
        return RefereeWords::tr("The limit per move and the total time are announced.");
    return RefereeWords::tr("None.");
}

QString latenessText(const match::LatenessRules &late)
{
    const QString limit = durationText(late.limit);
    QStringList said { late.inclusive ? RefereeWords::tr("Arriving %1 or more late counts as too late.").arg(limit)
                                      : RefereeWords::tr("Arriving more than %1 late counts as too late.").arg(limit),
        lossText(late.scope), chargeText(late.charge),
        late.bothLose ? RefereeWords::tr("If both are too late, both lose.")
                      : RefereeWords::tr("If both are too late, the game does not count.") };
    if (late.startClock == match::StartClock::OnArrival)
        said << RefereeWords::tr("No clock runs until one of the players arrives.");
    return joinSentences(said);
}

QString detailsText(const match::RefereeTerms &terms)
{
    QStringList said;
    if (terms.falseClaimTime)
        said << RefereeWords::tr("Penalty time for a wrong claim: %1.").arg(durationText(*terms.falseClaimTime));
    said << (terms.warningsToLose > 0 ? warningsText(terms.warningsToLose)
                                      : RefereeWords::tr("A player does not lose the game because of warnings."));
    if (terms.leavesInReading > 0)
        said << leavesText(terms.leavesInReading);
    if (terms.arbiter)
        said << RefereeWords::tr("Withdrawn claim: %1").arg(withdrawalText(terms.withdrawal));
    said << RefereeWords::tr("Draw offers: %1").arg(drawOffersText(terms.drawOffers));
    if (terms.moveLimit > 0)
        said << RefereeWords::tr("A draw after %n moves.", nullptr, terms.moveLimit);
    said << latenessText(terms.lateness);
    return joinSentences(said);
}

} // namespace kagetsu::text
