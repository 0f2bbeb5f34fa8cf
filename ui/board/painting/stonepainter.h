// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "ui/board/theme.h"

#include <QPointF>

class QPainter;

namespace kagetsu::ui {

// Draws stones and their shadows; on raster devices they are painted once per size and then copied.

struct StoneLook
{
    rules::Side side = rules::Side::Black;
    qreal radius = 1;
    int grain = 0; // which of a few shells a white stone is cut from
};

// Draws a stone without its shadow.
void drawStone(QPainter &painter, QPointF centre, const StoneLook &look, const Theme &theme);
// Draws the shadow of a stone. `height` is the distance between stone and board, in stone radii; 0 if it lies on the
// board.
void drawStoneShadow(QPainter &painter, QPointF centre, qreal radius, qreal height, const Theme &theme);

} // namespace kagetsu::ui
