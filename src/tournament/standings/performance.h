// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

namespace kagetsu::tournament {

// Calculates ratings from results, by the tables of FIDE's rating regulations [FIDE B.02]
// (tournament.md#performance-and-rating-change).

// Returns the expected score in percent against an opponent rated lower by `difference`; a negative difference means a
// higher rating.
int expectedPercent(int difference);
// Returns by how much a player with this percentage of the points, 0 to 100, performed above the opponents' average.
int performanceDifference(int percent);

// Returns the average rating, with halves rounded up; nothing if there are no ratings.
std::optional<int> averageRating(std::span<const int> ratings);
// Returns the average rating of the opponents plus what the table adds for the score, which is in halves.
std::optional<int> performanceRating(int halves, std::span<const int> opponents);
// Returns the lowest rating for which the score would have been expected; without any points, 800 below the lowest
// opponent.
std::optional<int> perfectPerformance(int halves, std::span<const int> opponents);

} // namespace kagetsu::tournament
