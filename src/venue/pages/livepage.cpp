// SPDX-License-Identifier: MIT
#include "venue/pages/boardsvg.h"
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "clock/facetext.h"
#include "text/common/sentences.h"
#include "text/rules/rules.h"
#include "text/tournament/names.h"
#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::venue {

namespace {

using namespace tournament;

void addClock(Html &html, const clock::Reading &reading, std::int64_t at)
{
    if (reading.untimed)
        return;
    html << " <span class=\"time\"><b";
    if (reading.running)
        html << " data-left=\"" << QString::number(reading.shown.count()) << "\" data-wait=\""
             << QString::number((reading.hasDelayBeside() ? *reading.delay : clock::Duration { 0 }).count())
             << "\" data-at=\"" << QString::number(at) << "\"";
    // The script stops at zero, too.
    const clock::Duration left = std::max(reading.shown, clock::Duration { 0 });
    html << ">" << QString::fromStdString(clock::faceText(left)) << "</b>";
    if (reading.period && reading.periods > 0)
        html << " ×" << reading.periods;
    if (reading.moves > 0)
        html << " /" << reading.moves;
    html << "</span>";
}

void addPlayer(Html &html, const PageMaker &maker, const Section &section, const LiveGame &game, Seat seat)
{
    const bool isBlack = game.sides[seat] == rules::Side::Black;
    html << "<li>";
    if (isBlack)
        html << "<span class=\"disc b\"></span>";
    else
        html << "<span class=\"disc w\"></span>";
    html << "<span class=\"unseen\">" << text::sideName(game.sides[seat]) << "</span> ";
    maker.addEntry(html, section, seat == Seat::A ? game.key.opener : game.key.second);
    addClock(html, game.clocks[seat], game.at);
    html << "</li>\n";
}

void addGame(Html &html, const PageMaker &maker, const Section &section, const LiveGame &game)
{
    const std::vector<QString> moves = movesOf(game.tree);
    const record::Stones stones = game.tree.stones(game.tree.mainLine().back());
    const int count = stones.count(rules::Stone::Black) + stones.count(rules::Stone::White);
    const int table = placeOf(section, game.key)->match->table;
    const QString which = maker.picture.sections.size() > 1 ? text::sectionName(section) : QString();
    html << "<article>\n<h2>" << text::joinParts({ which, text::pageRound(game.key.round), text::pageTable(table) })
         << "</h2>\n<ul class=\"sides\">\n";
    const Seat black = game.sides.a == rules::Side::Black ? Seat::A : Seat::B;
    addPlayer(html, maker, section, game, black);
    addPlayer(html, maker, section, game, otherSeat(black));
    html << "</ul>\n";
    if (!game.clocks.a.running && !game.clocks.b.running && !(game.clocks.a.untimed && game.clocks.b.untimed))
        html << "<p class=\"note\">" << pageWord(PageWord::ClocksStand) << "</p>\n";
    addBoard(html, game.tree,
        text::boardText(game.tree.columns(), game.tree.rows(), count, moves.empty() ? QString() : moves.back()));
    html << "<p class=\"note\">" << text::asOfText(momentOf(Milliseconds(game.at))) << "</p>\n</article>\n";
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
