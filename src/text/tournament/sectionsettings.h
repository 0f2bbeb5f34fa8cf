// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QStringList>

#include <vector>

namespace kagetsu::text {

// A setting that regulations make differently and that most people leave as it is (tournament.md#swiss-settings): a
// number, or a choice by its index.
struct SectionSetting
{
    const char *name; // identifies it, such as "swissStyle"; never translated
    QStringList words; // its label and its choices; for a number, the meaning of its least value, if it has one
    int (*value)(const tournament::SectionOptions &options);
    void (*set)(tournament::SectionOptions &options, int value);
    // True if the setting matters in a section with these settings.
    bool (*isThere)(const tournament::SectionSettings &settings, bool hasOtherSections);
    int most = 0; // 0 if it is a choice
    int least = 0;
};

// Returns all of them, in the order in which they are shown.
std::vector<SectionSetting> sectionSettings();

} // namespace kagetsu::text
