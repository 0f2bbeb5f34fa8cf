// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"
#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// A section as a report, after all rounds that are published (tournament.md#report-files). Who opened stands as black.
// A match of several games stands as won, drawn or lost; what its points are otherwise is an assignment. What cannot be
// said, such as points below zero, is a remark.
TrfReport reportOf(const EventDetails &event, const Section &section);

// What a result is worth by line 162; nothing without a result.
Points pointsOf(const TrfScore &score, char result);

// How reports name a criterion: "BH/C1"; nothing for one that they do not know.
std::string trfCodeOf(const Criterion &criterion);
std::optional<Criterion> criterionOfTrf(std::string_view code);

// The remark that lists all criteria of a section, and what it begins with.
inline constexpr std::string_view CriteriaRemark = "Criteria: ";
inline constexpr std::string_view PointsRemark = "Points of win, draw, loss, absence, bye: ";

} // namespace kagetsu::tournament
