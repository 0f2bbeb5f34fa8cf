// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::tournament {

// Each round stores which results it was paired from, so that later corrections can be detected
// (tournament.md#corrections).

// Returns a hash of all results, byes and adjustments of the rounds before this one, as far as they exist; it is the
// same on every machine. For a round robin it is 0, because its rounds depend on no results.
std::uint64_t basisOf(const Section &section, int round);
// True if something that the round was paired from has been corrected since. If the correction is reversed, the round
// is no longer stale.
bool isStale(const Section &section, int round);

// True if the round of an elimination has the pairs that the bracket gives for the earlier results. Always true for
// other formats.
bool isByBracket(const Section &section, int round);

// The rounds and sections that depend on the results of a round, and are therefore affected by a correction of it.
struct Resting
{
    std::vector<int> rounds; // numbers of later paired rounds of the section, from 1
    // Ids of later sections of the event that the best of this one advanced to, or that contain their entries.
    std::vector<int> sections;

    bool isAny() const { return !rounds.empty() || !sections.empty(); }
};
// Returns what depends on the results of this round; rounds are numbered from 1.
Resting restingOn(const Event &event, int section, int round);

} // namespace kagetsu::tournament
