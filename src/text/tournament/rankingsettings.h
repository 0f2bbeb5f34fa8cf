// SPDX-License-Identifier: MIT
#pragma once

#include "text/common/setting.h"
#include "tournament/model/rankings.h"

#include <vector>

namespace kagetsu::text {

// Return the settings of a category that are numbers or choices, and those of the other rankings of a section, in the
// order in which they are shown (tournament.md#categories-and-prizes, tournament.md#club-ranking).
using CategorySetting = Setting<tournament::Category>;
std::vector<CategorySetting> categorySettings();
using RankingsSetting = Setting<tournament::Rankings>;
std::vector<RankingsSetting> rankingsSettings();

} // namespace kagetsu::text
