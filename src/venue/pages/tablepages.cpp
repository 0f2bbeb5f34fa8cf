// SPDX-License-Identifier: MIT
#include "venue/pages/tablepages.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/match/doublegame.h"
#include "text/match/setup.h"
#include "text/record/result.h"
#include "translations/catalogues.h"
#include "venue/pages/liveboard.h"
#include "venue/pages/pagenames.h"
#include "venue/pages/sitepage.h"

namespace kagetsu::venue {

namespace {

constexpr int BetweenLooks = 2; // seconds, as on the pages of live boards

QString shownName(const std::string &name)
{
    return text::foreignText(name).simplified();
}

PerSeat<QString> namesOf(const TableGame &game, const TablePageSettings &settings)
{
    if (settings.names)
        return { shownName(settings.names->a), shownName(settings.names->b) };
    const text::Names names = text::namesOf(game.setup);
    return { text::foreignText(names.a).simplified(), text::foreignText(names.b).simplified() };
}

// The event with round and table, or what is played.
QString titleOf(const match::MatchSetup &setup)
{
    const QString event = shownName(setup.event);
    if (event.isEmpty())
        return text::gameCaption(setup);
    const auto numbered = [](const std::string &number, QString (*words)(int)) {
        bool isNumber = false;
        const int value = QString::fromStdString(number).toInt(&isNumber);
        return isNumber ? words(value) : QString();
    };
    return text::joinParts({ event, numbered(setup.round, text::pageRound), numbered(setup.table, text::pageTable) });
}

void addForbidden(Html &html, const TableGame &game)
{
    if (game.forbidden.empty())
        return;
    QStringList points;
    for (const rules::Point point : game.forbidden)
        points += QString::fromStdString(rules::toText(point));
    html << "<p class=\"note\">" << text::forbiddenPointsText(points) << "</p>\n";
}

void addGame(Html &html, const TableGame &game, const TablePageSettings &settings)
{
    const PerSeat<QString> names = namesOf(game, settings);
    html << "<div class=\"live one\">\n<ul class=\"sides\">\n";
    const Seat black = game.board.sides.a == rules::Side::Black ? Seat::A : Seat::B;
    for (const Seat seat : { black, otherSeat(black) }) {
        Html name;
        name << "<bdi>" << names[seat] << "</bdi>";
        addLiveSide(html, game.board.sides[seat], name, game.board.clocks[seat], game.board.at);
    }
    html << "</ul>\n";
    if (game.isOver)
        html << "<p class=\"outcome\">" << text::resultText(game.result, names[black], names[otherSeat(black)])
             << "</p>\n";
    else if (game.isCovered)
        html << "<p class=\"note\">" << pageWord(PageWord::Covered) << "</p>\n";
    else
        addStandingClocks(html, game.board);
    const bool isNoted = game.setup.playedOn == match::PlayedOn::Screen || game.board.tree.mainLine().size() > 1;
    if (!game.isCovered && isNoted)
        addLiveStones(html, game.board, game.forbidden);
    addForbidden(html, game);
    addLiveMoment(html, game.board);
    html << "</div>\n";
}

PageMaker::Content contentOf(
    const std::optional<TableGame> &game, const TablePageSettings &settings, const QString &title)
{
    PageMaker::Content page { firstName(), title, nullptr, !game || !game->isOver, {}, BetweenLooks, false };
    if (settings.minutes > 0)
        page.main << "<p class=\"note\">" << text::laterResultsText(settings.minutes) << "</p>\n";
    if (game)
        addGame(page.main, *game, settings);
    else
        page.main << "<p class=\"note\">" << pageWord(PageWord::NoLive) << "</p>\n";
    return page;
}

} // namespace

void makeTablePages(const std::optional<TableGame> &game, const TablePageSettings &settings, const PageSink &sink)
{
    PageSettings pages;
    pages.first = settings.first;
    PublicPicture picture;
    PageMaker maker = makerOf(picture, pages);
    putAssets(maker, sink);
    const QString first = firstLanguage(maker);
    for (const QString &code : std::as_const(maker.languages)) {
        const ThreadLanguage language(code);
        maker.language = code;
        const QString title = game ? titleOf(game->setup) : pageWord(PageWord::Live);
        picture.details.name = title.toStdString();
        const PageMaker::Content content = contentOf(game, settings, title);
        sink.put(languageFolder(code) + QLatin1Char('/') + firstName(), maker.whole(content));
        if (code != first)
            continue;
        maker.isAtTop = true;
        sink.put(firstName(), maker.whole(content));
        maker.isAtTop = false;
    }
}

} // namespace kagetsu::venue
