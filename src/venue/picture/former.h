// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <optional>
#include <utility>
#include <vector>

namespace kagetsu::venue {

// A former state of an event, and the lines that it was made of.
struct Former
{
    std::vector<tournament::LogLine> lines;
    tournament::Event event;
};

// Returns the event as it was at a moment. If a clock was set back meanwhile, lines after a later one do not count, so
// that nothing comes too early.
Former formerAt(const std::vector<tournament::LogLine> &lines, tournament::Milliseconds moment);

using RoundKey = std::pair<int, int>; // section and round

// Returns the event as it was when a round that is open was last closed. Nothing if it never was, or was drawn anew.
std::optional<Former> whenClosed(const std::vector<tournament::LogLine> &lines, RoundKey key);

} // namespace kagetsu::venue
