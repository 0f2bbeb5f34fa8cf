// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QString>

namespace kagetsu::ui {

// The style sheet that gives ready-made widgets (fields, lists, tabs, scroll bars) the look of the painted ones. Its
// lengths are so many times the usual ones as the words of a large window are: see fitFactor().
QString styleSheetOf(const Theme &theme, double factor = 1);
// The whole program. At a start before there are widgets: each would be dressed twice.
void dress(const Theme &theme, double factor = 1);

} // namespace kagetsu::ui
