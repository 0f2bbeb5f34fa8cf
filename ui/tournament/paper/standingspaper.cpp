// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/standingspaper.h"

#include "text/common/foreigntext.h"
#include "text/tournament/numbers.h"
#include "text/tournament/papertexts.h"
#include "text/tournament/qualification.h"
#include "text/tournament/results.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/formats/knockout.h"
#include "tournament/model/find.h"
#include "tournament/standings/standings.h"
#include "ui/print/paper/languagescope.h"
#include "ui/tournament/paper/paperwords.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

using namespace tournament;

void addLink(Table &table, const MatchMarks &marks, int round, EntryId entry, const QString &text)
{
    const QString mark = marks ? marks(round, entry) : QString();
    if (mark.isEmpty())
        return;
    const auto row = static_cast<int>(table.rows.size());
    const auto column = static_cast<int>(table.rows.back().size()) - 1;
    table.links.push_back({ row - 1, column, text, mark });
}

Table matrixOf(const Section &section, const MatchMarks &marks)
{
    const SectionFacts facts = factsOf(section);
    Table table;
    table.isForm = true;
    table.columns = { { EventPapers::tr("No."), true }, { EventPapers::tr("Name") } };
    for (std::size_t i = 0; i < facts.entries.size(); ++i)
        table.columns.push_back({ QString::number(facts.entries[i].number), false });
    table.columns.push_back({ EventPapers::tr("Points"), true });
    table.columns.push_back({ EventPapers::tr("Place"), true });
    std::vector<int> places(facts.entries.size());
    for (const Standing &standing : standingsOf(facts, criteriaOf(section.settings)))
        places[standing.facts] = standing.place;
    for (std::size_t row = 0; row < facts.entries.size(); ++row) {
        const EntryFacts &entry = facts.entries[row];
        table.rows.push_back({ QString::number(entry.number), nameOnPaper(section, entry.id) });
        for (std::size_t column = 0; column < facts.entries.size(); ++column) {
            QStringList results;
            table.rows.back().append(row == column ? QStringLiteral("■") : QString());
            for (const auto &[round, result] : text::resultsAgainst(entry, column)) {
                addLink(table, marks, round, entry.id, result);
                results += result;
            }
            if (!results.isEmpty())
                table.rows.back().last() = results.join(QLatin1Char(' '));
        }
        table.rows.back() << text::pointsText(entry.points) << text::placeText(places[row]);
    }
    return table;
}

Table roundsByPlace(const Section &section, const MatchMarks &marks)
{
    const SectionFacts facts = factsOf(section);
    Table table;
    table.columns = { { EventPapers::tr("Place"), true }, { EventPapers::tr("No."), true },
        { EventPapers::tr("Name") } };
    for (int round = 1; round <= facts.rounds; ++round)
        //: The head of a narrow column: round %1.
        table.columns.push_back({ EventPapers::tr("R%1").arg(round) });
    table.columns.push_back({ EventPapers::tr("Points"), true });
    for (const Standing &standing : standingsOf(facts, criteriaOf(section.settings))) {
        const EntryFacts &entry = facts.entries[standing.facts];
        table.rows.push_back(
            { text::placeText(standing.place), QString::number(entry.number), nameOnPaper(section, entry.id) });
        for (std::size_t round = 0; round < entry.rounds.size(); ++round) {
            const QString cell = text::roundCell(section, facts, entry, round);
            table.rows.back().append(cell);
            addLink(table, marks, static_cast<int>(round) + 1, entry.id, cell);
        }
        table.rows.back().append(text::pointsText(standing.points));
    }
    return table;
}

Table knockoutTable(const Section &section)
{
    Table table;
    table.columns = { { EventPapers::tr("Place"), true }, { EventPapers::tr("Name") } };
    for (const KnockoutPlace &place : knockoutPlaces(section))
        table.rows.push_back({ text::placeText(place.place), nameOnPaper(section, place.entry) });
    return table;
}

} // namespace

Table standingsTableOf(const Section &section)
{
    if (isElimination(section.settings.format))
        return knockoutTable(section);
    const std::vector<Criterion> criteria = criteriaOf(section.settings);
    Table table;
    table.columns = { { EventPapers::tr("Place"), true }, { EventPapers::tr("No."), true }, { EventPapers::tr("Name") },
        { EventPapers::tr("Club") } };
    for (const Criterion &criterion : criteria)
        table.columns.push_back({ text::criterionShort(criterion), true });
    for (const Standing &standing : standingsOf(section)) {
        const Entry *entry = findEntry(section, standing.entry);
        QStringList cells { text::placeText(standing.place), QString::number(entry->number),
            nameOnPaper(section, standing.entry), QString::fromStdString(entry->details.club).simplified() };
        for (std::size_t i = 0; i < criteria.size(); ++i)
            cells.append(i == 0 ? text::pointsText(standing.points) : text::valueText(criteria[i], standing.values[i]));
        table.rows.push_back(cells);
    }
    return table;
}

Table crossTableOf(const Section &section, const MatchMarks &marks)
{
    return isRoundRobin(section.settings.format) ? matrixOf(section, marks) : roundsByPlace(section, marks);
}

void addRankingLines(Document &document, const Section &section)
{
    for (const QString &line : text::rankingLines(section))
        document.blocks.push_back(Paragraph { line });
}

Signatures arbitersSign(const tournament::EventDetails &event)
{
    Signatures signatures;
    for (const std::string &arbiter : event.arbiters)
        signatures.signers.append(text::foreignText(arbiter).simplified());
    if (signatures.signers.isEmpty())
        signatures.signers.append(EventPapers::tr("Arbiter"));
    return signatures;
}

Document standingsPaper(const EventPaper &paper, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper(paper, text::standingsTitle(paper.section));
    addCorrected(document, paper);
    document.blocks.push_back(standingsTableOf(paper.section));
    addRankingLines(document, paper.section);
    if (paper.section.state == Section::State::Finished)
        document.blocks.push_back(arbitersSign(paper.event));
    return document;
}

Document crossTablePaper(const EventPaper &paper, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper(paper, text::crossTableTitle(paper.section));
    addCorrected(document, paper);
    document.blocks.push_back(crossTableOf(paper.section));
    if (!isRoundRobin(paper.section.settings.format))
        document.blocks.push_back(Paragraph { text::roundCellsText() });
    addRankingLines(document, paper.section);
    return document;
}

Document wallChart(const EventPaper &paper, const QString &language)
{
    const LanguageScope scope(language);
    const Section &section = paper.section;
    Document document = beginPaper(paper, EventPapers::tr("Wall chart"));
    addCorrected(document, paper);
    const SectionFacts facts = factsOf(section);
    const int planned = std::max(section.settings.options.rounds, facts.rounds);
    Table table;
    table.isForm = true;
    table.columns = { { EventPapers::tr("No."), true, 2 }, { EventPapers::tr("Name"), false, 9 } };
    for (int round = 1; round <= planned; ++round)
        table.columns.push_back({ EventPapers::tr("R%1").arg(round), false, 5 });
    for (const EntryFacts &entry : facts.entries) {
        QStringList cells { QString::number(entry.number), nameOnPaper(section, entry.id) };
        Points sum;
        for (std::size_t round = 0; round < static_cast<std::size_t>(planned); ++round) {
            if (round >= entry.rounds.size()) {
                cells.append(QString());
                continue;
            }
            sum += entry.rounds[round].points;
            //: %1 is what a round was, %2 the points after it.
            cells.append(
                EventPapers::tr("%1 = %2").arg(text::roundCell(section, facts, entry, round), text::pointsText(sum)));
        }
        table.rows.push_back(cells);
    }
    document.blocks.push_back(std::move(table));
    return document;
}

} // namespace kagetsu::ui
