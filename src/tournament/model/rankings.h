// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"

namespace kagetsu::tournament {

// What a section ranks beside its standings, and by what rule (tournament.md#categories-and-prizes,
// tournament.md#club-ranking, tournament.md#performance-and-rating-change).

// Whom a list of its own, and prizes of its own, are for. All that is said must hold; who has no rating is in no band
// of ratings, and so with years of birth and sexes.
struct Category
{
    std::string name; // each other than the rest
    Sex sex = Sex::Unknown; // Unknown: any
    std::optional<int> bornFrom {}; // years
    std::optional<int> bornTo {};
    std::optional<int> ratingFrom {};
    std::optional<int> ratingTo {};
    std::string club {};
    std::string country {};

    friend bool operator==(const Category &, const Category &) = default;
};

struct Prize
{
    std::string name;
    std::string category {}; // by its name; empty: the whole section
    int amount = 0; // of money, in whole units; 0: no money

    friend bool operator==(const Prize &, const Prize &) = default;
};

enum class Affiliation : std::uint8_t { Club, Country };

enum class RatingFormula : std::uint8_t {
    Fide, // by its table, differences up to 400
    Elo, // the curve itself, as renju's list until 2021
};

struct RatingRules
{
    RatingFormula formula = RatingFormula::Fide;
    std::optional<int> factor {}; // K of everybody; nothing: as the formula has it (standings/ratingreport.h)

    friend bool operator==(const RatingRules &, const RatingRules &) = default;
};

struct Rankings
{
    std::vector<Category> categories;
    std::vector<Prize> prizes; // given in this order, each to the best of its category who is left
    bool severalEach = false; // one player can have a prize of each category; else one in all
    bool sharesTies = false; // equal points share the prizes of their places; else the criteria decide
    int clubBest = 3; // so many of each club count
    Affiliation clubsBy = Affiliation::Club;
    RatingRules ratings {};

    friend bool operator==(const Rankings &, const Rankings &) = default;
};

inline constexpr std::size_t MostCategories = 100;
inline constexpr std::size_t MostPrizes = 1000;
inline constexpr int MostMoney = 1'000'000; // as one prize
inline constexpr int MostOfClub = 100;
inline constexpr int MostFactor = 100;

bool isIn(const Category &category, const EntryDetails &details);
// nullptr where there is none.
const Category *findCategory(const Rankings &rankings, const std::string &name);
bool haveOwnNames(const std::vector<Category> &categories);
// Numbers in their ranges, and prizes for categories that are there.
bool isSound(const Rankings &rankings);

} // namespace kagetsu::tournament
