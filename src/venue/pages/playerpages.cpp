// SPDX-License-Identifier: MIT
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "text/common/foreigntext.h"
#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "text/tournament/papertexts.h"
#include "text/tournament/results.h"
#include "text/tournament/sums.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"

#include <QCollator>

#include <algorithm>

namespace kagetsu::venue {

namespace {

using namespace tournament;

struct Fact
{
    QString label;
    QString value;
};

std::vector<Fact> factsAbout(const Entry &entry)
{
    const EntryDetails &details = entry.details;
    std::vector<Fact> facts { { pageWord(PageWord::Number), QString::number(entry.number) } };
    const auto add = [&facts](CsvHead head, const QString &value) {
        if (!value.isEmpty())
            facts.push_back({ text::csvHeadName(head), value });
    };
    const auto shown = [](const std::string &words) { return text::foreignText(words).simplified(); };
    add(CsvHead::Title, shown(details.title));
    add(CsvHead::Rank, shown(details.rank));
    add(CsvHead::Rating, details.rating ? QString::number(*details.rating) : QString());
    add(CsvHead::Club, shown(details.club));
    add(CsvHead::Country, shown(details.country));
    QStringList members;
    for (const std::string &member : details.members)
        members += shown(member);
    add(CsvHead::Members, members.join(QStringLiteral(" · ")));
    return facts;
}

QString sideOf(const Match &match, EntryId entry)
{
    const Party opener = match.games.empty() ? Party::A : match.games.front().opener;
    return pageWord(match.entry(opener) == entry ? PageWord::Opener : PageWord::Second);
}

void addRound(Html &html, const PageMaker &maker, const PublicSection &section, const EntryFacts &entry, int round)
{
    const RoundFact &fact = entry.rounds[static_cast<std::size_t>(round) - 1];
    const Match *match = matchOf(section.section, round, entry.id);
    html << "<tr><th scope=\"row\" class=\"number\">";
    addLink(html, maker.page(roundName(section.section.id, round)), QString::number(round));
    html << "</th><td class=\"number\">";
    if (match)
        html << match->table;
    html << "</td><td class=\"name\">";
    if (match)
        maker.addEntry(html, section.section, match->a == entry.id ? match->b : match->a);
    html << "</td><td class=\"wide\">";
    if (match)
        html << sideOf(*match, entry.id);
    html << "</td><td class=\"result\">";
    const QString sign = text::signText(signOf(fact));
    if (match)
        addResult(html, maker, section, round, match->table, sign);
    else
        html << sign;
    html << "</td></tr>\n";
}

void addRounds(Html &html, const PageMaker &maker, const PublicSection &section, const EntryFacts &entry)
{
    if (entry.rounds.empty())
        return;
    html << "<h2>" << pageWord(PageWord::Rounds) << "</h2>\n<table class=\"own\">\n<caption class=\"unseen\">"
         << pageWord(PageWord::Rounds) << "</caption>\n<thead><tr><th scope=\"col\" class=\"number\">"
         << pageWord(PageWord::Round) << "</th><th scope=\"col\" class=\"number\">" << pageWord(PageWord::Table)
         << "</th><th scope=\"col\">" << pageWord(PageWord::Opponent) << "</th><th scope=\"col\" class=\"wide\">"
         << pageWord(PageWord::Side) << "</th><th scope=\"col\" class=\"result\">" << pageWord(PageWord::Result)
         << "</th></tr></thead>\n<tbody>\n";
    for (std::size_t round = 1; round <= entry.rounds.size(); ++round)
        addRound(html, maker, section, entry, static_cast<int>(round));
    html << "</tbody>\n</table>\n";
}

// The value of each criterion, with its sum in full.
void addSums(Html &html, const PublicSection &section, std::size_t row)
{
    const PlaceTable &places = section.places;
    if (places.criteria.empty())
        return;
    const Standing &standing = places.rows[row];
    html << "<h2>" << pageWord(PageWord::Sums) << "</h2>\n<dl>\n";
    for (std::size_t i = 0; i < places.criteria.size(); ++i) {
        html << "<dt>" << text::criterionName(places.criteria[i]) << "</dt><dd>"
             << text::sumText(section.section, section.facts, places.criteria[i], standing, standing.values[i])
             << "</dd>\n";
    }
    html << "</dl>\n";
}

} // namespace

PageMaker::Content playersPage(const PageMaker &maker, const PublicSection &section)
{
    PageMaker::Content page { playersName(section.section.id), pageWord(PageWord::Players), &section, false, {} };
    std::vector<std::pair<QString, const Entry *>> entries;
    for (const Entry &entry : section.section.entries)
        entries.emplace_back(text::entryName(section.section, entry.id).simplified(), &entry);
    QCollator alphabet { QLocale(maker.language) };
    alphabet.setNumericMode(true);
    std::ranges::stable_sort(
        entries, [&alphabet](const auto &a, const auto &b) { return alphabet.compare(a.first, b.first) < 0; });
    Html &html = page.main;
    html << "<table class=\"players\" data-search>\n<caption class=\"unseen\">" << page.title
         << "</caption>\n<thead><tr><th scope=\"col\" class=\"number\">" << pageWord(PageWord::Number)
         << "</th><th scope=\"col\">" << pageWord(PageWord::Name) << "</th><th scope=\"col\" class=\"wide\">"
         << pageWord(PageWord::Club) << "</th></tr></thead>\n<tbody>\n";
    for (const auto &[name, entry] : entries) {
        html << "<tr><td class=\"number\">" << entry->number << "</td><th scope=\"row\" class=\"name\">";
        maker.addEntry(html, section.section, entry->id);
        html << "</th><td class=\"wide name\">" << text::foreignText(entry->details.club).simplified()
             << "</td></tr>\n";
    }
    html << "</tbody>\n</table>\n";
    return page;
}

PageMaker::Content playerPage(const PageMaker &maker, const PublicSection &section, std::size_t index)
{
    const EntryFacts &facts = section.facts.entries[index];
    const Entry &entry = *findEntry(section.section, facts.id);
    PageMaker::Content page { playerName(section.section.id, entry.id.value),
        text::entryName(section.section, entry.id).simplified(), &section, false, {} };
    Html &html = page.main;
    const auto standing = std::ranges::find(section.places.rows, entry.id, &Standing::entry);
    html << "<table class=\"facts\">\n<caption class=\"unseen\">" << page.title << "</caption>\n<tbody>\n";
    for (const Fact &fact : factsAbout(entry))
        html << "<tr><th scope=\"row\">" << fact.label << "</th><td>" << fact.value << "</td></tr>\n";
    if (standing != section.places.rows.end() && !facts.rounds.empty()) {
        html << "<tr><th scope=\"row\">" << pageWord(PageWord::Place) << "</th><td>" << text::placeText(standing->place)
             << "</td></tr>\n<tr><th scope=\"row\">" << pageWord(PageWord::Points) << "</th><td>"
             << text::pointsText(facts.points) << "</td></tr>\n";
    }
    html << "</tbody></table>\n";
    addRounds(html, maker, section, facts);
    if (standing != section.places.rows.end() && !facts.rounds.empty())
        addSums(html, section, static_cast<std::size_t>(standing - section.places.rows.begin()));
    return page;
}

} // namespace kagetsu::venue
