// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// What a section ranks beside its standings, as tables for spreadsheets (tournament.md#tables-for-spreadsheets). Names
// come from `shown`, which is the same section as its reader may see it (model/names.h).

// Each category by place: category, place, number, name, points.
CsvTable categoryTable(const Section &section, const Section &shown);
// A row for each winner: prize, category, number, name, amount; without a winner only the first two.
CsvTable prizeTable(const Section &section, const Section &shown);
// Place, club, points, and who counts, with points.
CsvTable clubTable(const Section &section, const Section &shown);
// Number, name, rating, games, score, opponents, performance, expected, factor, change.
CsvTable ratingTable(const Section &section, const Section &shown);

} // namespace kagetsu::tournament
