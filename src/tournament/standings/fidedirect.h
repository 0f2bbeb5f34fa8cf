// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

#include <span>
#include <vector>

namespace kagetsu::tournament {

// Direct encounter by [FIDE C.07 6], which also works if games are missing: the entry that would be first among the
// tied ones whatever the missing games gave is first, and so on; entries that stay tied are compared again among
// themselves (tournament.md#direct-encounter-of-fide).

// Returns the place among the tied entries, from 1 and shared by entries that cannot be separated, with the points
// against them as terms. The criterion has no effect if it separates nobody. The elements of `ways` are applied in turn
// until none separates anybody: for teams, match points and game points.
Value placeAmong(std::span<const SectionFacts *const> ways, std::size_t entry, std::span<const std::size_t> tied,
    bool forfeitsCount);

} // namespace kagetsu::tournament
