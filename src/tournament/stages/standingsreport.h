// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/standings.h"

namespace kagetsu::tournament {

// The standings of a section, with everything that is said about them. For a large section this takes a while.
struct StandingsReport
{
    Section section {}; // as it was then
    SectionFacts facts {};
    PlaceTable places {};
    bool isTimeDeciding = false; // see isTimeDeciding()
    bool isPlayedOut = false; // see isPlayedOut()
    bool hasSharedPlaces = false; // after the last round, so that lots can be drawn for them
};

StandingsReport standingsReport(const Section &section);

} // namespace kagetsu::tournament
