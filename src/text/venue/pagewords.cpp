// SPDX-License-Identifier: MIT
#include "text/venue/pagewords.h"

#include "text/tournament/paperscontext.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

} // namespace

QString pageWord(PageWord word)
{
    switch (word) {
    //: Link of a web page for those who use it by keyboard.
    case PageWord::Skip: return PageWords::tr("Skip to the content");
    //: Name of the links at the top of a web page.
    case PageWord::Menu: return PageWords::tr("Menu");
    case PageWord::Languages: return PageWords::tr("Languages");
    //: The groups or stages of a tournament.
    case PageWord::Sections: return PageWords::tr("Sections");
    case PageWord::Rounds: return PageWords::tr("Rounds");
    //: Link: the pairings of a round, sorted by tables.
    case PageWord::ByTable: return PageWords::tr("By table");
    //: Link: the pairings of a round, sorted by names.
    case PageWord::ByName: return PageWords::tr("By name");
    case PageWord::Standings: return PageWords::tr("Standings");
    case PageWord::CrossTable: return EventPapers::tr("Cross table");
    case PageWord::Players: return PageWords::tr("Players");
    case PageWord::Games: return PageWords::tr("Games");
    //: Heading on the page of a player: the tie-breaks of the player, each with its sum.
    case PageWord::Sums: return PageWords::tr("How the place was decided");
    case PageWord::Moves: return PageWords::tr("Moves");
    case PageWord::FirstMove: return PageWords::tr("First move");
    case PageWord::PreviousMove: return PageWords::tr("Previous move");
    case PageWord::NextMove: return PageWords::tr("Next move");
    case PageWord::LastMove: return PageWords::tr("Last move");
    //: Label of a field above a table of players.
    case PageWord::Search: return PageWords::tr("Find a name");
    //: Link: the file of a game.
    case PageWord::Record: return PageWords::tr("Game as SGF");
    //: Link: the final position of a game as a file.
    case PageWord::Picture: return PageWords::tr("Board as SVG");
    //: Link: a file of games.
    case PageWord::AllRecords: return PageWords::tr("All games of this round as SGF");
    //: Link: the games of a round in one tree of moves, a file of the program RenLib.
    case PageWord::Library: return PageWords::tr("All games of this round for RenLib");
    //: Link: the results of a tournament for programs that collect news.
    case PageWord::Feed: return PageWords::tr("Results as RSS feed");
    //: Link and title: the boards of a tournament while they are played.
    case PageWord::Live: return PageWords::tr("Live boards");
    case PageWord::NoLive: return PageWords::tr("No game is being shown now.");
    case PageWord::ClocksStand: return PageWords::tr("The clocks are stopped.");
    case PageWord::Covered: return PageWords::tr("The game is paused, and the board is covered.");
    case PageWord::Waiting: return PageWords::tr("No round has been published yet.");
    //: A web page on a phone could not be refreshed; a time follows.
    case PageWord::NotUpdated: return PageWords::tr("Not connected. Last updated:");
    case PageWord::Table: return EventPapers::tr("Table");
    case PageWord::Number: return EventPapers::tr("No.");
    case PageWord::Name: return EventPapers::tr("Name");
    case PageWord::Opener: return EventPapers::tr("Opener");
    case PageWord::Second: return EventPapers::tr("Second player");
    case PageWord::Points: return EventPapers::tr("Points");
    case PageWord::Result: return EventPapers::tr("Result");
    case PageWord::Side: return EventPapers::tr("Side");
    case PageWord::Opponent: return EventPapers::tr("Opponent");
    case PageWord::Place: return EventPapers::tr("Place");
    case PageWord::Club: return EventPapers::tr("Club");
    case PageWord::Round: return PageWords::tr("Round");
    case PageWord::Results: return EventPapers::tr("Results");
    case PageWord::Arbiter: return EventPapers::tr("Arbiter");
    case PageWord::Federation: return EventPapers::tr("Federation");
    }
    return {};
}

QString pageRound(int round)
{
    return EventPapers::tr("Round %1").arg(round);
}

QString pageTable(int table)
{
    return EventPapers::tr("Table %1").arg(table);
}

QString pageRoundColumn(int round)
{
    return EventPapers::tr("R%1").arg(round);
}

QString pageMoment(const QDateTime &moment)
{
    return moment.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString asOfText(const QDateTime &moment)
{
    return EventPapers::tr("As of %1").arg(pageMoment(moment));
}

QString clocksStartedText(const QDateTime &moment)
{
    //: The beginning of a round; %1 is a date and a time.
    return PageWords::tr("Clocks started: %1").arg(pageMoment(moment));
}

QString resultCorrectedText(int table, const QDateTime &moment)
{
    //: %1 is the number of a table, %2 a date and a time.
    return PageWords::tr("Table %1: the result was corrected on %2.").arg(QString::number(table), pageMoment(moment));
}

QString laterResultsText(int minutes)
{
    return PageWords::tr("Results and games are shown %n minute(s) later.", nullptr, minutes);
}

QString resultsAfterRoundText()
{
    return PageWords::tr("Results and games are shown when the round has ended.");
}

QString forbiddenPointsText(const QStringList &points)
{
    //: On a web page below a board; %1 are points such as "H8, G7".
    return PageWords::tr("Forbidden points: %1").arg(points.join(QStringLiteral(", ")));
}

QString boardText(int columns, int rows, int stones, const QString &last)
{
    const QString size = QStringLiteral("%1 × %2").arg(columns).arg(rows);
    //: A board for a screen reader; %1 is its size such as 15 × 15.
    const QString board = PageWords::tr("Board %1 with %n stone(s)", nullptr, stones).arg(size);
    if (last.isEmpty())
        return board;
    //: %1 is a board and its stones, %2 a point such as H8.
    return PageWords::tr("%1, last move %2").arg(board, last);
}

} // namespace kagetsu::text
