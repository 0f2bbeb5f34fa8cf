// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>

class QPainter;
class QPainterPath;

namespace kagetsu::ui {

// Text on the board is drawn as outlines: it scales with the board, looks the same on every device, and needs no font
// where the file is opened. What the font lacks (CJK) comes from the system's fallback fonts.

struct TextBox
{
    QPointF centre;
    qreal height; // of capitals and digits
    qreal width; // the text is made smaller to fit
    qreal narrowest = 1; // before that it is made narrower, down to this part of its width
};

QPainterPath textPath(const QString &text, const TextBox &box, QFont::Weight weight);
void drawText(QPainter &painter, const QString &text, const TextBox &box, QFont::Weight weight, const QColor &colour);

} // namespace kagetsu::ui
