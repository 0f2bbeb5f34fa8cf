// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"

namespace kagetsu::opponent {

// The id of the opponent that comes with the program (brain.md), as journals have it.
inline constexpr const char *OwnEngineId = "kagetsu-brain";
inline constexpr int LowestLevel = 1; // of brain.md#levels
inline constexpr int HighestLevel = 6;

// How it is started where it lies in this folder.
engine::Profile ownEngine(const std::string &folder);

} // namespace kagetsu::opponent
