// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/standings/presets.h"
#include "tournament/standings/value.h"

#include <QString>

// What the desk calls things, in the language of the moment.
namespace kagetsu::ui {

// The name of an entry as it may stand among our own words; of nobody a dash.
QString entryName(const tournament::Section &section, tournament::EntryId entry);

// "2½", "−1".
QString pointsText(tournament::Points points);
// "20", "12.5"; of TIME as hours, minutes and seconds.
QString amountText(tournament::Criterion::Kind kind, tournament::Eighths amount);

QString formatName(tournament::Format format);
QString byeName(tournament::Bye::Kind kind);
QString stateName(tournament::Round::State state);

// What the code of a criterion means: "Sum of the opponents' points".
QString criterionName(const tournament::Criterion &criterion);
QString presetName(const tournament::CriteriaPreset &preset);

// "1–0", "½–½", "+ –"; of several games how many each has won, and of those to come nothing. Empty without a result.
QString outcomeText(tournament::Outcome outcome);
QString resultText(const tournament::Match &match);

} // namespace kagetsu::ui
