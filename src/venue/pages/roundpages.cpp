// SPDX-License-Identifier: MIT
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "text/tournament/names.h"
#include "text/tournament/pairingrows.h"
#include "text/tournament/papertexts.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"

#include <QCollator>

#include <algorithm>

namespace kagetsu::venue {

namespace {

using namespace tournament;
using text::PairingRow;
using text::PairingSide;

bool isCorrected(const PublicSection &section, int round, int table)
{
    return std::ranges::any_of(
        section.corrections, [&](const PublicCorrection &each) { return each.round == round && each.table == table; });
}

void addSide(Html &html, const PageMaker &maker, const Section &section, const PairingSide &side)
{
    html << "<td class=\"name\">";
    maker.addEntry(html, section, side.entry);
    html << "</td>";
}

void addRow(Html &html, const PageMaker &maker, const PublicSection &section, int round, const PairingRow &row)
{
    if (row.table.isEmpty()) {
        html << "<tr><th scope=\"row\"></th>";
        addSide(html, maker, section.section, row.opener);
        // The last cell is not there on a phone, as is one of the columns that the cell before it spans.
        html << "<td class=\"wide number\">" << row.opener.points << "</td><td class=\"bye\" colspan=\"2\">"
             << row.result << "</td><td class=\"wide\"></td></tr>\n";
        return;
    }
    const int table = row.table.toInt();
    html << "<tr id=\"" << tableAnchor(section.section.id, table) << "\"><th scope=\"row\">" << row.table << "</th>";
    addSide(html, maker, section.section, row.opener);
    html << "<td class=\"wide number\">" << row.opener.points << "</td><td class=\"result\">";
    addResult(html, maker, section, round, table, row.result);
    if (isCorrected(section, round, table))
        html << "*";
    html << "</td><td class=\"wide number\">" << row.second.points << "</td>";
    addSide(html, maker, section.section, row.second);
    html << "</tr>\n";
}

void addHeads(Html &html)
{
    html << "<thead><tr><th scope=\"col\" class=\"table\">" << pageWord(PageWord::Table) << "</th><th scope=\"col\">"
         << pageWord(PageWord::Opener) << "</th><th scope=\"col\" class=\"wide number\">" << pageWord(PageWord::Points)
         << "</th><th scope=\"col\" class=\"result\">" << pageWord(PageWord::Result)
         << "</th><th scope=\"col\" class=\"wide number\">" << pageWord(PageWord::Points) << "</th><th scope=\"col\">"
         << pageWord(PageWord::Second) << "</th></tr></thead>\n";
}

// Says what of a round is not in its table: when it began, which results were corrected.
void addNotes(Html &html, const PageMaker &maker, const PublicSection &section, int round)
{
    const Round &held = section.section.rounds[static_cast<std::size_t>(round) - 1];
    if (held.clocksStarted)
        html << "<p class=\"note\">" << text::clocksStartedText(momentOf(*held.clocksStarted)) << "</p>\n";
    if (held.state != Round::State::Finished || maker.settings.delay.kind == Delay::Kind::Minutes)
        addDelay(html, maker.settings);
    for (const PublicCorrection &each : section.corrections) {
        if (each.round == round)
            html << "<p class=\"note\">* " << text::resultCorrectedText(each.table, momentOf(each.when)) << "</p>\n";
    }
}

// Links from the round by table to that by name, and back.
void addOrders(Html &html, const PageMaker &maker, const Section &section, int round, bool isByName)
{
    const auto add = [&](const QString &name, PageWord word, bool isHere) {
        html << "<li><a href=\"" << maker.page(name) << "\"";
        if (isHere)
            html << " aria-current=\"page\"";
        html << ">" << pageWord(word) << "</a></li>";
    };
    html << "<ul class=\"orders\">";
    add(roundName(section.id, round), PageWord::ByTable, !isByName);
    add(byNameName(section.id, round), PageWord::ByName, isByName);
    html << "</ul>\n";
}

struct Line
{
    QString name;
    QString table;
    EntryId entry;
    EntryId opponent;
    QString what; // the side, or the kind of bye
};

// Returns each player once, in the alphabetical order of the language.
std::vector<Line> linesByName(const Section &section, int round, const QString &language)
{
    std::vector<Line> lines;
    for (const PairingRow &row : text::pairingRows(section, round)) {
        const bool isBye = row.table.isEmpty();
        lines.push_back({ row.opener.name, row.table, row.opener.entry, row.second.entry,
            isBye ? row.result : pageWord(PageWord::Opener) });
        if (!isBye)
            lines.push_back(
                { row.second.name, row.table, row.second.entry, row.opener.entry, pageWord(PageWord::Second) });
    }
    QCollator alphabet { QLocale(language) };
    alphabet.setNumericMode(true);
    std::ranges::stable_sort(
        lines, [&alphabet](const Line &a, const Line &b) { return alphabet.compare(a.name, b.name) < 0; });
    return lines;
}

} // namespace

void addPairings(Html &html, const PageMaker &maker, const PublicSection &section, int round)
{
    html << "<table class=\"pairings\">\n<caption class=\"unseen\">" << text::pairingsTitle(round, false)
         << "</caption>\n";
    addHeads(html);
    html << "<tbody>\n";
    for (const PairingRow &row : text::pairingRows(section.section, round))
        addRow(html, maker, section, round, row);
    html << "</tbody>\n</table>\n";
}

PageMaker::Content roundPage(const PageMaker &maker, const PublicSection &section, int round)
{
    PageMaker::Content page { roundName(section.section.id, round), text::pageRound(round), &section, true, {} };
    addOrders(page.main, maker, section.section, round, false);
    addNotes(page.main, maker, section, round);
    addPairings(page.main, maker, section, round);
    const bool hasRecords =
        std::ranges::any_of(section.games, [round](const RecordedGame &game) { return game.round == round; });
    if (hasRecords) {
        const auto add = [&](const QString &name, PageWord word) {
            page.main << "<a class=\"button\" download href=\"" << maker.file(name) << "\">" << pageWord(word)
                      << "</a> ";
        };
        page.main << "<p class=\"links\">";
        add(roundRecordsName(section.section.id, round), PageWord::AllRecords);
        if (maker.libraries.contains({ section.section.id, round }))
            add(roundLibraryName(section.section.id, round), PageWord::Library);
        page.main << "</p>\n";
    }
    page.isCurrent = round == lastRound(section.section);
    return page;
}

PageMaker::Content byNamePage(const PageMaker &maker, const PublicSection &section, int round)
{
    PageMaker::Content page { byNameName(section.section.id, round), text::pairingsTitle(round, true), &section, false,
        {} };
    Html &html = page.main;
    addOrders(html, maker, section.section, round, true);
    html << "<table class=\"names\" data-search>\n<caption class=\"unseen\">" << page.title
         << "</caption>\n<thead><tr><th scope=\"col\">" << pageWord(PageWord::Name)
         << "</th><th scope=\"col\" class=\"number table\">" << pageWord(PageWord::Table)
         << "</th><th scope=\"col\" class=\"wide\">" << pageWord(PageWord::Side) << "</th><th scope=\"col\">"
         << pageWord(PageWord::Opponent) << "</th></tr></thead>\n<tbody>\n";
    for (const Line &line : linesByName(section.section, round, maker.language)) {
        html << "<tr><th scope=\"row\" class=\"name\">";
        maker.addEntry(html, section.section, line.entry);
        html << "</th><td class=\"number\">" << line.table << "</td>";
        if (line.table.isEmpty()) {
            html << "<td class=\"wide\"></td><td class=\"bye\">" << line.what << "</td></tr>\n";
            continue;
        }
        html << "<td class=\"wide\">" << line.what << "</td><td class=\"name\">";
        maker.addEntry(html, section.section, line.opponent);
        html << "</td></tr>\n";
    }
    html << "</tbody>\n</table>\n";
    return page;
}

} // namespace kagetsu::venue
