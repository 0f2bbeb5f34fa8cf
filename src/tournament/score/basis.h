// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::tournament {

// Rounds rest on results (tournament.md#corrections): each knows what it was paired from.

// Stands for all results, byes and adjustments of the rounds before this one, of which there may be fewer: the same
// ones give the same number on every machine. Of a round robin 0, as its rounds rest on nothing.
std::uint64_t basisOf(const Section &section, int round);
// What a round was paired from was corrected since. Once all is as it was, the round is not stale any more.
bool isStale(const Section &section, int round);

// In an elimination: the round has the pairs that the bracket gives by the results of the rounds before. Others have no
// bracket, and every round is right.
bool isByBracket(const Section &section, int round);

// What rests on the results of a round, so that a correction is a matter of theirs, too.
struct Resting
{
    std::vector<int> rounds; // later ones of the section that are paired, from 1
    std::vector<int>
        sections; // of the event that its best have gone on to, or later ones with entries of it, by their ids

    bool isAny() const { return !rounds.empty() || !sections.empty(); }
};
Resting restingOn(const Event &event, int section, int round);

} // namespace kagetsu::tournament
