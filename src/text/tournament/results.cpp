// SPDX-License-Identifier: MIT
#include "text/tournament/results.h"

#include "text/tournament/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

using tournament::Outcome;
using tournament::Party;
using tournament::RoundSign;

namespace {

struct OutcomeMeanings
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeMeanings)
};

} // namespace

QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::AWon: return QStringLiteral("1–0");
    case Outcome::BWon: return QStringLiteral("0–1");
    case Outcome::Draw: return QStringLiteral("½–½");
    case Outcome::AWonByForfeit: return QStringLiteral("+ : −");
    case Outcome::BWonByForfeit: return QStringLiteral("− : +");
    case Outcome::BothForfeited: return QStringLiteral("− : −");
    }
    return {};
}

QString outcomeMeaning(Outcome outcome, const QString &first, const QString &second)
{
    switch (outcome) {
    case Outcome::AWon: return OutcomeMeanings::tr("%1 wins").arg(first);
    case Outcome::BWon: return OutcomeMeanings::tr("%1 wins").arg(second);
    case Outcome::Draw: return OutcomeMeanings::tr("Draw");
    //: A game that is won because the other player is not there.
    case Outcome::AWonByForfeit: return OutcomeMeanings::tr("%1 wins by forfeit").arg(first);
    case Outcome::BWonByForfeit: return OutcomeMeanings::tr("%1 wins by forfeit").arg(second);
    case Outcome::BothForfeited: return OutcomeMeanings::tr("Both lose by forfeit");
    }
    return {};
}

QString matchResultText(const tournament::Match &match, const tournament::ScoreSystem &system)
{
    if (match.ruling)
        return text::pointsText(match.ruling->a) + QStringLiteral("–") + text::pointsText(match.ruling->b);
    const auto score = scoreOf(match, system);
    if (!score)
        return {};
    if (match.games.size() == 1)
        return outcomeText(match.games.front().report->outcome);
    return text::pointsText(score->games[Party::A]) + QStringLiteral("–") + text::pointsText(score->games[Party::B]);
}

QString resultSoFarText(const tournament::Match &match)
{
    const auto textOf = [](const tournament::PerParty<tournament::Points> &points) {
        return QStringLiteral("%1–%2").arg(text::pointsText(points.a), text::pointsText(points.b));
    };
    if (match.ruling)
        return textOf(*match.ruling);
    const auto reported = std::ranges::count_if(match.games, [](const auto &game) { return game.report.has_value(); });
    if (match.games.size() == 1 && reported == 1 && !isPlayed(match.games.front().report->outcome))
        return outcomeText(match.games.front().report->outcome);
    tournament::PerParty<tournament::Points> sum;
    for (const tournament::Game &game : match.games) {
        const auto points = game.report ? tournament::gamePointsOf(game.report->outcome) : decltype(sum)();
        sum.a += points.a;
        sum.b += points.b;
    }
    if (reported == 0)
        return {};
    return reported < std::ssize(match.games) ? textOf(sum) + QStringLiteral(" …") : textOf(sum);
}

QString signText(RoundSign sign)
{
    switch (sign) {
    case RoundSign::Win: return QStringLiteral("1");
    case RoundSign::Draw:
    case RoundSign::HalfBye: return QStringLiteral("½");
    case RoundSign::Loss:
    case RoundSign::EmptyBye: return QStringLiteral("0");
    case RoundSign::ForfeitWin:
    case RoundSign::FullBye: return QStringLiteral("+");
    case RoundSign::ForfeitLoss: return QStringLiteral("−");
    case RoundSign::NotInRound: return QStringLiteral("–");
    case RoundSign::NotYet:
    case RoundSign::Annulled: break;
    }
    return {};
}

} // namespace kagetsu::text
