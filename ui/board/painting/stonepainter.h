// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "ui/board/theme.h"

#include <QPointF>

class QPainter;

namespace kagetsu::ui {

// Stones and their shadows, painted once per size and then copied on raster devices.

struct StoneLook
{
    rules::Side side = rules::Side::Black;
    qreal radius = 1;
    int grain = 0; // which of the few shells a white stone was cut from
};

void drawStone(QPainter &painter, QPointF centre, const StoneLook &look, const Theme &theme);
// `height` is how far the stone is above the board, in stone radii; 0 lies on it.
void drawStoneShadow(QPainter &painter, QPointF centre, qreal radius, qreal height, const Theme &theme);

} // namespace kagetsu::ui
