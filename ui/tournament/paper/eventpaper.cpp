// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/eventpaper.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "tournament/model/find.h"
#include "tournament/model/names.h"
#include "ui/tournament/paper/paperwords.h"

#include <QSizeF>

namespace kagetsu::ui {

namespace {

// Keeps only the corrections that changed the pairings of this round after they had been published.
EventPaper withCorrectionsOf(EventPaper paper, int round)
{
    std::erase_if(paper.corrections, [&paper, round](const tournament::Correction &each) {
        return each.kind != tournament::Correction::Kind::Draft || each.section != paper.section.id
            || each.round != round;
    });
    return paper;
}

} // namespace

QString eventTitle(const EventPaper &paper)
{
    QStringList names;
    for (const std::string &name : { paper.event.name, paper.section.settings.name }) {
        // A section that is the whole event has the same name.
        const QString text = text::foreignText(name).simplified();
        if (!text.isEmpty() && !names.contains(text))
            names.append(text);
    }
    //: Between the name of an event and that of its section.
    return names.join(EventPapers::tr(", "));
}

QString nameOnPaper(const tournament::Section &section, tournament::EntryId entry)
{
    return text::foreignText(tournament::shownName(section, entry)).simplified();
}

Document beginPaper(const EventPaper &paper, const QString &what)
{
    const QString title = eventTitle(paper);
    Document document;
    //: The title of a paper: %1 is the event, %2 what the paper is.
    document.title = title.isEmpty() ? what : EventPapers::tr("%1: %2").arg(title, what);
    document.language = QLocale().bcp47Name();
    document.pageWords = pageWords();
    QStringList where;
    for (const std::string &text : { paper.event.place, paper.event.dates }) {
        if (const QString line = text::foreignText(text).simplified(); !line.isEmpty())
            where.append(line);
    }
    if (paper.moment.isValid()) {
        //: %1 is a date and a time.
        where.append(EventPapers::tr("As of %1").arg(text::shortMoment(paper.moment)));
    }
    if (!where.isEmpty())
        document.blocks.push_back(Paragraph { where.join(QStringLiteral(" · ")) });
    return document;
}

void addCorrected(Document &document, const EventPaper &paper)
{
    const auto at = tournament::correctedAt(paper.corrections, paper.section.id);
    if (!at)
        return;
    const QString moment = text::shortMoment(QDateTime::fromMSecsSinceEpoch(at->count()));
    //: On a list that hangs on a wall: what is on it was changed; %1 is a date and a time.
    document.blocks.push_back(Paragraph { EventPapers::tr("Corrected on %1").arg(moment), 0, true });
}

Document beginRoundPaper(const EventPaper &paper, const QString &what, int round)
{
    Document document = beginPaper(paper, what);
    const tournament::Round *found = tournament::findRound(paper.section, round);
    if (!found)
        return document;
    if (found->state == tournament::Round::State::Draft)
        document.blocks.push_back(
            Paragraph { EventPapers::tr("These pairings are a draft and can still change."), 0, true });
    else
        addCorrected(document, withCorrectionsOf(paper, round));
    if (found->changedTables > 0)
        document.blocks.push_back(
            Paragraph { EventPapers::tr("%n table(s) changed by hand.", nullptr, found->changedTables) });
    return document;
}

QPageSize landscape(const QPageSize &size)
{
    return QPageSize(size.size(QPageSize::Millimeter).transposed(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
}

} // namespace kagetsu::ui
