// SPDX-License-Identifier: MIT
#include "ui/board/painting/stoneicon.h"

#include "ui/board/painting/stonepainter.h"

#include <QPainter>

namespace kagetsu::ui {

QIcon stoneIcon(rules::Side side, const Theme &theme, int width, qreal ratio)
{
    QPixmap pixmap(QSize(width, width) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = width / 2.0 - 1.5;
    drawStone(painter, QPointF(width / 2.0, width / 2.0), { .side = side, .radius = radius }, theme);
    painter.setPen(QPen(theme.text, 1)); // seen on a button of either stone's colour
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(width / 2.0, width / 2.0), radius, radius);
    painter.end();
    return QIcon(pixmap);
}

} // namespace kagetsu::ui
