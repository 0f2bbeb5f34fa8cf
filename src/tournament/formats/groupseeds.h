// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace kagetsu::tournament {

// Who went on from a group, by the group and the place in it, both from 0.
struct GroupPlace
{
    int group = 0;
    int place = 0;

    friend bool operator==(const GroupPlace &, const GroupPlace &) = default;
};

// All first ones in the order of the groups, all second ones, and so on; so many of each group.
std::vector<GroupPlace> byPlaces(const std::vector<int> &sizes);

// The seeds of a bracket for those who come from groups, so many of each (tournament.md#groups). All first ones come
// before all second ones, and so on, so that byes fall to the best and winners of groups meet as late as the bracket
// lets them. Within a place the groups are spread so that members of one meet as late as it lets them, which for groups
// of equal size is as late as any bracket could.
std::vector<GroupPlace> seedsOf(const std::vector<int> &sizes);

} // namespace kagetsu::tournament
