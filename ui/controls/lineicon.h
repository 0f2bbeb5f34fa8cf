// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

namespace kagetsu::ui {

// Returns one of the line icons of resources/icons in this colour, sharp at every size and scale; on a button that is
// checked in the colour `checked`, if that is valid.
QIcon lineIcon(const QString &name, const QColor &colour, const QColor &disabled, const QColor &checked = {});

// Holds a line icon for a widget that paints it by itself: it is drawn anew only in another colour or size.
class PaintedIcon
{
public:
    // Returns the icon for a device of this pixel ratio; `side` is in device-independent pixels.
    const QPixmap &painted(const QString &name, const QColor &colour, int side, qreal ratio);

private:
    QString m_name;
    QColor m_colour;
    int m_side = 0;
    QPixmap m_pixmap;
};

} // namespace kagetsu::ui
