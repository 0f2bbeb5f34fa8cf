// SPDX-License-Identifier: MIT
#pragma once

#include "text/common/setting.h"
#include "tournament/model/section.h"

#include <vector>

namespace kagetsu::text {

// A setting that regulations make differently and that most people leave as it is (tournament.md#swiss-settings).
struct SectionSetting : Setting<tournament::SectionOptions>
{
    // True if the setting matters in a section with these settings.
    bool (*isThere)(const tournament::SectionSettings &settings, bool hasOtherSections);
};

// Returns all of them, in the order in which they are shown.
std::vector<SectionSetting> sectionSettings();

} // namespace kagetsu::text
