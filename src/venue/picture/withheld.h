// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "venue/picture/pagesettings.h"

#include <optional>

namespace kagetsu::venue {

// An event with the results and rulings that may be shown at a moment. Everything else is as it is, so that pairings
// are shown at once.
struct Shown
{
    tournament::Event event;
    tournament::Milliseconds asOf { 0 }; // time of the last line that counts; since 1970, UTC
    std::optional<tournament::Milliseconds> next; // when the next line will count
};
Shown withoutNewResults(const tournament::Log &log, const Delay &delay, tournament::Milliseconds now);

} // namespace kagetsu::venue
