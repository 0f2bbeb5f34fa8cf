// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "tournament/pairing/matching/weights.h"

#include <functional>

namespace kagetsu::pairing {

// Receives how many of all vertices are matched. Returns false to stop the work.
using Progress = std::function<bool(int matched, int all)>;

// The reason why no complete matching exists (tournament-pairing.md#who-stands-in-the-way): there are more groups than
// sought vertices; members of a group can only be paired within it or with a sought vertex; and each group is odd, so
// it needs one of them.
struct Shortage
{
    bool isStopped = false; // stopped by the progress callback, so nothing is known
    std::vector<std::vector<int>> groups;
    std::vector<int> sought;
};

// Returns the partner of each vertex in the matching with the least total cost; if there are several, the first one.
// Takes O(n³) time, and memory proportional to the weights.
Result<std::vector<int>, Shortage> cheapestMatching(const Weights &weights, const Progress &progress = {});

} // namespace kagetsu::pairing
