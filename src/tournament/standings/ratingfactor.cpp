// SPDX-License-Identifier: MIT
#include "tournament/standings/ratingfactor.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using Why = RatingFactor::Why;

constexpr int OfElo = 32;

// [FIDE B.02 8.3.3]
constexpr int OfNewAndYoung = 40;
constexpr int OfUsual = 20;
constexpr int OfHigh = 10;
constexpr int GamesOfNew = 30;
constexpr int AgeOfYoung = 18;
constexpr int YoungBelow = 2300;
constexpr int HighFrom = 2400;
constexpr int MostTimesGames = 700;

RatingFactor factorOfFide(const EntryFacts &player, int year)
{
    if (player.ratingFactor)
        return { *player.ratingFactor, Why::ByHand };
    const int rating = player.rating.value_or(0);
    const bool isAgeKnown = player.birthYear > 0 && year > 0;
    if (player.ratedGames && *player.ratedGames < GamesOfNew)
        return { OfNewAndYoung, Why::New };
    if (isAgeKnown && year - player.birthYear <= AgeOfYoung && rating < YoungBelow)
        return { OfNewAndYoung, Why::Young };
    RatingFactor factor { OfUsual, Why::Usual };
    if (rating >= HighFrom)
        factor = { OfHigh, Why::High };
    factor.knowsGames = player.ratedGames.has_value();
    factor.knowsAge = isAgeKnown || rating >= YoungBelow;
    return factor;
}

} // namespace

int yearOf(const EventDetails &details)
{
    constexpr int FirstYear = 1900;
    const std::string &dates = details.dates;
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    for (auto begin = std::find_if(dates.begin(), dates.end(), isDigit); begin != dates.end();) {
        const auto end = std::find_if_not(begin, dates.end(), isDigit);
        const int year = end - begin == 4 ? std::stoi(std::string(begin, end)) : 0;
        if (FirstYear <= year && year <= LatestBirthYear)
            return year;
        begin = std::find_if(end, dates.end(), isDigit);
    }
    return 0;
}

RatingFactor factorOf(const RatingRules &rules, const EntryFacts &player, int games, int year)
{
    // One K for everybody is not among those that [FIDE B.02 8.3.3] lists and limits.
    const bool isForEverybody = rules.factor && !player.ratingFactor;
    if (rules.formula != RatingFormula::Fide || isForEverybody)
        return player.ratingFactor ? RatingFactor { *player.ratingFactor, Why::ByHand }
                                   : RatingFactor { rules.factor.value_or(OfElo) };
    RatingFactor factor = factorOfFide(player, year);
    if (games > 0 && factor.value * games > MostTimesGames) {
        factor.value = MostTimesGames / games;
        factor.isCapped = true;
    }
    return factor;
}

} // namespace kagetsu::tournament
