// SPDX-License-Identifier: MIT
#include "tournament/standings/performance.h"

#include "tournament/standings/value.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>
#include <numeric>

namespace kagetsu::tournament {

namespace {

// The rating differences from which on the expected score is one percent higher, beginning with 51 percent.
constexpr int Differences[] { 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154,
    163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433,
    457, 485, 518, 560, 620, 736 };
// The rating points that a score of 50, 51, … 100 percent adds.
constexpr int Added[] { 0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800 };
static_assert(std::size(Differences) == 50 && std::size(Added) == 51);

constexpr int Half = 50; // percent
constexpr int Farthest = 800;

int expectedSum(int rating, std::span<const int> opponents)
{
    return std::accumulate(opponents.begin(), opponents.end(), 0,
        [rating](int sum, int opponent) { return sum + expectedPercent(rating - opponent); });
}

} // namespace

int expectedPercent(int difference)
{
    const auto above =
        static_cast<int>(std::upper_bound(std::begin(Differences), std::end(Differences), std::abs(difference))
            - std::begin(Differences));
    return difference < 0 ? Half - above : Half + above;
}

int performanceDifference(int percent)
{
    assert(percent >= 0 && percent <= 2 * Half);
    return percent < Half ? -Added[Half - percent] : Added[percent - Half];
}

std::optional<int> averageRating(std::span<const int> ratings)
{
    if (ratings.empty())
        return std::nullopt;
    const std::int64_t sum = std::accumulate(ratings.begin(), ratings.end(), std::int64_t(0));
    return static_cast<int>(roundedQuotient(sum, static_cast<std::int64_t>(ratings.size())));
}

std::optional<int> performanceRating(int halves, std::span<const int> opponents)
{
    const std::optional<int> average = averageRating(opponents);
    if (!average)
        return std::nullopt;
    const auto percent = roundedQuotient(std::int64_t(halves) * Half, static_cast<std::int64_t>(opponents.size()));
    return *average + performanceDifference(static_cast<int>(std::clamp<std::int64_t>(percent, 0, 2 * Half)));
}

std::optional<int> perfectPerformance(int halves, std::span<const int> opponents)
{
    if (opponents.empty())
        return std::nullopt;
    const auto [lowest, highest] = std::minmax_element(opponents.begin(), opponents.end());
    if (halves <= 0)
        return *lowest - Farthest;
    int below = *lowest - Farthest; // the expected score is 0 with this rating
    int enough = *highest + Farthest; // everything is expected with this one
    const int score = std::min(halves * Half, static_cast<int>(opponents.size()) * 2 * Half);
    while (enough - below > 1) {
        const int middle = below + (enough - below) / 2;
        (expectedSum(middle, opponents) >= score ? enough : below) = middle;
    }
    return enough;
}

} // namespace kagetsu::tournament
