// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/paper/document.h"

class QPainter;
class QRectF;
class QSizeF;

namespace kagetsu::ui {

// The board of a diagram, or the cutting of it, into this rectangle, with coordinates that are read on paper however
// small the board is. `point` is the length of a typographic point in units of the painter.
void paintDiagram(QPainter &painter, const QRectF &rect, const Diagram &diagram, qreal point);

// How high the picture is at this width: boards and cuttings need not be square.
qreal diagramHeight(const Diagram &diagram, qreal width, qreal point);

} // namespace kagetsu::ui
