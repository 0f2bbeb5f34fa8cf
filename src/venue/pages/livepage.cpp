// SPDX-License-Identifier: MIT
#include "venue/pages/liveboard.h"
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::venue {

namespace {

using namespace tournament;

void addPlayer(Html &html, const PageMaker &maker, const Section &section, const LiveGame &game, Seat seat)
{
    Html name;
    maker.addEntry(name, section, seat == Seat::A ? game.key.opener : game.key.second);
    addLiveSide(html, game.sides[seat], name, game.clocks[seat], game.at);
}

void addGame(Html &html, const PageMaker &maker, const Section &section, const LiveGame &game)
{
    const int table = placeOf(section, game.key)->match->table;
    const QString which = maker.picture.sections.size() > 1 ? text::sectionName(section) : QString();
    html << "<article>\n<h2>" << text::joinParts({ which, text::pageRound(game.key.round), text::pageTable(table) })
         << "</h2>\n<ul class=\"sides\">\n";
    const Seat black = game.sides.a == rules::Side::Black ? Seat::A : Seat::B;
    addPlayer(html, maker, section, game, black);
    addPlayer(html, maker, section, game, otherSeat(black));
    html << "</ul>\n";
    addStandingClocks(html, game);
    addLiveStones(html, game);
    addLiveMoment(html, game);
    html << "</article>\n";
}

} // namespace

PageMaker::Content livePage(const PageMaker &maker)
{
    PageMaker::Content page { liveName(), pageWord(PageWord::Live), nullptr, true, {}, 2 };
    if (maker.picture.sections.size() == 1)
        page.section = &maker.picture.sections.front();
    Html &html = page.main;
    addDelay(html, maker.settings);
    if (maker.picture.live.empty())
        html << "<p class=\"note\">" << pageWord(PageWord::NoLive) << "</p>\n";
    html << "<div class=\"live\">\n";
    for (const LiveGame &game : maker.picture.live) {
        const auto section = std::ranges::find(
            maker.picture.sections, game.key.section, [](const PublicSection &each) { return each.section.id; });
        addGame(html, maker, section->section, game);
    }
    html << "</div>\n";
    return page;
}

} // namespace kagetsu::venue
