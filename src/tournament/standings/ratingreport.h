// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/rankings.h"
#include "tournament/score/facts.h"
#include "tournament/standings/ratingfactor.h"

namespace kagetsu::tournament {

// The effect of the event on everybody's rating (tournament.md#performance-and-rating-change).

// Returns the expected score of one game, in ten-thousandths of a point.
int expectedScore(RatingFormula formula, int rating, int opponent);

// A round that counts for a player's rating.
struct RatedRound
{
    int round = 0;
    std::size_t opponent = 0; // index in SectionFacts::entries
    int rating = 0; // the opponent's rating
    int games = 0;
    int halves = 0; // points won in these games, in halves
    // Expected score of all these games, in ten-thousandths of a point; 0 for an entry without a rating.
    int expected = 0;

    friend bool operator==(const RatedRound &, const RatedRound &) = default;
};

// A player's line in the rating report.
struct RatingLine
{
    EntryId entry;
    std::size_t facts = 0; // index in SectionFacts::entries
    std::optional<int> rating;
    std::vector<RatedRound> counted; // games played against rated opponents
    std::vector<std::size_t> unrated; // opponents played who have no rating and do not count
    int games = 0;
    int halves = 0;
    std::optional<int> average; // average of the opponents' ratings
    std::optional<int> performance;
    int expected = 0; // expected score in ten-thousandths of a point
    RatingFactor factor {}; // of a player with a rating
    std::optional<int> change; // rating change in hundredths; not set without a rating or a game

    friend bool operator==(const RatingLine &, const RatingLine &) = default;
};

// Returns the lines by rating, highest first, then by number. Entries without a rating come last. `year` is that of the
// event, 0 if it is not known (ratingfactor.h).
std::vector<RatingLine> ratingReport(const SectionFacts &facts, const RatingRules &rules = {}, int year = 0);

} // namespace kagetsu::tournament
