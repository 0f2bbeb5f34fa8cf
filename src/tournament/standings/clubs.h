// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The standing of a club or country in an event of single players, by the points of its best players
// (tournament.md#club-ranking).
struct ClubStanding
{
    struct Part
    {
        EntryId entry;
        Points points;

        friend bool operator==(const Part &, const Part &) = default;
    };

    std::string club;
    int place = 0; // place from 1; shared by clubs with equal points
    Points points;
    std::vector<Part> counted; // best first
    int others = 0; // number of the club's other players, who do not count

    friend bool operator==(const ClubStanding &, const ClubStanding &) = default;
};

// Returns the clubs, best first; clubs with equal points by name. For each, as many players count as the section says
// (Rankings::clubBest), or all players of a smaller club. Players without a club and players whose results are annulled
// are left out.
std::vector<ClubStanding> clubStandings(const Section &section);

} // namespace kagetsu::tournament
