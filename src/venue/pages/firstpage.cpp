// SPDX-License-Identifier: MIT
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "text/common/foreigntext.h"
#include "text/tournament/names.h"
#include "text/tournament/papertexts.h"
#include "text/tournament/tournamentterms.h"

namespace kagetsu::venue {

namespace {

using namespace tournament;

constexpr std::size_t FirstPlaces = 10;

void addFact(Html &html, const QString &label, const QString &value)
{
    if (value.isEmpty())
        return;
    html << "<p>";
    if (!label.isEmpty())
        html << "<span class=\"label\">" << label << "</span> ";
    html << "<bdi>" << value << "</bdi></p>\n";
}

void addSection(Html &html, const PageMaker &maker, const PublicSection &section)
{
    const Section &of = section.section;
    if (maker.picture.sections.size() > 1)
        html << "<h2>" << text::sectionName(of) << "</h2>\n";
    const int round = lastRound(of);
    html << "<p class=\"links\">";
    const auto add = [&](const QString &name, const QString &text) {
        html << "<a class=\"button\" href=\"" << maker.page(name) << "\">" << text << "</a> ";
    };
    if (round > 0)
        add(byNameName(of.id, round), text::pairingsTitle(round, true));
    if (maker.picture.sections.size() > 1) {
        add(standingsName(of.id), pageWord(PageWord::Standings));
        add(playersName(of.id), pageWord(PageWord::Players));
    }
    html << "</p>\n";
    if (round == 0) {
        html << "<p class=\"note\">" << pageWord(PageWord::Waiting) << "</p>\n";
        return;
    }
    html << "<h3><a href=\"" << maker.page(roundName(of.id, round)) << "\">" << text::pageRound(round) << "</a></h3>\n";
    addPairings(html, maker, section, round);
    html << "<h3><a href=\"" << maker.page(standingsName(of.id)) << "\">" << standingsHeading(section) << "</a></h3>\n";
    addStandings(html, maker, section, FirstPlaces);
}

} // namespace

PageMaker::Content firstPage(const PageMaker &maker)
{
    const EventDetails &details = maker.picture.details;
    const auto shown = [](const std::string &words) { return text::foreignText(words).simplified(); };
    const QString name = shown(details.name);
    const PublicSection *only = maker.picture.sections.size() == 1 ? &maker.picture.sections.front() : nullptr;
    PageMaker::Content page { firstName(), name.isEmpty() ? pageWord(PageWord::Results) : name, only, true, {} };
    Html &html = page.main;
    addFact(html, {}, shown(details.place));
    addFact(html, {}, shown(details.dates));
    addFact(html, pageWord(PageWord::Federation), shown(details.federation));
    QStringList arbiters;
    for (const std::string &arbiter : details.arbiters)
        arbiters += shown(arbiter);
    addFact(html, pageWord(PageWord::Arbiter), arbiters.join(QStringLiteral(" · ")));
    addDelay(html, maker.settings);
    if (!maker.picture.live.empty())
        html << "<p class=\"links\"><a class=\"button\" href=\"" << maker.page(liveName()) << "\">"
             << pageWord(PageWord::Live) << "</a></p>\n";
    for (const PublicSection &section : maker.picture.sections)
        addSection(html, maker, section);
    return page;
}

} // namespace kagetsu::venue
