// SPDX-License-Identifier: MIT
#include "ui/tournamentpaper/eventpage.h"

#include "ui/paper/languagescope.h"
#include "ui/paper/paper.h"
#include "ui/tournamentpaper/pairingpaper.h"
#include "ui/tournamentpaper/paperwords.h"
#include "ui/tournamentpaper/standingspaper.h"
#include "wording/text/foreigntext.h"
#include "wording/tournament/terms.h"

namespace kagetsu::ui {

namespace {

using namespace tournament;

void addRounds(Document &document, const EventPaper &paper)
{
    const int rounds = static_cast<int>(paper.section.rounds.size());
    for (int round = rounds; round > 0; --round) {
        const Round &held = paper.section.rounds[static_cast<std::size_t>(round) - 1];
        if (held.state == Round::State::Draft)
            continue;
        document.blocks.push_back(Heading { EventPapers::tr("Round %1").arg(round) });
        document.blocks.push_back(pairingTableOf(paper.section, round));
    }
}

void addSection(Document &document, const EventPaper &paper)
{
    const SectionSettings &settings = paper.section.settings;
    const QString name = wording::foreignText(settings.name).simplified();
    const QString format = wording::formatName(settings.format);
    //: %1 is the name of a section, %2 its form, such as Swiss system.
    document.blocks.push_back(Heading { name.isEmpty() ? format : EventPapers::tr("%1 – %2").arg(name, format) });
    document.blocks.push_back(standingsTableOf(paper.section));
    if (!isElimination(settings.format)) {
        document.blocks.push_back(Paragraph { wording::criteriaLine(settings) });
        document.blocks.push_back(Heading { EventPapers::tr("Cross table") });
        document.blocks.push_back(crossTableOf(paper.section));
    }
    addRounds(document, paper);
}

} // namespace

Document eventDocument(const Event &event, const QDateTime &moment, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper({ event.details, {}, moment }, EventPapers::tr("Results"));
    Facts facts;
    if (!event.details.federation.empty())
        facts.facts.push_back(
            { EventPapers::tr("Federation"), wording::foreignText(event.details.federation).simplified() });
    QStringList arbiters;
    for (const std::string &arbiter : event.details.arbiters)
        arbiters.append(wording::foreignText(arbiter).simplified());
    if (!arbiters.isEmpty())
        facts.facts.push_back({ EventPapers::tr("Arbiter"), arbiters.join(EventPapers::tr(", ")) });
    if (!facts.facts.empty())
        document.blocks.push_back(std::move(facts));
    for (const Section &section : event.sections)
        addSection(document, { event.details, section, moment });
    return document;
}

QByteArray eventHtml(const Event &event, const QDateTime &moment, const QString &language)
{
    return paperBytes(eventDocument(event, moment, language), PaperFormat::Html);
}

} // namespace kagetsu::ui
