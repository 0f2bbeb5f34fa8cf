// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace kagetsu::contest {

// The results of one side (engine-contest.md#score). Counts are never negative.
struct Score
{
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    // Returns the share of all points, where a draw is half a point: 0 to 1, and 0.5 without games.
    double share() const;

    friend bool operator==(const Score &, const Score &) = default;
};

// The range in which a value probably is.
struct Interval
{
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval &, const Interval &) = default;
};

// Returns the range that contains the true share in 95 of 100 duels (engine-contest.md#interval), from 0 to 1. Without
// games, it is the whole range.
Interval shareInterval(const Score &score);

// Returns the difference in Elo points that a share corresponds to (engine-contest.md#elo). It is infinite for 0 and 1.
double eloOf(double share);
// Returns the share that is expected for this difference in Elo points.
double shareOf(double elo);
Interval eloInterval(const Score &score);

// A question that enough games will answer (engine-contest.md#sprt): is the first side stronger by `more` Elo points
// rather than by `less`? `less` must be below `more`. Either answer is wrong once in twenty times.
struct Hypotheses
{
    double less = 0;
    double more = 0;

    friend bool operator==(const Hypotheses &, const Hypotheses &) = default;
};

enum class Answer : std::uint8_t { Open, Less, More };

// Returns the logarithm of how much more likely this score is under `more` than under `less`; 0 without games.
double likelihood(const Score &score, const Hypotheses &hypotheses);
Answer answerOf(const Score &score, const Hypotheses &hypotheses);

} // namespace kagetsu::contest
