// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/apply.h"

namespace kagetsu::tournament {

// The event after an action that somebody does now, or why it is refused. It refuses what apply() refuses, and also
// what apply() takes because the logs of earlier versions have it: a log that was written once can always be read
// (tournament.md#what-is-refused-today).
Result<Event, Refusal> act(Event event, const Action &action);

// Whether the report says another result than the one that stands there, or removes it.
bool isCorrection(const Event &event, const ReportGame &report);

// What the score system of a section can give each party of a match, the least and the most: no ruling goes beyond
// (tournament.md#matches-of-several-games).
struct PointsRange
{
    Points least;
    Points most;
};
PointsRange pointsOfMatch(const SectionSettings &settings);

} // namespace kagetsu::tournament
