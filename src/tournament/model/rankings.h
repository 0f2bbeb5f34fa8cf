// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"

namespace kagetsu::tournament {

// The rankings of a section besides its standings, and their rules (tournament.md#categories-and-prizes,
// tournament.md#club-ranking, tournament.md#performance-and-rating-change).

// A group of players with a list and prizes of their own. A player must meet every condition that is set. A player
// without a rating meets no condition on ratings; years of birth and sex likewise.
struct Category
{
    std::string name; // unique within the section
    Sex sex = Sex::Unknown; // Unknown means any
    std::optional<int> bornFrom {}; // years, inclusive
    std::optional<int> bornTo {};
    std::optional<int> ratingFrom {};
    std::optional<int> ratingTo {};
    std::string club {};
    std::string country {};
    bool isBestOfEachClub = false; // only the best player of each club who meets the other conditions

    friend bool operator==(const Category &, const Category &) = default;
};

// A prize for the best player of a category or of the whole section.
struct Prize
{
    std::string name;
    std::string category {}; // the name of a category; empty for the whole section
    int amount = 0; // whole units of money; 0 if the prize is not money

    friend bool operator==(const Prize &, const Prize &) = default;
};

enum class Affiliation : std::uint8_t { Club, Country };

// The formula for the expected score of a game.
enum class RatingFormula : std::uint8_t {
    Fide, // FIDE's table, with differences up to 400
    Elo, // the exact curve, as in the renju rating list until 2021
};

// The rules for calculating changes of ratings.
struct RatingRules
{
    RatingFormula formula = RatingFormula::Fide;
    std::optional<int> factor {}; // K for everybody; if not set, as the formula defines it (standings/ratingreport.h)

    friend bool operator==(const RatingRules &, const RatingRules &) = default;
};

// All rankings of a section besides its standings.
struct Rankings
{
    std::vector<Category> categories;
    std::vector<Prize> prizes; // awarded in this order, each to the best remaining player of its category
    bool severalEach = false; // true: a player can win a prize in each category; false: only one in all
    // True: players with equal points share the prizes of their places; false: the criteria decide.
    bool sharesTies = false;
    int clubBest = 3; // how many players of each club count
    Affiliation clubsBy = Affiliation::Club;
    RatingRules ratings {};

    friend bool operator==(const Rankings &, const Rankings &) = default;
};

inline constexpr std::size_t MostCategories = 100;
inline constexpr std::size_t MostPrizes = 1000;
inline constexpr int MostMoney = 1'000'000; // limit for one prize
inline constexpr int MostOfClub = 100;
inline constexpr int MostFactor = 100;

// True if a player meets all conditions of the category that concern the player alone. Who is the best of a club
// depends on the standings (standings/prizes.h).
bool isIn(const Category &category, const EntryDetails &details);
// Returns nullptr if there is no such category.
const Category *findCategory(const Rankings &rankings, const std::string &name);
bool haveOwnNames(const std::vector<Category> &categories);
// Return the rankings without a category and its prizes, and without a prize.
Rankings withoutCategory(Rankings rankings, const std::string &name);
Rankings withoutPrize(Rankings rankings, const Prize &prize);
// True if all numbers are within their ranges and every prize names an existing category.
bool isSound(const Rankings &rankings);

} // namespace kagetsu::tournament
