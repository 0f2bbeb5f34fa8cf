// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/matching/weights.h"
#include "result.h"

#include <functional>

namespace kagetsu::pairing {

// Told how many vertices are matched, and of how many; false ends the work.
using Progress = std::function<bool(int matched, int all)>;

// Why not everybody has a partner (pairing.md#who-stands-in-the-way): there are more groups than sought vertices;
// nobody in a group has a pair outside it but with those; and each group is odd, so needs one of them.
struct Shortage
{
    bool isStopped = false; // the progress said so, and nothing is known
    std::vector<std::vector<int>> groups;
    std::vector<int> sought;
};

// The partner of each vertex, so that the sum of the costs is the least there is; the first such, if there are several.
// Takes O(n³) time, and memory for what is in the weights.
Result<std::vector<int>, Shortage> cheapestMatching(const Weights &weights, const Progress &progress = {});

} // namespace kagetsu::pairing
