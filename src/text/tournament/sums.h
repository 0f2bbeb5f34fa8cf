// SPDX-License-Identifier: MIT
#pragma once

#include "text/tournament/rankings.h"
#include "tournament/standings/standings.h"

namespace kagetsu::text {

// Returns the standings, best first: place, name, and a column for each criterion. A shared place is marked, so that it
// does not look like a mistake. sumText() explains each cell.
RankingList standingsList(const tournament::Section &section, const tournament::PlaceTable &places);
inline constexpr int FirstCriterionColumn = 2;

// Returns the sum behind a value in full: "SOS of Aoki = 20: Bergman 4 + Chen 4 + …". Weights precede what they apply
// to, and terms that are cut are in brackets.
QString sumText(const tournament::Section &section, const tournament::SectionFacts &facts,
    const tournament::Criterion &criterion, const tournament::Standing &standing, const tournament::Value &value);
// Explains a cell of that list: a value by its sum, a name or a place by what decided it. Empty for an elimination.
QString sumText(const tournament::Section &section, const tournament::SectionFacts &facts,
    const tournament::PlaceTable &places, std::size_t row, int column);

} // namespace kagetsu::text
