// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

namespace kagetsu::tournament {

// What ratings make of results, by the tables of FIDE's rating regulations [FIDE B.02]
// (tournament.md#performance-and-rating-change).

// The share that is expected against somebody rated so much lower, in percent; negative: so much higher.
int expectedPercent(int difference);
// How much stronger than its opponents somebody played with so many percent of the points, 0 to 100.
int performanceDifference(int percent);

// Half upwards; of nobody nothing.
std::optional<int> averageRating(std::span<const int> ratings);
// The average rating of the opponents, and what the table adds for the score, which is in halves.
std::optional<int> performanceRating(int halves, std::span<const int> opponents);
// The lowest rating with which the score would have been expected; without any point 800 below the lowest opponent.
std::optional<int> perfectPerformance(int halves, std::span<const int> opponents);

} // namespace kagetsu::tournament
