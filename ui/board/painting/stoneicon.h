// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "ui/board/theme.h"

#include <QIcon>

namespace kagetsu::ui {

// Returns a stone of the board as an icon. `width` is in device-independent pixels, `ratio` the pixel ratio of the
// device.
QIcon stoneIcon(rules::Side side, const Theme &theme, int width, qreal ratio);

} // namespace kagetsu::ui
