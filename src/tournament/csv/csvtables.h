// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/section.h"

#include <functional>

namespace kagetsu::tournament {

// A section as tables for spreadsheets (tournament.md#tables-for-spreadsheets). Points are numbers with a point
// ("4.5"); sides are `b` for who opened and `w`.

// What a column is; how a head is called is said by whoever asks. Without that it is its code.
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
};

std::string pointsText(Points points); // "4.5"
std::string_view codeOf(CsvHead head); // "number"
using CsvWords = std::function<std::string(CsvHead)>;
std::string codeWords(CsvHead head);

// With columns for title, sex, birth and number of a federation where anybody has one.
CsvTable entryTable(const Section &section, const CsvWords &words = codeWords);
// Of one round; with the byes, who have no opponent.
CsvTable pairingTable(const Section &section, int round, const CsvWords &words = codeWords);
// All matches of all published rounds: game points, and how ("played", "forfeit", "ruling", "bye").
CsvTable resultTable(const Section &section, const CsvWords &words = codeWords);
// With a column for each criterion, headed by its code.
CsvTable standingsTable(const Section &section, const CsvWords &words = codeWords);
// By place, a column for each round: "12b1", "3w=", "7b+"; of a round without an opponent what it counted: "+", "½",
// "0", and "–" for who was not in it (tournament.md#signs-of-a-round).
CsvTable crossTable(const Section &section, const CsvWords &words = codeWords);
// Game by game, with reasons, times and records.
CsvTable gameTable(const Section &section, const CsvWords &words = codeWords);

} // namespace kagetsu::tournament
