// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>

class QPainter;
class QPainterPath;

namespace kagetsu::ui {

// Text on the board is drawn as outlines: it scales with the board, looks the same on every device, and needs no font
// where the file is opened. Characters that the font lacks (CJK) come from the system's fallback fonts.

struct TextBox
{
    QPointF centre;
    qreal height; // height of capitals and digits
    qreal width; // the text shrinks to fit
    qreal narrowest = 1; // least horizontal compression, as a share of the width; only then does the text shrink
};

// Return the outline of a text, or draw the text, centred in the box.
QPainterPath textPath(const QString &text, const TextBox &box, QFont::Weight weight);
void drawText(QPainter &painter, const QString &text, const TextBox &box, QFont::Weight weight, const QColor &colour);

} // namespace kagetsu::ui
