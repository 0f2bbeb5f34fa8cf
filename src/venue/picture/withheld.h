// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/corrections.h"
#include "venue/picture/pagesettings.h"

#include <map>
#include <optional>
#include <tuple>

namespace kagetsu::venue {

// An event with the results, rulings, adjustments and decisions that may be shown at a moment. Everything else is as it
// is, so that pairings are shown at once.
struct Shown
{
    tournament::Event event;
    std::vector<tournament::Correction> corrections; // those whose results are shown
    // When the result that is shown was entered, by section, round and table; since 1970, UTC.
    std::map<std::tuple<int, int, int>, tournament::Milliseconds> entered;
    std::optional<tournament::Milliseconds> asOf; // time of the last line that is seen, if any; since 1970, UTC
    std::optional<tournament::Milliseconds> next; // when a line that is held back will be seen
};
Shown withoutNewResults(const tournament::Log &log, const Delay &delay, tournament::Milliseconds now);

} // namespace kagetsu::venue
