// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/sheetsource.h"

namespace kagetsu::ui {

class StudyPage;

// Returns the displayed position and those with a bookmark. The bookmarked ones are selected, or the displayed one if
// there is none.
std::vector<SheetSource::Place> placesOf(const StudyPage &page);

} // namespace kagetsu::ui
