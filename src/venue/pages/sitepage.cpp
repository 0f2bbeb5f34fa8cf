// SPDX-License-Identifier: MIT
#include "venue/pages/sitepage.h"

#include "text/common/foreigntext.h"
#include "text/tournament/names.h"
#include "tournament/model/find.h"
#include "translations/catalogues.h"
#include "venue/pages/pagenames.h"

#include <algorithm>
#include <tuple>

namespace kagetsu::venue {

namespace {

using namespace tournament;

QString eventName(const PublicPicture &picture)
{
    const QString name = text::foreignText(picture.details.name).simplified();
    return name.isEmpty() ? pageWord(PageWord::Results) : name;
}

void addItem(Html &html, const QString &address, const QString &text, bool isHere)
{
    html << "<li><a href=\"" << address << "\"";
    if (isHere)
        html << " aria-current=\"page\"";
    html << ">" << text << "</a></li>";
}

} // namespace

QString languageFolder(const QString &code)
{
    return QString(code).replace(QLatin1Char('_'), QLatin1Char('-'));
}

QString PageMaker::page(const QString &name) const
{
    return isAtTop ? languageFolder(language) + QLatin1Char('/') + name : name;
}

QString PageMaker::file(const QString &name) const
{
    return isAtTop ? name : QStringLiteral("../") + name;
}

void PageMaker::addHead(Html &html, const Content &content) const
{
    html << "<!DOCTYPE html>\n<html lang=\"" << languageFolder(language)
         << "\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; style-src "
            "'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"color-scheme\" content=\"light dark\">\n";
    // By the id a folder knows its pages again (markedpages.h).
    html << "<meta name=\"generator\" content=\"Kagetsu " << QString::fromStdString(picture.id) << "\">\n";
    if (!settings.isIndexed)
        html << "<meta name=\"robots\" content=\"noindex, nofollow\">\n";
    const QString event = eventName(picture);
    html << "<title>";
    if (content.title != event)
        html << content.title << " – ";
    html << event << "</title>\n<link rel=\"icon\" href=\"" << file(icon) << "\">\n<link rel=\"stylesheet\" href=\""
         << file(style) << "\">\n";
    if (content.isCurrent && content.hasFeed)
        html << "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"" << event << "\" href=\""
             << page(feedName()) << "\">\n";
    html << "<script src=\"" << file(script) << "\" defer></script>\n</head>\n";
}

void PageMaker::addLinks(Html &html, const Content &content) const
{
    html << "<a class=\"skip\" href=\"#main\">" << pageWord(PageWord::Skip) << "</a>\n<header>\n";
    if (content.name != firstName())
        html << "<p class=\"event\"><a href=\"" << page(firstName()) << "\"><bdi>" << eventName(picture)
             << "</bdi></a></p>\n";
    if (picture.sections.size() > 1) {
        html << "<nav aria-label=\"" << pageWord(PageWord::Sections) << "\"><ul>";
        for (const PublicSection &each : picture.sections)
            addItem(
                html, page(standingsName(each.section.id)), text::sectionName(each.section), &each == content.section);
        html << "</ul></nav>\n";
    }
    if (content.section) {
        const Section &section = content.section->section;
        const auto add = [&](const QString &name, const QString &text) {
            addItem(html, page(name), text, name == content.name);
        };
        html << "<nav aria-label=\"" << pageWord(PageWord::Menu) << "\"><ul>";
        add(standingsName(section.id), pageWord(PageWord::Standings));
        if (!isElimination(section.settings.format))
            add(crossName(section.id), pageWord(PageWord::CrossTable));
        add(playersName(section.id), pageWord(PageWord::Players));
        if (!content.section->games.empty())
            add(gamesName(section.id), pageWord(PageWord::Games));
        html << "</ul></nav>\n";
        if (lastRound(section) > 0) {
            html << "<nav aria-label=\"" << pageWord(PageWord::Rounds) << "\"><ul class=\"rounds\">";
            for (int round = lastRound(section); round > 0; --round)
                add(roundName(section.id, round), text::pageRoundColumn(round));
            html << "</ul></nav>\n";
        }
    }
    html << "</header>\n";
}

void PageMaker::addEnd(Html &html, const Content &content) const
{
    html << "<footer>\n";
    if (content.isCurrent && picture.asOf)
        html << "<p>" << text::asOfText(momentOf(*picture.asOf)) << "</p>\n";
    if (content.isCurrent && content.hasFeed)
        html << "<p><a class=\"button\" href=\"" << page(feedName()) << "\">" << pageWord(PageWord::Feed)
             << "</a></p>\n";
    if (languages.size() > 1) {
        html << "<nav aria-label=\"" << pageWord(PageWord::Languages) << "\"><ul>";
        for (const Language &each : shippedLanguages()) {
            if (!languages.contains(each.code))
                continue;
            const QString folder = languageFolder(each.code);
            html << "<li><a lang=\"" << folder << "\" hreflang=\"" << folder << "\" href=\""
                 << file(folder + QLatin1Char('/') + content.name) << "\"";
            if (each.code == language)
                html << " aria-current=\"true\"";
            html << ">" << each.name << "</a></li>";
        }
        html << "</ul></nav>\n";
    }
    html << "<p class=\"maker\">Kagetsu 花月</p>\n</footer>\n";
}

QByteArray PageMaker::whole(const Content &content) const
{
    Html html;
    addHead(html, content);
    html << "<body";
    if (content.isCurrent)
        html << " data-poll=\"" << content.seconds << "\" data-lost=\"" << pageWord(PageWord::NotUpdated) << "\"";
    html << " data-search=\"" << pageWord(PageWord::Search) << "\">\n";
    addLinks(html, content);
    html << "<main id=\"main\">\n<h1>" << content.title << "</h1>\n" << content.main << "</main>\n";
    addEnd(html, content);
    html << "</body>\n</html>\n";
    return html.bytes();
}

void PageMaker::addEntry(Html &html, const Section &section, EntryId entry) const
{
    if (!findEntry(section, entry)) {
        html << "–";
        return;
    }
    html << "<a href=\"" << page(playerName(section.id, entry.value)) << "\"><bdi>"
         << text::entryName(section, entry).simplified() << "</bdi></a>";
}

void addLink(Html &html, const QString &address, const QString &text)
{
    if (address.isEmpty())
        html << text;
    else
        html << "<a href=\"" << address << "\">" << text << "</a>";
}

QDateTime momentOf(Milliseconds when)
{
    return QDateTime::fromMSecsSinceEpoch(when.count());
}

int lastRound(const Section &section)
{
    return static_cast<int>(section.rounds.size()); // a picture has no drafts
}

const RecordedGame *gameOf(const PublicSection &section, int round, int table, int game)
{
    const auto keyOf = [](const RecordedGame &each) { return std::tuple(each.round, each.table, each.game); };
    const auto found = std::ranges::lower_bound(section.games, std::tuple(round, table, game), {}, keyOf);
    return found != section.games.end() && keyOf(*found) == std::tuple(round, table, game) ? &*found : nullptr;
}

const Match *matchOf(const Section &section, int round, EntryId entry)
{
    for (const Match &match : section.rounds[static_cast<std::size_t>(round) - 1].matches) {
        if (match.a == entry || match.b == entry)
            return &match;
    }
    return nullptr;
}

void addResult(
    Html &html, const PageMaker &maker, const PublicSection &section, int round, int table, const QString &result)
{
    const Match *match = findMatch(*findRound(section.section, round), table);
    const std::size_t games = match ? match->games.size() : 0;
    if (games == 1) {
        const RecordedGame *game = gameOf(section, round, table, 0);
        addLink(html, game ? maker.page(gameName(section.section.id, round, table, 0)) : QString(), result);
        return;
    }
    html << result;
    for (std::size_t i = 0; i < games; ++i) {
        if (gameOf(section, round, table, static_cast<int>(i))) {
            html << " ";
            addLink(html, maker.page(gameName(section.section.id, round, table, static_cast<int>(i))),
                QStringLiteral("(%1)").arg(i + 1));
        }
    }
}

void addDelay(Html &html, const PageSettings &settings)
{
    if (settings.delay.kind == Delay::Kind::Minutes)
        html << "<p class=\"note\">" << text::laterResultsText(settings.delay.minutes) << "</p>\n";
    if (settings.delay.kind == Delay::Kind::RoundEnd)
        html << "<p class=\"note\">" << text::resultsAfterRoundText() << "</p>\n";
}

} // namespace kagetsu::venue
