// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/print/diagram/diagram.h"

#include <QSizeF>

class QPainter;
class QRectF;

namespace kagetsu::ui {

// Returns the colours of a style; all but the wooden one paint only lines, stones and signs.
Theme themeOf(diagram::Style style);

// Return the size in millimetres of a diagram that stands alone, including its coordinates and the words below it, and
// paint it as large as the rectangle allows.
QSizeF sizeOf(const Diagram &diagram);
void paintAlone(QPainter &painter, const QRectF &rect, const Diagram &diagram);
void paintAlone(QPainter &painter, const QRectF &rect, const Diagram &diagram, const Theme &theme);
// Returns the place of the board in that rectangle.
QRectF boardRect(const QRectF &rect, const Diagram &diagram);

// Paints the board of a diagram on a paper among other things, with coordinates that are readable however small the
// board is. `point` is the length of a typographic point in units of the painter.
void paintDiagram(QPainter &painter, const QRectF &rect, const Diagram &diagram, qreal point);
// Returns the height of the picture at this width: boards and parts of them need not be square.
qreal diagramHeight(const Diagram &diagram, qreal width, qreal point);

} // namespace kagetsu::ui
