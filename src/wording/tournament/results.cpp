// SPDX-License-Identifier: MIT
#include "wording/tournament/results.h"

#include "wording/tournament/numbers.h"

namespace kagetsu::wording {

using tournament::Outcome;
using tournament::Party;
using tournament::RoundSign;

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

QString matchResultText(const tournament::Match &match, const tournament::ScoreSystem &system)
{
    if (match.ruling)
        return pointsText(match.ruling->a) + QStringLiteral("–") + pointsText(match.ruling->b);
    const auto score = scoreOf(match, system);
    if (!score)
        return {};
    if (match.games.size() == 1)
        return outcomeText(match.games.front().report->outcome);
    return pointsText(score->games[Party::A]) + QStringLiteral("–") + pointsText(score->games[Party::B]);
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

} // namespace kagetsu::wording
