// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace kagetsu::tournament {

// A place from which an entry qualifies: the group and the place in it, both from 0.
struct GroupPlace
{
    int group = 0;
    int place = 0;

    friend bool operator==(const GroupPlace &, const GroupPlace &) = default;
};

// Returns all group winners in the order of the groups, then all runners-up, and so on; `sizes` tells how many qualify
// from each group.
std::vector<GroupPlace> byPlaces(const std::vector<int> &sizes);

// Returns the bracket seeds of those who qualify from groups; `sizes` tells how many from each (tournament.md#groups).
// All winners come before all runners-up, and so on, so that byes go to the best and group winners meet as late as the
// bracket allows. Within a place, the groups are spread so that members of one group meet as late as possible; for
// groups of equal size no bracket could keep them apart longer.
std::vector<GroupPlace> seedsOf(const std::vector<int> &sizes);

} // namespace kagetsu::tournament
