// SPDX-License-Identifier: MIT
#pragma once

#include <QPaintEngine>
#include <QPainter>
#include <QRectF>

#include <cmath>

namespace kagetsu::ui {

// Whether one unit of the painter is one pixel of an image or a screen, so that edges can be put on whole pixels and
// drawings kept as images. Vector devices and turned painters get the paths themselves.
inline bool paintsPixels(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.deviceTransform().type() <= QTransform::TxTranslate;
}

// The rectangle with its edges on whole pixels, where there are any.
inline QRectF sharp(const QPainter &painter, const QRectF &rect)
{
    if (!paintsPixels(painter))
        return rect;
    const QPointF corner(std::round(rect.left()), std::round(rect.top()));
    return { corner, QSizeF(std::max(1.0, std::round(rect.width())), std::max(1.0, std::round(rect.height()))) };
}

} // namespace kagetsu::ui
