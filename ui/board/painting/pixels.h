// SPDX-License-Identifier: MIT
#pragma once

#include <QPaintEngine>
#include <QPainter>
#include <QRectF>

#include <cmath>

namespace kagetsu::ui {

// True if one unit of the painter is one pixel of an image or a screen, so that edges can be put on whole pixels and
// drawings can be cached as images. Vector devices and rotated painters get the paths themselves.
inline bool paintsPixels(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.deviceTransform().type() <= QTransform::TxTranslate;
}

// Returns the rectangle with its edges on whole pixels, if the device has any.
inline QRectF sharp(const QPainter &painter, const QRectF &rect)
{
    if (!paintsPixels(painter))
        return rect;
    const QPointF corner(std::round(rect.left()), std::round(rect.top()));
    return { corner, QSizeF(std::max(1.0, std::round(rect.width())), std::max(1.0, std::round(rect.height()))) };
}

// Returns a pen width that keeps signs readable on small boards: never thinner than `least` pixels.
inline qreal stroke(const QPainter &painter, qreal wanted, qreal least)
{
    return paintsPixels(painter) ? std::max(wanted, least) : wanted;
}

// Returns a width in whole pixels for the straight edges of signs.
inline qreal border(const QPainter &painter, qreal wanted)
{
    return paintsPixels(painter) ? std::max(1.0, std::round(wanted)) : wanted;
}

inline QRectF around(QPointF centre, qreal width, qreal height)
{
    return { centre.x() - width / 2, centre.y() - height / 2, width, height };
}

} // namespace kagetsu::ui
