// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/papers.h"

#include "text/tournament/rankings.h"
#include "tournament/model/names.h"
#include "ui/tournament/paper/correctionpaper.h"
#include "ui/tournament/paper/lineuppaper.h"
#include "ui/tournament/paper/pairingpaper.h"
#include "ui/tournament/paper/paperwords.h"
#include "ui/tournament/paper/rankingspaper.h"
#include "ui/tournament/paper/standingspaper.h"

#include <algorithm>

namespace kagetsu::ui {

QString nameOf(EventPaperKind kind)
{
    switch (kind) {
    case EventPaperKind::PairingsByTable: return EventPapers::tr("Pairings by table");
    case EventPaperKind::PairingsByName: return EventPapers::tr("Pairings by name");
    case EventPaperKind::ResultSlips: return EventPapers::tr("Result slips");
    case EventPaperKind::TableCards: return EventPapers::tr("Table cards");
    //: Who of each team sits at which board.
    case EventPaperKind::LineUps: return EventPapers::tr("Line-ups");
    case EventPaperKind::Standings: return EventPapers::tr("Standings");
    //: Lists of juniors and other groups, and who wins what.
    case EventPaperKind::Categories: return EventPapers::tr("Categories and prizes");
    case EventPaperKind::Clubs: return EventPapers::tr("Club ranking");
    case EventPaperKind::CrossTable: return EventPapers::tr("Cross table");
    case EventPaperKind::WallChart: return EventPapers::tr("Wall chart");
    //: Performances, and how ratings change.
    case EventPaperKind::Ratings: return EventPapers::tr("Ratings");
    case EventPaperKind::Corrections: return EventPapers::tr("Corrections and rulings");
    }
    return {};
}

bool isOfRound(EventPaperKind kind)
{
    return kind <= EventPaperKind::LineUps;
}

bool isForEverybody(EventPaperKind kind)
{
    return kind != EventPaperKind::ResultSlips && kind != EventPaperKind::Corrections;
}

bool isUseful(EventPaperKind kind, const tournament::Section &section)
{
    switch (kind) {
    case EventPaperKind::LineUps:
        return std::ranges::any_of(
            section.entries, [](const tournament::Entry &entry) { return !entry.details.members.empty(); });
    case EventPaperKind::Categories: return !section.rankings.categories.empty() || !section.rankings.prizes.empty();
    case EventPaperKind::Clubs: return text::hasClubs(section);
    case EventPaperKind::Ratings: return text::hasRatings(section);
    default: return true;
    }
}

bool isWide(EventPaperKind kind)
{
    return kind >= EventPaperKind::CrossTable;
}

Document documentOf(EventPaperKind kind, const EventPaper &whole, int round, const QString &language)
{
    EventPaper paper = whole;
    if (isForEverybody(kind))
        paper.section = tournament::publicView(paper.event, std::move(paper.section));
    switch (kind) {
    case EventPaperKind::PairingsByTable: return pairingList(paper, round, PairingOrder::ByTable, language);
    case EventPaperKind::PairingsByName: return pairingList(paper, round, PairingOrder::ByName, language);
    case EventPaperKind::ResultSlips: return resultSlips(paper, round, language);
    case EventPaperKind::TableCards: return tableCards(paper, round, language);
    case EventPaperKind::LineUps: return lineUpPaper(paper, round, language);
    case EventPaperKind::Standings: return standingsPaper(paper, language);
    case EventPaperKind::Categories: return categoriesPaper(paper, whole.section, language);
    case EventPaperKind::Clubs: return clubPaper(paper, whole.section, language);
    case EventPaperKind::CrossTable: return crossTablePaper(paper, language);
    case EventPaperKind::WallChart: return wallChart(paper, language);
    case EventPaperKind::Ratings: return ratingPaper(paper, whole.section, language);
    case EventPaperKind::Corrections: return correctionPaper(paper, language);
    }
    return {};
}

Paper paperOf(EventPaperKind kind, const EventPaper &paper, int round, const QPageSize &size)
{
    QString name = nameOf(kind);
    if (isOfRound(kind))
        name += QLatin1Char(' ') + QString::number(round);
    return { .write = [kind, paper, round](
                          const QString &language) { return documentOf(kind, paper, round, language); },
        .name = name,
        .size = [size] { return size; } };
}

} // namespace kagetsu::ui
