// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace kagetsu::text {

// What papers and public pages of a section say alike, in the current language.

QString standingsTitle(const tournament::Section &section); // "Standings after round 5"
QString crossTableTitle(const tournament::Section &section); // "Cross table during round 5"
// Returns the pairings of a round as a title: "Pairings for round 3, by name".
QString pairingsTitle(int round, bool isByName);
// Returns a place as tables show it: a dash for 0.
QString placeText(int place);

// Returns by what the places of a section are decided, and how shared ones were, a line for each.
QStringList rankingLines(const tournament::Section &section);

// Returns a round of an entry in a cross table by place: "12 o 1" is opponent, side, result; for a bye, what it gave.
// `round` counts from 0.
QString roundCell(const tournament::Section &section, const tournament::SectionFacts &facts,
    const tournament::EntryFacts &entry, std::size_t round);
// Returns how such cells are read.
QString roundCellsText();
// Returns the results of an entry against another, each with its round, from 1: "1", "½". The opponent is an index in
// SectionFacts::entries.
std::vector<std::pair<int, QString>> resultsAgainst(const tournament::EntryFacts &entry, std::size_t opponent);

} // namespace kagetsu::text
