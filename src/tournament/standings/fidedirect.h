// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

#include <span>
#include <vector>

namespace kagetsu::tournament {

// Direct encounter as [FIDE C.07 6] has it, also where games are missing: who would be first among those who are tied
// whatever the missing games gave, is first, and so on; who stays tied is asked anew among themselves
// (tournament.md#direct-encounter-of-fide).

// The place among those who are tied, from 1 and shared where nothing parts them, with the points against them as
// terms. Without effect where it parts nobody. Each of `ways` counts in its turn, until none of them parts anybody: of
// teams match points and game points.
Value placeAmong(std::span<const SectionFacts *const> ways, std::size_t entry, std::span<const std::size_t> tied,
    bool forfeitsCount);

} // namespace kagetsu::tournament
