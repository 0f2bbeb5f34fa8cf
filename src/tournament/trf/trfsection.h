// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"
#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// Returns a section as a report after all its published rounds (tournament.md#report-files). The opener is written as
// black. A match of several games is written as won, drawn or lost; points that differ from this are written as an
// assignment. What the format cannot express, such as points below zero, becomes a remark.
TrfReport reportOf(const EventDetails &event, const Section &section);

// Returns what a result is worth by line 162; no points without a result.
Points pointsOf(const TrfScore &score, char result);

// Returns the name of a criterion in reports, such as "BH/C1"; an empty string if reports do not know it.
std::string trfCodeOf(const Criterion &criterion);
std::optional<Criterion> criterionOfTrf(std::string_view code);

// The beginnings of remarks: one that lists all criteria of a section, and one with its points.
inline constexpr std::string_view CriteriaRemark = "Criteria: ";
inline constexpr std::string_view PointsRemark = "Points of win, draw, loss, absence, bye: ";

} // namespace kagetsu::tournament
