// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/qualification.h"

namespace kagetsu::tournament {

// Orders entries by the games of their play-off (tournament.md#play-offs): best first, those who are equal together. A
// stage separates those who were equal before it by their points in the games among themselves, if all of them have
// played equally many of these.
std::vector<std::vector<EntryId>> splitByGames(
    const std::vector<EntryId> &entries, const std::vector<PlayOffGame> &games);

} // namespace kagetsu::tournament
