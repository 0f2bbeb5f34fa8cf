// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/study/edit/toolbox.h"

#include <QIcon>

namespace kagetsu::ui {

constexpr qreal ToolIconSize = 24;

// What the tool draws, so that its button shows it.
QIcon toolIcon(StudyTool tool, const Theme &theme, qreal scale);
// A stone that is half black and half white: whose turn it is.
QIcon turnIcon(const Theme &theme, qreal scale);
// A disc of what marks of the colour are drawn with.
QIcon colourIcon(MarkColour colour, const Theme &theme, qreal scale);
// Three dots: there are more tools.
QIcon moreIcon(const Theme &theme, qreal scale);

} // namespace kagetsu::ui
