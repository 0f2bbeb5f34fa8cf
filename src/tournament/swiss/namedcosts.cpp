// SPDX-License-Identifier: MIT
#include "tournament/swiss/namedcosts.h"

namespace kagetsu::tournament {

using pairing::Lane;

std::vector<NamedCost> namedCosts(const pairing::Cost &cost, bool isFromTheTop)
{
    std::vector<std::int64_t> points;
    const auto first = cost.lanes.begin() + int(Lane::FirstTopGroup);
    if (isFromTheTop)
        points.assign(first, first + pairing::TopGroups);
    points.push_back(cost[Lane::Points]);
    return { { "met", { cost[Lane::Met] } }, { "secondBye", { cost[Lane::SecondBye] } },
        { "byePoints", { cost[Lane::ByePoints] } }, { "byePlace", { cost[Lane::ByePlace] } },
        { "club", { cost[Lane::Club] } }, { "points", points }, { "moved", { cost[Lane::Moved] } },
        { "claim", { cost[Lane::Claim] } }, { "balance", { cost[Lane::Balance] } },
        { "style", { cost[Lane::Style] } } };
}

} // namespace kagetsu::tournament
