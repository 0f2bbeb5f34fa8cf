// SPDX-License-Identifier: MIT
#include "ui/tournament/words/eventwords.h"

#include "tournament/model/find.h"
#include "tournament/model/names.h"
#include "tournament/score/matchscore.h"
#include "wording/text/foreigntext.h"
#include "wording/tournament/numbers.h"
#include "wording/tournament/results.h"

namespace kagetsu::ui {

namespace {

bool isByForfeit(const tournament::Match &match)
{
    return match.games.size() == 1 && match.games.front().report && !isPlayed(match.games.front().report->outcome);
}

} // namespace

QString sectionName(const tournament::Section &section)
{
    return section.settings.name.empty() ? QString::number(section.id) : wording::foreignText(section.settings.name);
}

QString entryName(const tournament::Section &section, tournament::EntryId entry)
{
    return tournament::findEntry(section, entry) ? wording::foreignText(tournament::shownName(section, entry))
                                                 : QStringLiteral("–");
}

QString resultText(const tournament::Match &match)
{
    if (match.ruling)
        return QStringLiteral("%1–%2").arg(wording::pointsText(match.ruling->a), wording::pointsText(match.ruling->b));
    if (isByForfeit(match))
        return wording::outcomeText(match.games.front().report->outcome);
    tournament::PerParty<tournament::Points> sum;
    std::size_t reported = 0;
    for (const tournament::Game &game : match.games) {
        if (!game.report)
            continue;
        ++reported;
        const tournament::PerParty<tournament::Points> points = tournament::gamePointsOf(game.report->outcome);
        sum.a += points.a;
        sum.b += points.b;
    }
    if (reported == 0)
        return {};
    const QString text = QStringLiteral("%1–%2").arg(wording::pointsText(sum.a), wording::pointsText(sum.b));
    return reported < match.games.size() ? text + QStringLiteral(" …") : text;
}

} // namespace kagetsu::ui
