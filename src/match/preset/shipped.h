// SPDX-License-Identifier: MIT
#pragma once

#include "match/preset/preset.h"

namespace kagetsu::preset {

// Returns the presets that come with the program (resources/presets.json), in file order.
const std::vector<Preset> &shippedPresets();

// Returns the preset with this id in a list, or nullptr.
const Preset *presetOf(const std::vector<Preset> &presets, std::string_view id);

} // namespace kagetsu::preset
