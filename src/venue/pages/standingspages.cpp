// SPDX-License-Identifier: MIT
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "text/tournament/papertexts.h"
#include "text/tournament/qualification.h"
#include "text/tournament/sums.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::venue {

namespace {

using namespace tournament;

// By what the places are decided, and how shared ones were.
void addRankingLines(Html &html, const PublicSection &section)
{
    for (const QString &line : text::rankingLines(section.section))
        html << "<p class=\"note\">" << line << "</p>\n";
}

void addColumn(Html &html, const QString &head, bool isNumber)
{
    html << "<th scope=\"col\"";
    if (isNumber)
        html << " class=\"number\"";
    html << ">" << head << "</th>";
}

std::vector<int> placesByFacts(const PublicSection &section)
{
    std::vector<int> places(section.facts.entries.size());
    for (const Standing &standing : section.places.rows)
        places[standing.facts] = standing.place;
    return places;
}

// A round robin: everybody against everybody.
void addMatrix(Html &html, const PageMaker &maker, const PublicSection &section)
{
    const SectionFacts &facts = section.facts;
    html << "<thead><tr>";
    addColumn(html, pageWord(PageWord::Number), true);
    addColumn(html, pageWord(PageWord::Name), false);
    for (const EntryFacts &entry : facts.entries)
        addColumn(html, QString::number(entry.number), false);
    addColumn(html, pageWord(PageWord::Points), true);
    addColumn(html, pageWord(PageWord::Place), true);
    html << "</tr></thead>\n<tbody>\n";
    const std::vector<int> places = placesByFacts(section);
    for (std::size_t row = 0; row < facts.entries.size(); ++row) {
        const EntryFacts &entry = facts.entries[row];
        html << "<tr><td class=\"number\">" << entry.number << "</td><th scope=\"row\" class=\"name\">";
        maker.addEntry(html, section.section, entry.id);
        html << "</th>";
        for (std::size_t column = 0; column < facts.entries.size(); ++column) {
            html << "<td>";
            if (row == column)
                html << "■";
            for (const auto &[round, result] : text::resultsAgainst(entry, column)) {
                const Match *match = matchOf(section.section, round, entry.id);
                if (match)
                    addResult(html, maker, section, round, match->table, result);
                html << " ";
            }
            html << "</td>";
        }
        html << "<td class=\"number\">" << text::pointsText(entry.points) << "</td><td class=\"number\">"
             << text::placeText(places[row]) << "</td></tr>\n";
    }
}

// Any other format: each round by place.
void addRoundsByPlace(Html &html, const PageMaker &maker, const PublicSection &section)
{
    const SectionFacts &facts = section.facts;
    html << "<thead><tr>";
    addColumn(html, pageWord(PageWord::Place), true);
    addColumn(html, pageWord(PageWord::Number), true);
    addColumn(html, pageWord(PageWord::Name), false);
    for (int round = 1; round <= facts.rounds; ++round)
        addColumn(html, text::pageRoundColumn(round), false);
    addColumn(html, pageWord(PageWord::Points), true);
    html << "</tr></thead>\n<tbody>\n";
    for (const Standing &standing : section.places.rows) {
        const EntryFacts &entry = facts.entries[standing.facts];
        html << "<tr><td class=\"number\">" << text::placeText(standing.place) << "</td><td class=\"number\">"
             << entry.number << "</td><th scope=\"row\" class=\"name\">";
        maker.addEntry(html, section.section, entry.id);
        html << "</th>";
        for (std::size_t round = 0; round < entry.rounds.size(); ++round) {
            const int number = static_cast<int>(round) + 1;
            const QString cell = text::roundCell(section.section, facts, entry, round);
            const Match *match = matchOf(section.section, number, entry.id);
            html << "<td>";
            if (match)
                addResult(html, maker, section, number, match->table, cell);
            else
                html << cell;
            html << "</td>";
        }
        html << "<td class=\"number\">" << text::pointsText(standing.points) << "</td></tr>\n";
    }
}

} // namespace

QString standingsHeading(const PublicSection &section)
{
    return lastRound(section.section) == 0 ? pageWord(PageWord::Standings) : text::standingsTitle(section.section);
}

void addStandings(Html &html, const PageMaker &maker, const PublicSection &section, std::size_t most)
{
    const text::RankingList list = text::standingsList(section.section, section.places);
    html << "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" << standingsHeading(section)
         << "\"><table class=\"standings\"";
    if (most == 0)
        html << " data-search";
    html << ">\n<caption class=\"unseen\">" << standingsHeading(section) << "</caption>\n<thead><tr>";
    for (const text::RankingList::Column &column : list.columns) {
        html << "<th scope=\"col\"";
        if (column.isNumber)
            html << " class=\"number\"";
        if (!column.about.isEmpty() && column.about != column.head)
            html << "><abbr title=\"" << column.about << "\">" << column.head << "</abbr></th>";
        else
            html << ">" << column.head << "</th>";
    }
    html << "</tr></thead>\n<tbody>\n";
    const std::size_t rows = most == 0 ? list.rows.size() : std::min(most, list.rows.size());
    for (std::size_t row = 0; row < rows; ++row) {
        const QStringList &cells = list.rows[row].cells;
        html << "<tr><td class=\"number\">" << cells[0] << "</td><th scope=\"row\" class=\"name\">";
        maker.addEntry(html, section.section, section.places.rows[row].entry);
        html << "</th>";
        for (qsizetype column = text::FirstCriterionColumn; column < cells.size(); ++column)
            html << "<td class=\"number\">" << cells[column] << "</td>";
        html << "</tr>\n";
    }
    html << "</tbody>\n</table></div>\n";
}

PageMaker::Content standingsPage(const PageMaker &maker, const PublicSection &section)
{
    PageMaker::Content page { standingsName(section.section.id), standingsHeading(section), &section, true, {} };
    addDelay(page.main, maker.settings);
    addStandings(page.main, maker, section);
    addRankingLines(page.main, section);
    return page;
}

PageMaker::Content crossPage(const PageMaker &maker, const PublicSection &section)
{
    PageMaker::Content page { crossName(section.section.id),
        lastRound(section.section) == 0 ? pageWord(PageWord::CrossTable) : text::crossTableTitle(section.section),
        &section, true, {} };
    Html &html = page.main;
    html << "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" << page.title
         << "\"><table class=\"cross\" data-search>\n<caption class=\"unseen\">" << page.title << "</caption>\n";
    const bool isRobin = isRoundRobin(section.section.settings.format);
    if (isRobin)
        addMatrix(html, maker, section);
    else
        addRoundsByPlace(html, maker, section);
    html << "</tbody>\n</table></div>\n";
    if (!isRobin)
        html << "<p class=\"note\">" << text::roundCellsText() << "</p>\n";
    addRankingLines(html, section);
    return page;
}

} // namespace kagetsu::venue
