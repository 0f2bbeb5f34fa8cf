// SPDX-License-Identifier: MIT
#include "wording/tournament/results.h"

#include "wording/tournament/numbers.h"

namespace kagetsu::wording {

using tournament::Outcome;
using tournament::Party;
using tournament::RoundFact;

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

QString shareText(const RoundFact &fact)
{
    switch (fact.kind) {
    case RoundFact::Kind::Played:
        return fact.share == 2 ? QStringLiteral("1") : fact.share == 1 ? QStringLiteral("½") : QStringLiteral("0");
    case RoundFact::Kind::ForfeitWin: return QStringLiteral("+");
    case RoundFact::Kind::ForfeitLoss: return QStringLiteral("−");
    default: return {};
    }
}

} // namespace kagetsu::wording
