// SPDX-License-Identifier: MIT
#include "ui/tournamentpaper/correctionpaper.h"

#include "ui/paper/languagescope.h"
#include "ui/tournamentpaper/paperwords.h"
#include "ui/tournamentpaper/standingspaper.h"
#include "wording/text/foreigntext.h"
#include "wording/text/moments.h"
#include "wording/text/sentences.h"
#include "wording/tournament/corrections.h"

namespace kagetsu::ui {

namespace {

QString roundsText(const std::vector<int> &rounds)
{
    QStringList numbers;
    for (const int round : rounds)
        numbers += QString::number(round);
    return wording::joinNames(numbers);
}

} // namespace

Document correctionPaper(const EventPaper &paper, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper(paper, EventPapers::tr("Corrections and rulings"));
    Table table;
    table.columns = { { EventPapers::tr("Time"), false, 3 }, { EventPapers::tr("Round"), true, 1 },
        { EventPapers::tr("Correction"), false, 8 }, { EventPapers::tr("Reason"), false, 4 },
        //: The head of a column: who made a correction.
        { EventPapers::tr("By"), false, 3 },
        //: The head of a column: numbers of later rounds, paired with the result that was corrected.
        { EventPapers::tr("Later rounds"), false, 2 } };
    for (const tournament::Correction &each : paper.corrections) {
        if (each.section != paper.section.id)
            continue;
        const QDateTime when = QDateTime::fromMSecsSinceEpoch(each.stamp.when.count());
        table.rows.push_back({ wording::shortMoment(when), each.round > 0 ? QString::number(each.round) : QString(),
            wording::correctionText(each, paper.section), wording::reasonText(each.reason),
            wording::foreignText(each.stamp.who).simplified(), roundsText(each.published) });
    }
    if (table.rows.empty())
        document.blocks.push_back(Paragraph { EventPapers::tr("Nothing was corrected.") });
    else
        document.blocks.push_back(std::move(table));
    document.blocks.push_back(arbitersSign(paper.event));
    return document;
}

} // namespace kagetsu::ui
