// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace kagetsu::text {

// The words of the public pages of an event, in the current language. Words of papers that pages show, too, are the
// same (text/tournament/paperscontext.h).

enum class PageWord : std::uint8_t {
    Skip,
    Menu,
    Languages,
    Sections,
    Rounds,
    ByTable,
    ByName,
    Standings,
    CrossTable,
    Players,
    Games,
    Sums,
    Moves,
    FirstMove,
    PreviousMove,
    NextMove,
    LastMove,
    Search,
    Record,
    Picture,
    AllRecords,
    Library,
    Feed,
    Live,
    NoLive,
    ClocksStand,
    Covered,
    Waiting,
    NotUpdated,
    // Words of papers.
    Table,
    Number,
    Name,
    Opener,
    Second,
    Points,
    Result,
    Side,
    Opponent,
    Place,
    Club,
    Round,
    Results,
    Arbiter,
    Federation,
};

QString pageWord(PageWord word);

QString pageRound(int round); // "Round 3"
QString pageTable(int table); // "Table 5"
QString pageRoundColumn(int round); // "R3"
// Returns a moment on the wall clock of the place: "2026-11-29 14:03". It is the same in every language.
QString pageMoment(const QDateTime &moment);
QString asOfText(const QDateTime &moment);
QString clocksStartedText(const QDateTime &moment);
QString resultCorrectedText(int table, const QDateTime &moment);
// Return what is said where results are shown later.
QString laterResultsText(int minutes);
QString resultsAfterRoundText();
// Returns the points that are forbidden now: "Forbidden points: H8, G7".
QString forbiddenPointsText(const QStringList &points);
// Return a board in words: its size and stones, and where the last one is.
QString boardText(int columns, int rows, int stones, const QString &last);

} // namespace kagetsu::text
