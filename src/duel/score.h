// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace kagetsu::duel {

// What one side has made of its games (duel.md#score). Counts are never negative.
struct Score
{
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    // Of all points, a draw being half of one: 0 to 1; 0.5 without games.
    double share() const;

    friend bool operator==(const Score &, const Score &) = default;
};

// From where to where something lies, surely enough.
struct Interval
{
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval &, const Interval &) = default;
};

// Where the true share lies in 95 of 100 duels (duel.md#interval): 0 to 1, all of that without games.
Interval shareInterval(const Score &score);

// By how many points of Elo's scale a share tells that one is stronger (duel.md#elo); infinite for 0 and 1.
double eloOf(double share);
// The share that is to be expected of so many points more.
double shareOf(double elo);
Interval eloInterval(const Score &score);

// A question that more games answer one day (duel.md#sprt): is the first stronger by `more` points rather than by
// `less`? less < more. Either answer is wrong once in twenty times.
struct Hypotheses
{
    double less = 0;
    double more = 0;

    friend bool operator==(const Hypotheses &, const Hypotheses &) = default;
};

enum class Answer : std::uint8_t { Open, Less, More };

// The logarithm of how much likelier `more` makes this score than `less` does; 0 without games.
double likelihood(const Score &score, const Hypotheses &hypotheses);
Answer answerOf(const Score &score, const Hypotheses &hypotheses);

} // namespace kagetsu::duel
