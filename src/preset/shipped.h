// SPDX-License-Identifier: MIT
#pragma once

#include "preset/preset.h"

namespace kagetsu::preset {

// The presets the program comes with (resources/presets.json), in their order.
const std::vector<Preset> &shippedPresets();

// The preset of this id in a list; nullptr when there is none.
const Preset *presetOf(const std::vector<Preset> &presets, std::string_view id);

} // namespace kagetsu::preset
