// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/eventpage.h"

#include "text/common/foreigntext.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/names.h"
#include "ui/print/paper/languagescope.h"
#include "ui/print/paper/paper.h"
#include "ui/tournament/paper/pairingpaper.h"
#include "ui/tournament/paper/paperwords.h"
#include "ui/tournament/paper/rankingspaper.h"
#include "ui/tournament/paper/standingspaper.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

using namespace tournament;

using Records = std::vector<EventRecord>;

QString markOf(const Section &section, int round, int table)
{
    return QStringLiteral("s%1r%2t%3").arg(section.id).arg(round).arg(table);
}

std::vector<const EventRecord *> recordsOf(const Records &records, const Section &section, int round, int table)
{
    std::vector<const EventRecord *> found;
    for (const EventRecord &record : records) {
        if (record.section == section.id && record.round == round && record.table == table)
            found.push_back(&record);
    }
    return found;
}

// Adds a column with the records, each named as the file that it is saved as.
void linkRecords(Table &pairings, const Section &section, int round, const Records &records)
{
    const auto column = static_cast<int>(pairings.columns.size());
    //: Column: the moves of a game, as a file.
    pairings.columns.push_back({ EventPapers::tr("Record") });
    const std::vector<Match> &matches = section.rounds[static_cast<std::size_t>(round) - 1].matches;
    for (QStringList &row : pairings.rows)
        row.append(QString());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const int table = matches[i].table;
        const QString mark = markOf(section, round, table);
        pairings.marks.append(mark);
        for (const EventRecord *record : recordsOf(records, section, round, table)) {
            const bool isOnly = matches[i].games.size() == 1;
            const QString file = isOnly ? mark : mark + QLatin1Char('g') + QString::number(record->game + 1);
            pairings.links.push_back({ static_cast<int>(i), column,
                isOnly ? QStringLiteral("SGF") : QStringLiteral("SGF %1").arg(record->game + 1),
                QStringLiteral("data:application/x-go-sgf;base64,") + QString::fromLatin1(record->sgf.toBase64()),
                file + QStringLiteral(".sgf") });
        }
    }
    while (pairings.marks.size() < static_cast<qsizetype>(pairings.rows.size()))
        pairings.marks.append(QString()); // byes have no marks
}

void addRounds(Document &document, const EventPaper &paper, const Records &records)
{
    const int rounds = static_cast<int>(paper.section.rounds.size());
    const bool hasRecords = std::ranges::any_of(
        records, [&paper](const EventRecord &record) { return record.section == paper.section.id; });
    for (int round = rounds; round > 0; --round) {
        const Round &held = paper.section.rounds[static_cast<std::size_t>(round) - 1];
        if (held.state == Round::State::Draft)
            continue;
        document.blocks.push_back(Heading { EventPapers::tr("Round %1").arg(round) });
        Table pairings = pairingTableOf(paper.section, round);
        if (hasRecords)
            linkRecords(pairings, paper.section, round, records);
        document.blocks.push_back(std::move(pairings));
    }
}

// Returns the mark of an entry's table in a round if there is a record of the match.
MatchMarks marksOf(const Section &section, const Records &records)
{
    return [&section, &records](int round, EntryId entry) {
        for (const Match &match : section.rounds[static_cast<std::size_t>(round) - 1].matches) {
            if (match.a == entry || match.b == entry)
                return recordsOf(records, section, round, match.table).empty() ? QString()
                                                                               : markOf(section, round, match.table);
        }
        return QString();
    };
}

void addSection(Document &document, const EventPaper &paper, const Section &whole, const Records &records)
{
    const SectionSettings &settings = paper.section.settings;
    const QString name = text::foreignText(settings.name).simplified();
    const QString format = text::formatName(settings.format);
    //: %1 is the name of a section, %2 its form, such as Swiss system.
    document.blocks.push_back(Heading { name.isEmpty() ? format : EventPapers::tr("%1 – %2").arg(name, format) });
    addCorrected(document, paper);
    document.blocks.push_back(standingsTableOf(paper.section));
    addRankingLines(document, paper.section);
    if (!isElimination(settings.format)) {
        document.blocks.push_back(Heading { EventPapers::tr("Cross table") });
        document.blocks.push_back(crossTableOf(paper.section, marksOf(paper.section, records)));
    }
    addCategories(document, whole, paper.section);
    addRounds(document, paper, records);
}

} // namespace

Document eventDocument(const Event &whole, const QDateTime &moment, const QString &language, const Records &records,
    const std::vector<Correction> &corrections)
{
    const LanguageScope scope(language);
    const Event event = publicView(whole);
    Document document = beginPaper({ event.details, {}, moment, {} }, EventPapers::tr("Results"));
    Facts facts;
    if (!event.details.federation.empty())
        facts.facts.push_back(
            { EventPapers::tr("Federation"), text::foreignText(event.details.federation).simplified() });
    QStringList arbiters;
    for (const std::string &arbiter : event.details.arbiters)
        arbiters.append(text::foreignText(arbiter).simplified());
    if (!arbiters.isEmpty())
        facts.facts.push_back({ EventPapers::tr("Arbiter"), arbiters.join(EventPapers::tr(", ")) });
    if (!facts.facts.empty())
        document.blocks.push_back(std::move(facts));
    for (std::size_t i = 0; i < event.sections.size(); ++i)
        addSection(document, { event.details, event.sections[i], moment, corrections }, whole.sections[i], records);
    return document;
}

QByteArray eventHtml(const Event &event, const QDateTime &moment, const QString &language, const Records &records,
    const std::vector<Correction> &corrections)
{
    return paperBytes(eventDocument(event, moment, language, records, corrections), PaperFormat::Html);
}

} // namespace kagetsu::ui
