// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournamentpaper/eventpaper.h"

#include <functional>

namespace kagetsu::ui {

// What a section has come to after its published rounds, in the language of a code of catalogueCodes().

// Places, points and criteria, with the line that says how they were ranked.
Document standingsPaper(const EventPaper &paper, const QString &language);

// Of a round robin everybody against everybody; else by place what each round was: opponent, side, result.
Document crossTablePaper(const EventPaper &paper, const QString &language);

// By number, for the wall: each round with the points after it.
Document wallChart(const EventPaper &paper, const QString &language);

// The tables of these, for other papers.
Table standingsTableOf(const tournament::Section &section);
// `marks` names the place in the document that tells of the match of an entry in a round, from 1, for what links to it;
// empty: nothing does.
using MatchMarks = std::function<QString(int round, tournament::EntryId entry)>;
Table crossTableOf(const tournament::Section &section, const MatchMarks &marks = {});
QString standingsTitle(const tournament::Section &section); // "Standings after round 5"
// Room for the arbiters to sign.
Signatures arbitersSign(const tournament::EventDetails &event);
// By what places are decided, and that time is among it where it does.
void addRankingLines(Document &document, const tournament::Section &section);

} // namespace kagetsu::ui
