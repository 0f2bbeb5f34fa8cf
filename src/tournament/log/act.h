// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/apply.h"

#include <array>

namespace kagetsu::tournament {

// Returns the event after an action that somebody does now, or why the action is refused. act() refuses everything that
// apply() refuses, and also what apply() accepts only because logs of earlier versions contain it: a log, once written,
// can always be read (tournament.md#what-is-refused-today).
Result<Event, Refusal> act(Event event, const Action &action);

// Returns the actions that enter these in a section. With `isByRating` the last one numbers everybody who is entered
// then by rating, unless they have those numbers.
std::vector<Action> entering(
    const Event &event, int section, const std::vector<EntryDetails> &entries, int joinedRound, bool isByRating);

// True if the report changes or removes a result that is already recorded.
bool isCorrection(const Event &event, const ReportGame &report);

// The least and the most points that the score system of a section can give a party for one match. A ruling must stay
// within this range (tournament.md#matches-of-several-games).
struct PointsRange
{
    Points least;
    Points most;
};
PointsRange pointsOfMatch(const SectionSettings &settings);
// Returns the most frequent rulings: a win of the first party, a draw, a win of the second one, a loss of both.
std::array<PerParty<Points>, 4> usualRulings(const ScoreSystem &score);

} // namespace kagetsu::tournament
