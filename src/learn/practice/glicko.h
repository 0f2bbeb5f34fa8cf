// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace kagetsu::practice {

// How strong a pupil is, or how hard a puzzle: a number on the scale of Glicko-2 [GLICKO2], which is that of Elo, with
// how far it may be wrong. The true number lies within two deviations of it in nineteen of twenty cases.
struct Rating
{
    double rating = 1500;
    double deviation = 350; // 30 is very sure, 350 is not known at all
    double volatility = 0.06; // how much results vary beyond chance

    friend bool operator==(const Rating &, const Rating &) = default;
};

// A meeting with an opponent of this rating: 1 for a win, 0 for a loss.
struct Meeting
{
    Rating opponent;
    double score = 0;
};

// How fast the volatility may change [GLICKO2].
inline constexpr double SystemConstant = 0.5;

// Returns the rating after the meetings of one period [GLICKO2, steps 2 to 8]. Without meetings only the deviation
// grows, up to that of an unknown player. Numbers that are not finite, or far out of range, are taken as the nearest
// possible ones.
Rating rated(const Rating &player, const std::vector<Meeting> &meetings);

// Returns what the player scores against the opponent on average, from 0 to 1.
double expectedScore(const Rating &player, const Rating &opponent);

} // namespace kagetsu::practice
