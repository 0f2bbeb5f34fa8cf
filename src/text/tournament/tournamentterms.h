// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtables.h"
#include "tournament/model/section.h"

#include <QString>

namespace kagetsu::text {

// The terms of tournaments, as the players of each language use them.

QString formatName(tournament::Format format);
QString byeName(tournament::Bye::Kind kind);
QString roundStateName(tournament::Round::State state);

QString criterionName(const tournament::Criterion &criterion); // such as "sum of the opponents' points"
QString criterionShort(const tournament::Criterion &criterion); // the heading of a column, such as "SOS"
// Returns the name of the regulation that a list of criteria comes from, by its id; the id itself if it is unknown.
QString criteriaPresetName(std::string_view id);
// Returns all criteria of a section in one line, points first.
QString criteriaLine(const tournament::SectionSettings &settings);
// Returns the warning that the time used decides a place, because a missed round counts no time.
QString timeDecidesText();

QString csvHeadName(tournament::CsvHead head);
QString sexName(tournament::Sex sex); // empty if unknown

} // namespace kagetsu::text
