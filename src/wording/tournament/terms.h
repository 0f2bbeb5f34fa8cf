// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtables.h"
#include "tournament/model/section.h"

#include <QString>

namespace kagetsu::wording {

// The words of tournaments, as the players of each language say them.

QString formatName(tournament::Format format);
QString byeName(tournament::Bye::Kind kind);
QString roundStateName(tournament::Round::State state);

QString criterionName(const tournament::Criterion &criterion); // "sum of the opponents' points"
QString criterionShort(const tournament::Criterion &criterion); // the head of a column: "SOS"
// The regulation that a list of criteria comes from, by its id; the id itself where it is unknown.
QString criteriaPresetName(std::string_view id);
// All of a section in one line, points first.
QString criteriaLine(const tournament::SectionSettings &settings);
// That the time used decides a place, as a missed round counts none.
QString timeDecidesText();

QString csvHeadName(tournament::CsvHead head);
QString sexName(tournament::Sex sex); // empty where it is not known

} // namespace kagetsu::wording
