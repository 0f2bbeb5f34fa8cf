// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/rankings.h"
#include "tournament/score/facts.h"

namespace kagetsu::tournament {

// What the event makes of everybody's rating (tournament.md#performance-and-rating-change).

// The usual K: 32 in the formula of Elo, 20 in that of FIDE, and there 10 from 2400 on. What depends on earlier games
// and on age is not known here.
int factorOf(const RatingRules &rules, int rating);

// What is expected of one game in ten-thousandths of a point.
int expectedScore(RatingFormula formula, int rating, int opponent);

struct RatedRound
{
    int round = 0;
    std::size_t opponent = 0; // place in SectionFacts::entries
    int rating = 0; // of the opponent
    int games = 0;
    int halves = 0; // won in them
    int expected = 0; // in ten-thousandths of a point for all of these games; 0 for who has no rating

    friend bool operator==(const RatedRound &, const RatedRound &) = default;
};

struct RatingLine
{
    EntryId entry;
    std::size_t facts = 0; // its place in SectionFacts::entries
    std::optional<int> rating;
    std::vector<RatedRound> counted; // games that were played against rated opponents
    std::vector<std::size_t> unrated; // opponents played who have no rating and do not count
    int games = 0;
    int halves = 0;
    std::optional<int> average; // of the opponents' ratings
    std::optional<int> performance;
    int expected = 0; // in ten-thousandths
    int factor = 0;
    std::optional<int> change; // in hundredths; nothing without a rating or a game

    friend bool operator==(const RatingLine &, const RatingLine &) = default;
};

// By rating, highest first, then by number; entries without a rating come last.
std::vector<RatingLine> ratingReport(const SectionFacts &facts, const RatingRules &rules = {});

} // namespace kagetsu::tournament
