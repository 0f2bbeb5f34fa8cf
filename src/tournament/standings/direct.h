// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

#include <span>

namespace kagetsu::tournament {

// Returns the points scored among the tied entries. The criterion has no effect unless every two of them have met
// (tournament.md#direct-encounter).
Value directEncounter(const SectionFacts &facts, std::size_t entry, std::span<const std::size_t> tied);

// Returns wins minus losses among the tied entries. The criterion has no effect unless their matches connect them all.
Value connectedEncounter(const SectionFacts &facts, std::size_t entry, std::span<const std::size_t> tied);

} // namespace kagetsu::tournament
