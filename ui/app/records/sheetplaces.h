// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/sheetsource.h"

namespace kagetsu::ui {

class StudyPage;

// Returns the displayed position, those with a bookmark, and all of the displayed line. The bookmarked ones are
// selected, or the displayed one if there is none.
std::vector<SheetSource::Place> placesOf(const StudyPage &page);

} // namespace kagetsu::ui
