// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

#include <span>

namespace kagetsu::tournament {

// Points among those who are tied; without effect unless every two of them have met (tournament.md#direct-encounter).
Value directEncounter(const SectionFacts &facts, std::size_t entry, std::span<const std::size_t> tied);

// Wins minus losses among them; without effect unless their matches connect them all.
Value connectedEncounter(const SectionFacts &facts, std::size_t entry, std::span<const std::size_t> tied);

} // namespace kagetsu::tournament
