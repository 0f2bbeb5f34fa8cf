// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/section.h"

#include <functional>

namespace kagetsu::tournament {

// Builds tables of a section for spreadsheets (tournament.md#tables-for-spreadsheets). Points are decimal numbers
// ("4.5"). The side is `b` for the opener and `w` for the second player.

// The content of a column. The caller chooses the words of the heading; by default it is the column's code.
enum class CsvHead : std::uint8_t {
    Number,
    Name,
    Rating,
    Rank,
    Club,
    Country,
    Members,
    Round,
    Table,
    OpenerNumber,
    Opener,
    SecondNumber,
    Second,
    Game,
    PointsOfOpener,
    PointsOfSecond,
    How,
    Reason,
    SecondsOfOpener,
    SecondsOfSecond,
    Record,
    Place,
    Points,
    Title,
    Sex,
    Birth,
    FederationId,
    RatedGames,
    RatingFactor,
    DecidedPlace,
    DecidedBy,
};

std::string pointsText(Points points); // such as "4.5"
// Returns the criteria, the games, the seed and the words of a decision: "SB", "3-1=1-0 1-3=1/2", "7: before
// witnesses"; empty if it has none.
std::string decisionDetails(const Section &section, const PlaceDecision &decision);
std::string_view codeOf(CsvHead head); // such as "number"
using CsvWords = std::function<std::string(CsvHead)>;
std::string codeWords(CsvHead head);

// Has columns for title, sex, birth, federation number, rated games and factor K if an entry has them.
CsvTable entryTable(const Section &section, const CsvWords &words = codeWords);
// Lists one round, with its byes, which have no opponent.
CsvTable pairingTable(const Section &section, int round, const CsvWords &words = codeWords);
// Lists all matches of all published rounds, with their points by the score system of the section, as byes have them,
// and how they were made ("played", "forfeit", "ruling", "bye").
CsvTable resultTable(const Section &section, const CsvWords &words = codeWords);
// Has a column for each criterion, headed by its code. If shared places were decided, two more columns say which place
// that gave and by what: "play-off 3-1=1-0", "lot 7", "criteria SB", "by-hand: a reason".
CsvTable standingsTable(const Section &section, const CsvWords &words = codeWords);
// Lists entries by place, with a column for each round: "12b1", "3w=", "7b+". A round without an opponent shows what it
// counted: "+", "½" or "0", or "–" if the entry was not in it (tournament.md#signs-of-a-round).
CsvTable crossTable(const Section &section, const CsvWords &words = codeWords);
// Lists all games, with reasons, times and records.
CsvTable gameTable(const Section &section, const CsvWords &words = codeWords);

} // namespace kagetsu::tournament
