// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/record/edit/toolbox.h"

#include <QIcon>

namespace kagetsu::ui {

constexpr qreal ToolIconSize = 24;

// Returns an icon of what the tool draws.
QIcon toolIcon(StudyTool tool, const Theme &theme, qreal scale);
// Returns a stone that is half black and half white: the side to move.
QIcon turnIcon(const Theme &theme, qreal scale);
// Returns a disc in the ink of marks of this colour.
QIcon colourIcon(MarkColour colour, const Theme &theme, qreal scale);
// Returns three dots: there are more tools.
QIcon moreIcon(const Theme &theme, qreal scale);

} // namespace kagetsu::ui
