// SPDX-License-Identifier: MIT
#include "tournament/stages/standingsreport.h"

#include "tournament/stages/nextround.h"
#include "tournament/stages/placelots.h"

namespace kagetsu::tournament {

StandingsReport standingsReport(const Section &section)
{
    StandingsReport report { section, factsOf(section), placesOf(section) };
    report.isTimeDeciding = isTimeDeciding(section);
    report.isPlayedOut = isPlayedOut(section);
    report.hasSharedPlaces = report.isPlayedOut && !sharedPlaces(section).empty();
    return report;
}

} // namespace kagetsu::tournament
