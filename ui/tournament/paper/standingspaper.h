// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/paper/eventpaper.h"

#include <functional>

namespace kagetsu::ui {

// The results of a section after its published rounds, in the language of a code of catalogueCodes().

// Returns places, points and criteria, with a line that says how they were ranked.
Document standingsPaper(const EventPaper &paper, const QString &language);

// Returns, for a round robin, everybody's results against everybody; otherwise each round by place: opponent, side,
// result.
Document crossTablePaper(const EventPaper &paper, const QString &language);

// Returns the chart for the wall, by number: each round with the points after it.
Document wallChart(const EventPaper &paper, const QString &language);

// Return the tables of these papers, for other papers.
Table standingsTableOf(const tournament::Section &section);
// Returns the mark of the place in the document that shows an entry's match in a round, from 1, as the target of a
// link; empty if there is none.
using MatchMarks = std::function<QString(int round, tournament::EntryId entry)>;
Table crossTableOf(const tournament::Section &section, const MatchMarks &marks = {});
// Returns room for the arbiters' signatures.
Signatures arbitersSign(const tournament::EventDetails &event);
// Adds by what the places are decided, a note if time is among it, and how shared places were decided. For an
// elimination it adds only the last.
void addRankingLines(Document &document, const tournament::Section &section);

} // namespace kagetsu::ui
