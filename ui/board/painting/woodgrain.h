// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace kagetsu::ui {

// Draws the growth rings of quarter-sawn wood over a face already painted in the colour of the wood. The result is the
// same on all machines and in all runs. `corner` is the radius of the rounded corners, which are left free.
void drawGrain(QPainter &painter, const QRectF &face, qreal corner, const QColor &colour);

} // namespace kagetsu::ui
