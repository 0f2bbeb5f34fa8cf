// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// Builds spreadsheet tables of what a section ranks besides its standings (tournament.md#tables-for-spreadsheets).
// Names come from `shown`, the same section as its readers may see it (model/names.h).

// Lists each category by place: category, place, number, name, points.
CsvTable categoryTable(const Section &section, const Section &shown);
// Has a row for each winner: prize, category, number, name, amount. A prize without a winner has only the first two.
CsvTable prizeTable(const Section &section, const Section &shown);
// Lists place, club, points, and the players who count, with their points.
CsvTable clubTable(const Section &section, const Section &shown);
// Lists number, name, rating, games, score, opponents, performance, expected score, factor and its reason, and change.
// `year` is that of the event, 0 if it is not known.
CsvTable ratingTable(const Section &section, const Section &shown, int year);

} // namespace kagetsu::tournament
