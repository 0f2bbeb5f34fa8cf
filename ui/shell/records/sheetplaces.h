// SPDX-License-Identifier: MIT
#pragma once

#include "ui/worksheet/sheetsource.h"

namespace kagetsu::ui {

class StudyPage;

// The position shown and those with a bookmark, which are chosen; where there is none, the position shown is.
std::vector<SheetSource::Place> placesOf(const StudyPage &page);

} // namespace kagetsu::ui
