// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// A club, or country, of an event of single players, by the points of its best (tournament.md#club-ranking).
struct ClubStanding
{
    struct Part
    {
        EntryId entry;
        Points points;

        friend bool operator==(const Part &, const Part &) = default;
    };

    std::string club;
    int place = 0; // from 1, equal for those with equal points
    Points points;
    std::vector<Part> counted; // best first
    int others = 0; // of the club, who do not count

    friend bool operator==(const ClubStanding &, const ClubStanding &) = default;
};

// Best first; those with equal points by name. Of each count as many as the section says (Rankings::clubBest); a club
// with fewer has what these have. Who names no club, and whose results are annulled, is left out.
std::vector<ClubStanding> clubStandings(const Section &section);

} // namespace kagetsu::tournament
