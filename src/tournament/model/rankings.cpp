// SPDX-License-Identifier: MIT
#include "tournament/model/rankings.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

bool isBetween(std::optional<int> number, std::optional<int> from, std::optional<int> to)
{
    if (!from && !to)
        return true;
    return number && *number >= from.value_or(*number) && *number <= to.value_or(*number);
}

std::optional<int> yearOf(const BirthDate &birth)
{
    return isKnown(birth) ? std::optional(birth.year) : std::nullopt;
}

} // namespace

bool isIn(const Category &category, const EntryDetails &details)
{
    return (category.sex == Sex::Unknown || category.sex == details.sex)
        && isBetween(yearOf(details.birth), category.bornFrom, category.bornTo)
        && isBetween(details.rating, category.ratingFrom, category.ratingTo)
        && (category.club.empty() || category.club == details.club)
        && (category.country.empty() || category.country == details.country);
}

const Category *findCategory(const Rankings &rankings, const std::string &name)
{
    const auto found = std::find_if(rankings.categories.begin(), rankings.categories.end(),
        [&name](const Category &category) { return category.name == name; });
    return found == rankings.categories.end() ? nullptr : &*found;
}

bool haveOwnNames(const std::vector<Category> &categories)
{
    std::set<std::string> names;
    return std::all_of(categories.begin(), categories.end(),
        [&names](const Category &category) { return names.insert(category.name).second; });
}

bool isSound(const Rankings &rankings)
{
    const bool arePrizesSound = std::all_of(rankings.prizes.begin(), rankings.prizes.end(), [&](const Prize &prize) {
        return (prize.category.empty() || findCategory(rankings, prize.category)) && prize.amount >= 0
            && prize.amount <= MostMoney;
    });
    const int factor = rankings.ratings.factor.value_or(1);
    return arePrizesSound && rankings.categories.size() <= MostCategories && rankings.prizes.size() <= MostPrizes
        && rankings.clubBest >= 1 && rankings.clubBest <= MostOfClub && factor >= 1 && factor <= MostFactor;
}

Rankings withoutCategory(Rankings rankings, const std::string &name)
{
    std::erase_if(rankings.categories, [&name](const Category &each) { return each.name == name; });
    std::erase_if(rankings.prizes, [&name](const Prize &prize) { return prize.category == name; });
    return rankings;
}

Rankings withoutPrize(Rankings rankings, const Prize &prize)
{
    if (const auto found = std::ranges::find(rankings.prizes, prize); found != rankings.prizes.end())
        rankings.prizes.erase(found);
    return rankings;
}

} // namespace kagetsu::tournament
