// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/diagram/diagram.h"

#include <QSizeF>

class QPainter;
class QRectF;

namespace kagetsu::ui {

// The colours of a style; nothing but lines, stones and signs is painted where it is no board of wood.
Theme themeOf(diagram::Style style);

// A diagram alone, with its coordinates and with its words below it: how large it is in millimetres, and it painted as
// large as the rectangle allows.
QSizeF sizeOf(const Diagram &diagram);
void paintAlone(QPainter &painter, const QRectF &rect, const Diagram &diagram);
void paintAlone(QPainter &painter, const QRectF &rect, const Diagram &diagram, const Theme &theme);
// Where its board lies in that rectangle.
QRectF boardRect(const QRectF &rect, const Diagram &diagram);

// On a paper among other things: the board of it into this rectangle, with coordinates that are read there however
// small the board is. `point` is the length of a typographic point in units of the painter.
void paintDiagram(QPainter &painter, const QRectF &rect, const Diagram &diagram, qreal point);
// How high the picture is at this width: boards and parts of them need not be square.
qreal diagramHeight(const Diagram &diagram, qreal width, qreal point);

} // namespace kagetsu::ui
