// SPDX-License-Identifier: MIT
#include "venue/pages/boardsvg.h"
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "text/tournament/names.h"
#include "text/tournament/results.h"
#include "tournament/model/find.h"

namespace kagetsu::venue {

namespace {

using namespace tournament;

// "Ann – Ben", the opener first.
QString playersOf(const PublicSection &section, const RecordedGame &game)
{
    const Match &match = *findMatch(*findRound(section.section, game.round), game.table);
    const Party opener = match.games[static_cast<std::size_t>(game.game)].opener;
    return text::entryName(section.section, match.entry(opener)).simplified() + QStringLiteral(" – ")
        + text::entryName(section.section, match.entry(otherParty(opener))).simplified();
}

QString resultOf(const PublicSection &section, const RecordedGame &game)
{
    const record::GameInfo &info = game.record.info;
    const Match &match = *findMatch(*findRound(section.section, game.round), game.table);
    const auto &report = match.games[static_cast<std::size_t>(game.game)].report;
    const QString words = text::resultText(
        info.result, text::foreignText(info.black.name).simplified(), text::foreignText(info.white.name).simplified());
    return words.isEmpty() && report ? text::outcomeText(report->outcome) : words;
}

void addPlayer(Html &html, const PageMaker &maker, const PublicSection &section, const RecordedGame &game, bool isBlack)
{
    const Match &match = *findMatch(*findRound(section.section, game.round), game.table);
    const Party opener = match.games[static_cast<std::size_t>(game.game)].opener;
    const bool opens = (game.record.info.opener == rules::Side::Black) == isBlack;
    // Fonts show the discs of Unicode in the colours of their text, which are turned round by night.
    html << "<li>";
    if (isBlack)
        html << "<span class=\"disc b\"></span>";
    else
        html << "<span class=\"disc w\"></span>";
    html << "<span class=\"unseen\">" << text::sideName(isBlack ? rules::Side::Black : rules::Side::White)
         << "</span> ";
    maker.addEntry(html, section.section, match.entry(opens ? opener : otherParty(opener)));
    html << "</li>\n";
}

void addButton(Html &html, const QString &to, const QString &sign, PageWord word)
{
    html << "<button type=\"button\" data-go=\"" << to << "\" aria-label=\"" << pageWord(word) << "\" title=\""
         << pageWord(word) << "\">" << sign << "</button>";
}

} // namespace

PageMaker::Content gamesPage(const PageMaker &maker, const PublicSection &section)
{
    PageMaker::Content page { gamesName(section.section.id), pageWord(PageWord::Games), &section, false, {} };
    Html &html = page.main;
    int round = 0;
    for (const RecordedGame &game : section.games) {
        if (game.round != round) {
            if (round > 0)
                html << "</ul>\n";
            round = game.round;
            html << "<h2>" << text::pageRound(round) << "</h2>\n<ul class=\"games\">\n";
        }
        const int table = game.table;
        html << "<li><a href=\"" << maker.page(gameName(section.section.id, round, table, game.game)) << "\">"
             << text::pageTable(table) << "<bdi>" << playersOf(section, game) << "</bdi></a></li>\n";
    }
    if (round > 0)
        html << "</ul>\n";
    return page;
}

PageMaker::Content gamePage(const PageMaker &maker, const PublicSection &section, const RecordedGame &game)
{
    const int id = section.section.id;
    PageMaker::Content page { gameName(id, game.round, game.table, game.game), playersOf(section, game), &section,
        false, {} };
    Html &html = page.main;
    html << "<p class=\"where\"><a href=\"" << maker.page(roundName(id, game.round)) << "#"
         << tableAnchor(id, game.table) << "\">"
         << text::joinParts({ text::pageRound(game.round), text::pageTable(game.table) })
         << "</a></p>\n<ul class=\"sides\">\n";
    addPlayer(html, maker, section, game, true);
    addPlayer(html, maker, section, game, false);
    html << "</ul>\n<p class=\"outcome\">" << resultOf(section, game) << "</p>\n";
    const std::vector<QString> moves = movesOf(game.record.tree);
    const record::GameTree &tree = game.record.tree;
    const record::Stones stones = tree.stones(tree.mainLine().back());
    const int count = stones.count(rules::Stone::Black) + stones.count(rules::Stone::White);
    html << "<div class=\"replay\" data-moves=\"" << static_cast<int>(moves.size()) << "\">\n";
    addBoard(html, tree, text::boardText(tree.columns(), tree.rows(), count, moves.empty() ? QString() : moves.back()));
    html << "<div class=\"keys\" hidden>";
    addButton(html, QStringLiteral("first"), QStringLiteral("«"), PageWord::FirstMove);
    addButton(html, QStringLiteral("back"), QStringLiteral("‹"), PageWord::PreviousMove);
    html << "<output></output>";
    addButton(html, QStringLiteral("next"), QStringLiteral("›"), PageWord::NextMove);
    addButton(html, QStringLiteral("last"), QStringLiteral("»"), PageWord::LastMove);
    html << "</div>\n</div>\n<h2>" << pageWord(PageWord::Moves) << "</h2>\n<ol class=\"moves\">";
    for (const QString &move : moves)
        html << "<li>" << move << "</li>";
    html << "</ol>\n<p class=\"links\"><a class=\"button\" download href=\""
         << maker.file(recordName(id, game.round, game.table, game.game)) << "\">" << pageWord(PageWord::Record)
         << "</a> <a class=\"button\" href=\"" << maker.file(boardName(id, game.round, game.table, game.game)) << "\">"
         << pageWord(PageWord::Picture) << "</a></p>\n";
    return page;
}

} // namespace kagetsu::venue
