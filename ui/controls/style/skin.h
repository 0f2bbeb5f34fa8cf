// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QString>

namespace kagetsu::ui {

// Returns the style sheet that makes Qt's widgets (fields, lists, tabs, scroll bars) match the painted ones. Its
// lengths are multiplied by `factor`, as the words of a large window are: see fitFactor().
QString styleSheetOf(const Theme &theme, double factor = 1);
// Dresses the whole program. At start, call it before any widget exists: each would be styled twice.
void dress(const Theme &theme, double factor = 1);

} // namespace kagetsu::ui
